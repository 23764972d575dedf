/** Words that guesses begin with: the shop's own, and the seasons in its languages. */
const words: ReadonlySet<string> = new Set(
  [
    'passepartout kartenliebe poster posters bilder foto fotos photo photos',
    'karten tarjetas cartes biglietti kaarten',
    'frühling fruehling sommer herbst winter spring summer autumn fall',
    'primavera verano otoño otono invierno printemps été ete automne hiver',
    'estate autunno inverno lente voorjaar zomer herfst najaar',
  ].flatMap((line) => line.split(' ')),
);

/** Letters that guesses write in other ways. */
const disguises = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's' } as const;

const isDisguise = (character: string): character is keyof typeof disguises =>
  Object.hasOwn(disguises, character);

/** Years, numbers and marks around a word, at its beginning or end. */
const around = /^[^\p{L}@$]+|[^\p{L}]+$/gu;

const undisguised = (text: string): string =>
  Array.from(text, (character) => (isDisguise(character) ? disguises[character] : character)).join(
    '',
  );

/**
 * Whether a password is one word of the shop or a season, alone or twice, with a year, a number or
 * marks around it: `Sommer2024!`, `Passepartout1`, `P0ster2026`.
 */
export const isPredictable = (password: string): boolean => {
  const text = password.toLowerCase();
  return [text, text.replaceAll(around, '')]
    .flatMap((one) => [one, undisguised(one), undisguised(one).replaceAll(around, '')])
    .some((one) => {
      const half = one.slice(0, one.length / 2);
      return words.has(one) || (one === half.repeat(2) && words.has(half));
    });
};
