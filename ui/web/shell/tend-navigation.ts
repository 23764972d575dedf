/** The scripts of header and bars, each loaded when it is needed. */
import type { PriceScope } from '../../../core/ports/prices.ts';
import { awaitBurger } from './await-burger.ts';

/** Wide windows, and pointers that can hover (supporting §2). */
const flyoutMedia = '(width >= 1000px) and (hover: hover)';

const isScrollable = (row: HTMLElement): boolean =>
  [...row.querySelectorAll('[data-scroll-items]')].some(
    ({ clientWidth, scrollWidth }) => scrollWidth > clientWidth,
  );

/**
 * Loads what tends something, and ends it with the signal. Without its code all links still lead.
 */
const tendUntil = async (signal: AbortSignal, load: () => Promise<() => () => void>) => {
  const tend = await load().catch(() => undefined);
  if (tend !== undefined && !signal.aborted) signal.addEventListener('abort', tend());
};

/** A row is tended once it scrolls, which may be after a resize. */
const awaitScrolling = (row: HTMLElement, signal: AbortSignal): void => {
  const sizes = new ResizeObserver(() => {
    if (!isScrollable(row)) return;
    sizes.disconnect();
    void tendUntil(signal, async () => {
      const { tendScrollRow } = await import('../../components/scroll-row/tend-scroll-row.ts');
      return () => tendScrollRow(row);
    });
  });
  sizes.observe(row);
  signal.addEventListener('abort', () => sizes.disconnect());
};

/** Flyouts are tended once the window is wide enough. */
const awaitRoom = (bar: HTMLElement, path: string, signal: AbortSignal): void => {
  const room = matchMedia(flyoutMedia);
  const start = (): void => {
    if (!room.matches) return;
    room.removeEventListener('change', start);
    void tendUntil(signal, async () => {
      const [{ tendFlyouts }, { pageDevice }] = await Promise.all([
        import('../../components/flyout/tend-flyouts.ts'),
        import('../device/page-device.ts'),
      ]);
      return () => tendFlyouts(bar, path, pageDevice());
    });
  };
  room.addEventListener('change', start, { signal });
  start();
};

let current: AbortController | undefined;

/** Tends the burger and the bars in the document, in place of those of the page before. */
export const tendNavigation = (path: string, scope: PriceScope): void => {
  const isFirst = current === undefined;
  current?.abort();
  current = new AbortController();
  const { signal } = current;
  awaitBurger(scope, signal);
  for (const row of document.querySelectorAll<HTMLElement>('[data-scroll-row]'))
    awaitScrolling(row, signal);
  const bar = document.querySelector<HTMLElement>('[data-main-navigation]:has(details)');
  if (bar === null) return;
  // A flyout that was open when its page was left is closed for those who come back.
  if (!isFirst) for (const flyout of bar.querySelectorAll('details')) flyout.open = false;
  awaitRoom(bar, path, signal);
};
