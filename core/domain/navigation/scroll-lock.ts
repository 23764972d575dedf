import type { BurgerState } from './burger.ts';
import { isOverlayShown, type DialogState } from './dialog-state.ts';

/**
 * True while the burger or a dialog is open: the body then does not scroll (supporting §4, "Burger
 * navigation", "Dialogs"). It is derived, so that it cannot stay behind when both have closed.
 */
export const isScrollLocked = (burger: BurgerState, dialog: DialogState): boolean =>
  burger.isOpen || isOverlayShown(dialog);
