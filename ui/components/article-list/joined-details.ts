/** Beyond this length, in characters, a detail may break; a size never does. */
const longestWhole = 20;

/** What tells an article from others, in one line that breaks between its parts. */
export const joinedDetails = (details: readonly string[]): string =>
  details
    .map((detail) => (detail.length > longestWhole ? detail : detail.replaceAll(' ', '\u00a0')))
    .join(' · ');
