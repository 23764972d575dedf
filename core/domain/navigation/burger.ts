import { findBurgerItem, hasSubItems, type BurgerItem } from './burger-items.ts';
import { isWideNavigation } from '../device/breakpoints.ts';

/**
 * The tertiary level is an open accordion in the secondary panel (supporting §3; decisions,
 * "Links").
 */
export const burgerLevels = ['primary', 'secondary', 'tertiary'] as const;

type PrimaryState = {
  readonly currentLevel: 'primary';
  readonly activeItem?: undefined;
  readonly activeAccordion?: undefined;
};

type OpenLevel =
  | PrimaryState
  | {
      readonly currentLevel: 'secondary';
      readonly activeItem: string;
      readonly activeAccordion?: undefined;
    }
  | {
      readonly currentLevel: 'tertiary';
      readonly activeItem: string;
      readonly activeAccordion: string;
    };

/** State of the burger (supporting §3, "Burger state"); a closed one is on the primary level. */
export type BurgerState = (
  | ({ readonly isOpen: false } & PrimaryState)
  | ({ readonly isOpen: true } & OpenLevel)
) & {
  /** CSS pixels of the primary panel when it was left. */
  readonly primaryScrollTop: number;
};

/** Items and accordions are named by their ids. */
export type BurgerCommand =
  | { readonly kind: 'open'; readonly viewportWidth: number }
  | { readonly kind: 'close' }
  /** `scrollTop` is the primary panel's. */
  | { readonly kind: 'open-item'; readonly item: string; readonly scrollTop: number }
  /** To the primary level, whether an accordion is open or not. */
  | { readonly kind: 'back' }
  | { readonly kind: 'toggle-accordion'; readonly accordion: string }
  | { readonly kind: 'resize'; readonly viewportWidth: number };

export const initialBurger: BurgerState = {
  isOpen: false,
  currentLevel: 'primary',
  primaryScrollTop: 0,
};

/**
 * Applies a command (supporting §2, §4). Closing resets level, item and accordion; the menu closes
 * at 1000 px and cannot be opened there. Unknown items, items without sub-items and commands to a
 * closed burger change nothing.
 */
export const applyBurger = (
  items: readonly BurgerItem[],
  state: BurgerState,
  command: BurgerCommand,
): BurgerState => {
  switch (command.kind) {
    case 'open':
      return isWideNavigation(command.viewportWidth) || state.isOpen ? state : primary(true, state);
    case 'close':
      return state.isOpen ? primary(false, state) : state;
    case 'open-item':
      return openItem(items, state, command.item, command.scrollTop);
    case 'back':
      return state.currentLevel === 'primary' ? state : primary(true, state);
    case 'toggle-accordion':
      return toggleAccordion(items, state, command.accordion);
    case 'resize':
      return state.isOpen && isWideNavigation(command.viewportWidth)
        ? primary(false, state)
        : state;
    default:
      command satisfies never;
      return state;
  }
};

const primary = (isOpen: boolean, { primaryScrollTop }: BurgerState): BurgerState => ({
  isOpen,
  currentLevel: 'primary',
  primaryScrollTop,
});

const openItem = (
  items: readonly BurgerItem[],
  state: BurgerState,
  id: string,
  scrollTop: number,
): BurgerState => {
  const item = findBurgerItem(items, id);
  const isPossible = state.isOpen && state.currentLevel === 'primary';
  return isPossible && item !== undefined && hasSubItems(item)
    ? {
        isOpen: true,
        currentLevel: 'secondary',
        activeItem: id,
        // Browsers overshoot the upper end.
        primaryScrollTop: scrollTop > 0 ? scrollTop : 0,
      }
    : state;
};

const toggleAccordion = (
  items: readonly BurgerItem[],
  state: BurgerState,
  id: string,
): BurgerState => {
  if (state.currentLevel === 'primary') return state;
  const { activeItem, activeAccordion, primaryScrollTop } = state;
  const opened = { isOpen: true, activeItem, primaryScrollTop } as const;
  if (activeAccordion === id) return { ...opened, currentLevel: 'secondary' };
  const accordion = findBurgerItem(findBurgerItem(items, activeItem)?.subItems ?? [], id);
  return accordion !== undefined && hasSubItems(accordion)
    ? { ...opened, currentLevel: 'tertiary', activeAccordion: id }
    : state;
};

/** Items of the front panel: the menu's, or those of the active item. */
export const shownBurgerItems = (
  items: readonly BurgerItem[],
  { activeItem }: BurgerState,
): readonly BurgerItem[] =>
  activeItem === undefined ? items : (findBurgerItem(items, activeItem)?.subItems ?? []);
