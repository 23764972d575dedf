import { interfaceTimings } from '../../../core/domain/device/interface-timings.ts';
import {
  buttonScroll,
  centredScroll,
  scrollButtons,
  type BarMeasures,
  type ScrollSide,
} from '../../../core/domain/navigation/bar-scroll.ts';

const sides = ['left', 'right'] as const satisfies readonly ScrollSide[];

const measure = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): BarMeasures => ({
  scrollLeft,
  viewWidth: clientWidth,
  contentWidth: scrollWidth,
});

/** Without animation: nothing is seen to move. */
const centreActive = (items: HTMLElement): void => {
  // Links of a closed flyout are not items of the row.
  const active = [...items.querySelectorAll('[aria-current]')].find((link) =>
    link.checkVisibility(),
  );
  if (active === undefined) return;
  const { left, width } = (active.closest('li') ?? active).getBoundingClientRect();
  const start = items.getBoundingClientRect().left - items.scrollLeft;
  const target = centredScroll(measure(items), { left: left - start, width });
  items.scrollTo({ left: target, behavior: 'instant' });
};

/**
 * At either end the button that leads nowhere is disabled (supporting §2). Returns what ends it.
 */
export const tendScrollRow = (row: HTMLElement): (() => void) => {
  const items = row.querySelector<HTMLElement>('[data-scroll-items]');
  if (items === null) return () => undefined;
  const end = new AbortController();
  const { signal } = end;
  const buttons = sides.flatMap((side) => {
    const button = row.querySelector<HTMLElement>(`[data-scroll="${side}"]`);
    return button === null ? [] : [{ side, button }];
  });
  const show = (): void => {
    const states = scrollButtons(measure(items));
    for (const { side, button } of buttons) {
      button.hidden = states[side] === 'hidden';
      // `disabled` would take the focus from whoever has just reached the end.
      button.setAttribute('aria-disabled', String(states[side] !== 'enabled'));
    }
  };
  for (const { side, button } of buttons) {
    button.addEventListener(
      'click',
      () => items.scrollTo({ left: buttonScroll(measure(items), side) }),
      { signal },
    );
  }
  let resized: ReturnType<typeof setTimeout> | undefined;
  const sizes = new ResizeObserver(() => {
    clearTimeout(resized);
    resized = setTimeout(show, interfaceTimings.resizeDebounce);
  });
  for (const element of [items, ...items.children]) sizes.observe(element);
  items.addEventListener('scroll', show, { signal, passive: true });
  centreActive(items);
  show();
  return () => {
    end.abort();
    sizes.disconnect();
    clearTimeout(resized);
  };
};
