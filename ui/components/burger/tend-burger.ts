import type { BurgerItem } from '../../../core/domain/navigation/burger-items.ts';
import {
  applyBurger,
  initialBurger,
  type BurgerCommand,
} from '../../../core/domain/navigation/burger.ts';
import { isPlainClick } from '../plain-click.ts';

const leaf: BurgerItem = { id: '', text: '', subItems: [] };

/** By item id. */
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

/** Rebuilds the menu's items from its HTML, for the core's rules. */
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

/** Leads to another page in this window. */
const leadsOn = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  isPlainClick(event) && link.target !== '_blank' && !link.protocol.startsWith('tel');

/**
 * Brings a `Burger` to life (supporting §2, §4): the core's rules decide, the native popover and
 * disclosures open and close. It closes at 1000 px and when one of its links is followed. Returns
 * what ends it.
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
    // The window has become wide meanwhile: it must not stay open.
    if (!state.isOpen) show();
  };

  /** Tells the rules which level was open before this script ran. */
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
