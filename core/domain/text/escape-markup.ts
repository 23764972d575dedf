const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;

const isMark = (character: string): character is keyof typeof entities => character in entities;

/** For HTML between tags or in double quotes. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"]/gu, (mark) => (isMark(mark) ? entities[mark] : mark));
