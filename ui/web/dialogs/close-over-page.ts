import { canIntercept } from '../navigation/intercept.ts';
import { pageBelow } from './page-below.ts';

/**
 * Closes the dialog of the address: goes back to the page below it where that is in the history,
 * and otherwise replaces the entry.
 */
export const closeOverPage = (replace: () => void): void => {
  // A second Escape, while the page below is on its way: its address is there already.
  if (!new URLSearchParams(location.search).has('dialog')) return undefined;
  const { navigation } = window;
  const below = canIntercept()
    ? pageBelow(navigation.entries(), navigation.currentEntry?.index ?? 0)
    : undefined;
  if (below === undefined) return replace();
  // To an entry and not by steps: whoever presses Escape twice stays on the page.
  const { committed, finished } = navigation.traverseTo(below);
  for (const promise of [committed, finished]) promise?.catch(() => undefined);
  return undefined;
};
