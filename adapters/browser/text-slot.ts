/** One text that lives as long as the tab: a key of the session storage. */

/** A place for one text. Reading and writing never fail: a blocked storage holds nothing. */
export interface TextSlot {
  readonly read: () => string | undefined;
  readonly write: (text: string) => void;
  readonly remove: () => void;
}

/**
 * The slot of a key. `storage` is a function because naming a blocked `sessionStorage` already
 * throws.
 */
export const textSlot = (
  storage: () => Pick<Storage, 'getItem' | 'removeItem' | 'setItem'>,
  key: string,
): TextSlot => ({
  read: () => {
    try {
      return storage().getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write: (text) => {
    try {
      storage().setItem(key, text);
    } catch {
      // Full or blocked: what would have been kept is found anew on the next page.
    }
  },
  remove: () => {
    try {
      storage().removeItem(key);
    } catch {
      // A blocked storage holds nothing.
    }
  },
});
