import { interfaceTimings } from '../../../core/domain/device/interface-timings.ts';
import type { PageDevice } from '../../../core/domain/device/page-device.ts';
import {
  applyFlyout,
  initialFlyout,
  isFlyoutAllowed,
  shownFlyout,
  type FlyoutCommand,
} from '../../../core/domain/navigation/flyout.ts';

/** Undefined for other elements. */
const nameOf = (item: Element | null | undefined): string | undefined =>
  item instanceof HTMLElement ? item.dataset['barItem'] : undefined;

const itemAround = (target: EventTarget | null): Element | undefined =>
  (target instanceof Element ? target.closest('[data-bar-item]') : null) ?? undefined;

const flyoutOf = (item: Element): HTMLDetailsElement | null =>
  item.querySelector<HTMLDetailsElement>(':scope > details');

/** `subscribe` returns what ends it. */
type PageDevices = {
  readonly current: () => PageDevice;
  readonly subscribe: (changed: () => void) => () => void;
};

/**
 * Opens flyouts under the pointer, one at a time (supporting §2, §4): the core's rules decide,
 * native disclosures open and close. Where flyouts are not allowed, on a tablet with a keyboard for
 * example, the disclosures stay as they are. Items bear `data-bar-item`. Returns what ends it.
 *
 * @param path The path of the page that the bar stands on.
 */
export const tendFlyouts = (bar: HTMLElement, path: string, devices: PageDevices): (() => void) => {
  const end = new AbortController();
  const options = { signal: end.signal };
  const { info, viewportWidth } = devices.current();
  let state = initialFlyout(info, viewportWidth, path);
  let hovered: string | undefined;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;

  const items = (): readonly Element[] => [...bar.querySelectorAll('[data-bar-item]')];

  const close = (flyout: HTMLDetailsElement): void => {
    const focused = document.activeElement;
    const holdsFocus = focused !== null && flyout.contains(focused);
    flyout.open = false;
    // What had the focus is hidden: the button takes it.
    if (holdsFocus) flyout.querySelector('summary')?.focus({ preventScroll: true });
  };

  const apply = (command: FlyoutCommand): void => {
    const before = shownFlyout(state);
    state = applyFlyout(state, command);
    const shown = shownFlyout(state);
    if (shown === before) return;
    for (const item of items()) {
      const flyout = flyoutOf(item);
      const isShown = nameOf(item) === shown;
      if (flyout?.open === true && !isShown) close(flyout);
      else if (flyout?.open === false && isShown) flyout.open = true;
    }
  };

  const hover = (item: Element | undefined): void => {
    const name = nameOf(item);
    if (name === hovered) return;
    clearTimeout(opening);
    if (hovered !== undefined) {
      apply({ kind: 'pointer-leave' });
      clearTimeout(closing);
      closing = setTimeout(() => apply({ kind: 'close-delay-over' }), interfaceTimings.flyoutClose);
    }
    hovered = name;
    if (item === undefined || name === undefined) return;
    const hasFlyout = flyoutOf(item) !== null;
    const enter = (): void => apply({ kind: 'pointer-enter', item: name, hasFlyout });
    // No delay from an open one to its neighbour.
    if (shownFlyout(state) !== undefined || !hasFlyout) enter();
    else opening = setTimeout(enter, interfaceTimings.flyoutOpen);
  };

  /** Tells the rules what the browser opened or closed by itself. */
  const noteDisclosure = (item: Element): void => {
    const name = nameOf(item);
    const flyout = flyoutOf(item);
    if (name === undefined || flyout === null || !isFlyoutAllowed(state)) return;
    if (flyout.open !== (name === shownFlyout(state)))
      apply({ kind: 'toggle-flyout', item: name, hasFlyout: true });
  };

  /** Browsers report an opened disclosure in a later task, which a press or a key may overtake. */
  const noteOpened = (): void => {
    const opened = items().find((item) => flyoutOf(item)?.open === true);
    if (opened !== undefined) noteDisclosure(opened);
  };

  const dismissOutside = (target: EventTarget | null): void => {
    noteOpened();
    if (target instanceof Node && nameOf(itemAround(target)) !== shownFlyout(state))
      apply({ kind: 'dismiss-flyout' });
  };

  // Moves alone: a page that comes under a resting pointer opens nothing.
  bar.addEventListener(
    'pointermove',
    ({ pointerType, target }) => {
      if (pointerType !== 'touch') hover(itemAround(target));
    },
    options,
  );
  bar.addEventListener('pointerleave', () => hover(undefined), options);
  bar.addEventListener(
    'click',
    (event) => {
      const { target, pointerType } = event;
      if (!(target instanceof Element)) return;
      clearTimeout(opening);
      // A followed link closes it.
      if (target.closest('a') !== null) apply({ kind: 'dismiss-flyout' });
      const isButton = target.closest('summary') !== null && pointerType === 'mouse';
      // It opened under the pointer just now: the click must not close it.
      if (isButton && nameOf(itemAround(target)) === shownFlyout(state)) event.preventDefault();
    },
    options,
  );
  // Browsers open and close disclosures by keys, by clicks, and to find words in the page.
  bar.addEventListener(
    'toggle',
    ({ target }) => {
      const item = itemAround(target);
      if (item !== undefined && target === flyoutOf(item)) noteDisclosure(item);
    },
    { ...options, capture: true },
  );
  bar.addEventListener('focusout', ({ relatedTarget }) => dismissOutside(relatedTarget), options);
  document.addEventListener('pointerdown', ({ target }) => dismissOutside(target), options);
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return;
      noteOpened();
      apply({ kind: 'dismiss-flyout' });
    },
    options,
  );
  const endDevices = devices.subscribe(() =>
    apply({ kind: 'flyout-resize', viewportWidth: devices.current().viewportWidth }),
  );
  const removed = new MutationObserver(() => {
    const shown = shownFlyout(state);
    if (shown !== undefined && items().every((item) => nameOf(item) !== shown))
      apply({ kind: 'item-removed', item: shown });
  });
  removed.observe(bar, { childList: true, subtree: true });

  // Opened before this script ran.
  noteOpened();

  return () => {
    end.abort();
    endDevices();
    removed.disconnect();
    clearTimeout(opening);
    clearTimeout(closing);
  };
};
