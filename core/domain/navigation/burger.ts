import { findBurgerItem, hasSubItems, type BurgerItem } from './burger-items.ts';
import { isWideNavigation } from '../device/breakpoints.ts';

/**
 * The levels of the burger (supporting §3). The tertiary level is not a panel of its own but an
 * open accordion in the secondary one (decisions, "Links").
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

/**
 * The state of the burger (supporting §3, "Burger state"). A closed one is on the primary level;
 * an item is active from the secondary level on, an accordion on the tertiary one alone.
 */
export type BurgerState = (
  | ({ readonly isOpen: false } & PrimaryState)
  | ({ readonly isOpen: true } & OpenLevel)
) & {
  /** Scroll position of the primary panel when it was left, in CSS pixels. */
  readonly primaryScrollTop: number;
};

/** Commands to the burger; items and accordions are named by their ids. */
export type BurgerCommand =
  | { readonly kind: 'open'; readonly viewportWidth: number }
  | { readonly kind: 'close' }
  /** Opens a nested item of the primary level; `scrollTop` is where its panel stands. */
  | { readonly kind: 'open-item'; readonly item: string; readonly scrollTop: number }
  /** From an item, whether an accordion is open or not, back to the primary level. */
  | { readonly kind: 'back' }
  | { readonly kind: 'toggle-accordion'; readonly accordion: string }
  | { readonly kind: 'resize'; readonly viewportWidth: number };

/** The burger of a page that has just been opened. */
export const initialBurger: BurgerState = {
  isOpen: false,
  currentLevel: 'primary',
  primaryScrollTop: 0,
};

/**
 * Applies a command to the burger of a menu (supporting §2, §4). Closing resets level, item and
 * accordion, and no more; the menu closes at 1000 px and cannot be opened there. Unknown items,
 * items without sub-items and commands to a closed burger change nothing.
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
        // Browsers overshoot the upper end while a touch pulls at it.
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

/** The items that the burger's front panel lists: the menu's, or those of the active item. */
export const shownBurgerItems = (
  items: readonly BurgerItem[],
  { activeItem }: BurgerState,
): readonly BurgerItem[] =>
  activeItem === undefined ? items : (findBurgerItem(items, activeItem)?.subItems ?? []);
