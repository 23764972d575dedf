/** Characters of own words in a list. */
const mostShown = 80;

/** Own texts in one line, cut to 80 characters with the ellipsis; undefined where there are none. */
export const wordsInShort = (texts: readonly (string | undefined)[]): string | undefined => {
  const said = texts.flatMap((text) => text?.replaceAll(/\s+/gu, ' ') ?? []).join(' / ');
  if (said === '') return undefined;
  const characters = [...said];
  return characters.length > mostShown ? `${characters.slice(0, mostShown - 1).join('')}…` : said;
};
