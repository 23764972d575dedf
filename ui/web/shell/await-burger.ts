import type { PriceScope } from '../../../core/ports/prices.ts';

/** Each page brings a menu of its own. */
const tended = new WeakSet<HTMLElement>();

const tend = async (menu: HTMLElement, scope: PriceScope): Promise<void> => {
  if (tended.has(menu)) return;
  tended.add(menu);
  try {
    const [{ tendBurger }, { showFlaggedItems }] = await Promise.all([
      import('../../components/burger/tend-burger.ts'),
      import('./burger-flags.ts'),
    ]);
    tendBurger(menu);
    await showFlaggedItems(menu, scope);
  } catch {
    // Without its chunk the menu works by the browser's own means; it is asked for again.
    tended.delete(menu);
  }
};

/** Tends the burger once it is first opened; most visitors never load its code. */
export const awaitBurger = (scope: PriceScope, signal: AbortSignal): void => {
  const look = (target: EventTarget | null): void => {
    if (target instanceof HTMLElement && 'burger' in target.dataset) void tend(target, scope);
  };
  document.addEventListener('toggle', ({ target }) => look(target), { capture: true, signal });
  // It may have been opened before the page came to life.
  if ('popover' in HTMLElement.prototype)
    look(document.querySelector('[data-burger]:popover-open'));
};
