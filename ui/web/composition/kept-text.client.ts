import { textSlot, type TextSlot } from '../../../adapters/browser/text-slot.ts';

/** What this device keeps, in a place of its own. */
export const keptText = (key: string): TextSlot => textSlot(() => localStorage, key);
