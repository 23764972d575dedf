/** What a screen reader says by itself of a page. */
import type { Page } from 'playwright-core';

/**
 * Hears from now on; answers all that was said. What comes together with its place is not said,
 * unless that is an alert.
 */
export const hearAnnouncements = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  const heard = await page.evaluateHandle(() => {
    const said: string[] = [];
    const places = 'output, [aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]';
    const last = new Map<Element, string>();
    const wordsOf = (place: Element): string => (place.textContent ?? '').trim();
    for (const place of document.querySelectorAll(places)) last.set(place, wordsOf(place));
    new MutationObserver(() => {
      for (const place of document.querySelectorAll(places)) {
        const words = wordsOf(place);
        const isNew = !last.has(place);
        if (last.get(place) === words) continue;
        last.set(place, words);
        const isSaid = place.getAttribute('role') === 'alert' || !isNew;
        if (isSaid && words !== '') said.push(words);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
    return said;
  });
  return () => heard.jsonValue();
};
