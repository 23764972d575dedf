import type { BurgerState } from './burger.ts';
import { isOverlayShown, type DialogState } from './dialog-state.ts';

/**
 * Whether the body's scrolling is locked: while the burger or any dialog is open (supporting §4,
 * "Burger navigation", "Dialogs"). Derived, so that it cannot stay behind when both have closed.
 */
export const isScrollLocked = (burger: BurgerState, dialog: DialogState): boolean =>
  burger.isOpen || isOverlayShown(dialog);
