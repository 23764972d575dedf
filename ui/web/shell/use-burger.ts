import { useEffect } from 'react';

import type { PriceScope } from '../../../core/ports/prices.ts';
import { useShell } from './use-shell.ts';

/** The menus that are looked after; each page brings one of its own. */
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
    // Without its chunk the menu works by the browser's own means, and is asked for again.
    tended.delete(menu);
  }
};

/** Looks after the burger from when it is first opened; most visitors never load what does. */
export const useBurger = (): void => {
  const { channel, locale } = useShell();
  useEffect(
    function tendWhenOpened() {
      const scope = { channel, locale };
      const look = (target: EventTarget | null): void => {
        if (target instanceof HTMLElement && 'burger' in target.dataset) void tend(target, scope);
      };
      const hear = ({ target }: Event): void => look(target);
      document.addEventListener('toggle', hear, true);
      // It may have been opened before the page came to life.
      if ('popover' in HTMLElement.prototype)
        look(document.querySelector('[data-burger]:popover-open'));
      return () => document.removeEventListener('toggle', hear, true);
    },
    [channel, locale],
  );
};
