/** There only with consent. */

export const flagCachePrefix = 'passepartout';

/** Removes the cache; naming a blocked `localStorage` throws, hence a function. */
export const forgetFlagCache = (
  storage: () => Pick<Storage, 'key' | 'length' | 'removeItem'>,
): void => {
  try {
    const entries = storage();
    const names = Array.from(
      { length: entries.length },
      (_none, index) => entries.key(index) ?? '',
    );
    for (const name of names) if (name.startsWith(`${flagCachePrefix}.`)) entries.removeItem(name);
  } catch {
    // A blocked storage holds nothing.
  }
};
