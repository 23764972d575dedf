type HistoryEntry = Pick<NavigationHistoryEntry, 'key' | 'sameDocument' | 'url'>;

const addressOf = (entry: HistoryEntry | undefined): URL | null =>
  entry?.sameDocument === true && entry.url !== null ? URL.parse(entry.url) : null;

/**
 * The key of the page that a dialog was opened over; undefined where it was not opened in this
 * document. Going there closes the dialog as Back does, and leaves no second entry of the page.
 */
export const pageBelow = (
  entries: readonly HistoryEntry[],
  current: number,
): string | undefined => {
  const here = addressOf(entries[current]);
  for (let index = current - 1; index >= 0; index -= 1) {
    const there = addressOf(entries[index]);
    if (here === null || there?.pathname !== here.pathname) return undefined;
    if (!there.searchParams.has('dialog')) return entries[index]?.key;
  }
  return undefined;
};
