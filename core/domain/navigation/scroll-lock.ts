import type { BurgerState } from './burger.ts';
import { isOverlayShown, type DialogState } from './dialog-state.ts';

/**
 * True while the burger or a dialog is open (supporting §4, "Burger navigation", "Dialogs").
 * Derived, so that it cannot stay behind.
 */
export const isScrollLocked = (burger: BurgerState, dialog: DialogState): boolean =>
  burger.isOpen || isOverlayShown(dialog);
