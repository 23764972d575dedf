/** The client's cache for later visits, which is there only with consent. */

/** Prefix of the cache's keys in the local storage. */
export const flagCachePrefix = 'passepartout';

/** Removes the cache. `storage` is a function because naming a blocked `localStorage` throws. */
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
