/** Words that an adult reads in a minute, of a text that explains something. */
const wordsPerMinute = 200;

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** How long it takes to read texts, in whole minutes, at least one. */
export const readingMinutes = (texts: readonly string[]): number =>
  Math.max(1, Math.round(texts.reduce((words, text) => words + wordsIn(text), 0) / wordsPerMinute));
