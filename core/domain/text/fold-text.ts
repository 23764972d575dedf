/** Letters that no accent is taken from. */
const ligatures = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o' } as const satisfies Readonly<
  Record<string, string>
>;

const plainLetters = (text: string): string =>
  Object.entries(ligatures).reduce((sofar, [from, to]) => sofar.replaceAll(from, to), text);

/** As words are compared: without case and accents, `ss` for `ß`. */
export const foldText = (text: string): string =>
  plainLetters(text.normalize('NFKD').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, ''));

/** The words of a text, folded. */
export const foldedWords = (text: string): readonly string[] =>
  foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
