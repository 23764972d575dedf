/** Never fails: a blocked storage holds nothing. */
export interface TextSlot {
  readonly read: () => string | undefined;
  readonly write: (text: string) => void;
  readonly remove: () => void;
}

/** A key of the session storage; naming a blocked one throws, hence a function. */
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
      // Full or blocked: found anew on the next page.
    }
  },
  remove: () => {
    try {
      storage().removeItem(key);
    } catch {}
  },
});
