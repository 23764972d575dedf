import type { BurgerItem } from '../../../core/domain/navigation/burger-items.ts';
import {
  applyBurger,
  initialBurger,
  type BurgerCommand,
} from '../../../core/domain/navigation/burger.ts';

const leaf: BurgerItem = { id: '', text: '', subItems: [] };

/** The disclosures of a level by the ids of their items. */
type Disclosures = ReadonlyMap<string, HTMLDetailsElement>;

const disclosuresIn = (root: Element, kind: 'item' | 'accordion'): Disclosures =>
  new Map(
    [...root.querySelectorAll<HTMLDetailsElement>(`details[data-burger-${kind}]`)].flatMap(
      (details) => {
        const id = details.getAttribute(`data-burger-${kind}`);
        return id === null ? [] : [[id, details] as const];
      },
    ),
  );

/** Reads from the menu's HTML which item opens which level, as the core's rules need it. */
const itemsIn = (items: Disclosures): readonly BurgerItem[] =>
  [...items].map(([id, details]) => ({
    id,
    text: '',
    subItems: [
      ...[...disclosuresIn(details, 'accordion').keys()].map((accordion): BurgerItem => ({
        id: accordion,
        text: '',
        subItems: [leaf],
      })),
      leaf,
    ],
  }));

const idOf = (disclosures: Disclosures, wanted: (details: HTMLDetailsElement) => boolean) =>
  [...disclosures].find(([, details]) => wanted(details))?.[0];

const wideWindow = '(width >= 1000px)';

/** True for a click that makes the browser show another page in this window. */
const leadsOn = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  link.target !== '_blank' &&
  !link.protocol.startsWith('tel');

/**
 * Brings a `Burger` to life (supporting §2, §4): the core's rules decide, the browser's popover and
 * disclosures are what opens and closes. It closes at 1000 px and when a link of it is followed,
 * starts anew each time it opens, and comes back from a nested item to where the first level stood.
 * Returns what ends it.
 */
export const tendBurger = (menu: HTMLElement): (() => void) => {
  const end = new AbortController();
  const options = { signal: end.signal };
  const nested = disclosuresIn(menu, 'item');
  const accordions = disclosuresIn(menu, 'accordion');
  const items = itemsIn(nested);
  let state = initialBurger;

  const isShown = (): boolean => menu.matches(':popover-open');

  const show = (): void => {
    const { activeItem, activeAccordion } = state;
    for (const [id, details] of nested) details.open = id === activeItem;
    for (const [id, details] of accordions) details.open = id === activeAccordion;
    if (!state.isOpen && isShown()) menu.hidePopover();
  };

  const apply = (command: BurgerCommand): void => {
    const before = state;
    state = applyBurger(items, state, command);
    if (state === before) return;
    show();
    const wasFirst = before.currentLevel === 'primary';
    const isFirst = state.currentLevel === 'primary';
    if (wasFirst !== isFirst) menu.scrollTop = isFirst ? state.primaryScrollTop : 0;
  };

  const open = (): void => {
    apply({ kind: 'open', viewportWidth: window.innerWidth });
    // In a window that is wide by now it has no business to be open.
    if (!state.isOpen) show();
  };

  /** Tells the rules which level was opened before this code came. */
  const takeOver = (): void => {
    const item = idOf(nested, (details) => details.open);
    const accordion = idOf(accordions, (details) => details.open);
    open();
    if (item !== undefined) apply({ kind: 'open-item', item, scrollTop: 0 });
    if (accordion !== undefined) apply({ kind: 'toggle-accordion', accordion });
  };

  const press = (event: MouseEvent, summary: Element): void => {
    const details = summary.parentElement;
    const item = idOf(nested, (one) => one === details);
    const accordion = idOf(accordions, (one) => one === details);
    event.preventDefault();
    if (accordion !== undefined) apply({ kind: 'toggle-accordion', accordion });
    if (item === undefined) return;
    apply(
      state.activeItem === item
        ? { kind: 'back' }
        : { kind: 'open-item', item, scrollTop: menu.scrollTop },
    );
  };

  menu.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      const summary = event.target.closest('summary');
      if (summary !== null) press(event, summary);
      const link = event.target.closest('a');
      if (link !== null && leadsOn(event, link)) apply({ kind: 'close' });
    },
    options,
  );
  menu.addEventListener(
    'toggle',
    (event) => {
      if (event.target !== menu) return;
      if (isShown()) open();
      else apply({ kind: 'close' });
    },
    options,
  );
  matchMedia(wideWindow).addEventListener(
    'change',
    () => apply({ kind: 'resize', viewportWidth: window.innerWidth }),
    options,
  );
  if (isShown()) takeOver();
  return () => end.abort();
};
