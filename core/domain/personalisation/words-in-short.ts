/** The beginning of a line that is longer than 80 characters. */
const beginning = /^(?<shown>.{79}).{2}/su;

/** Own texts in one line, cut to 80 characters with the ellipsis; undefined where there are none. */
export const wordsInShort = (texts: readonly (string | undefined)[]): string | undefined => {
  const said = texts.flatMap((text) => text?.replaceAll(/\s+/gu, ' ') ?? []).join(' / ');
  const shown = beginning.exec(said)?.groups?.['shown'];
  return shown === undefined ? said || undefined : `${shown}…`;
};
