/**
 * A pseudo-locale for stories. Texts get accents, brackets around them and two fifths more
 * characters, which shows clipped texts, bad wrapping and texts that are not messages.
 */
import type { CompiledMessage, CompiledMessages, MessagePart } from './format-message.ts';

/** Share of the added text; the longest languages exceed English by about as much. */
export const longTextShare = 0.4;

const accents: Readonly<Record<string, string>> = {
  A: 'Å',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  G: 'Ĝ',
  I: 'Î',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  U: 'Û',
  Y: 'Ý',
  Z: 'Ž',
  a: 'å',
  c: 'ç',
  d: 'ð',
  e: 'é',
  g: 'ĝ',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'û',
  y: 'ý',
  z: 'ž',
};

const accented = (text: string): string =>
  text.replaceAll(/[A-Za-z]/gu, (letter) => accents[letter] ?? letter);

/** Of a length that wraps as words do. */
const filling = ' łöŕéɱ îþšûɱ ðöłöŕ';

const fillingOf = (length: number): string =>
  filling.repeat(Math.ceil(length / filling.length)).slice(0, length);

const lengthOf = (message: CompiledMessage): number =>
  typeof message === 'string'
    ? message.length
    : message.reduce((sum, part) => sum + lengthOfPart(part), 0);

const lengthOfPart = (part: MessagePart): number => {
  if (typeof part === 'string') return part.length;
  if ('tag' in part) return lengthOf(part.words);
  // An argument counts nothing; of a plural one case is shown.
  return 'plural' in part ? Math.max(0, ...Object.values(part.cases).map(lengthOf)) : 0;
};

const accentedParts = (message: CompiledMessage): CompiledMessage =>
  typeof message === 'string' ? accented(message) : message.map(accentedPart);

const accentedPart = (part: MessagePart): MessagePart => {
  if (typeof part === 'string') return accented(part);
  if ('tag' in part) return { tag: part.tag, words: accentedParts(part.words) };
  if ('argument' in part) return part;
  const cases = Object.entries(part.cases).map(
    ([name, words]) => [name, accentedParts(words)] as const,
  );
  return { plural: part.plural, cases: Object.fromEntries(cases) };
};

/** Arguments, plurals and tags stay. */
export const longMessage = (message: CompiledMessage): CompiledMessage => {
  const fill = fillingOf(Math.ceil(lengthOf(message) * longTextShare));
  if (fill === '') return message;
  const words = accentedParts(message);
  return typeof words === 'string' ? `[${words}${fill}]` : ['[', ...words, `${fill}]`];
};

export const longMessages = (messages: CompiledMessages): CompiledMessages =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, longMessage(message)]));
