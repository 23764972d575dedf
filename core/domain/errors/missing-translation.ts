/** The keys of messages that were missing and have been logged, each once (storefront §8). */
export type MissingKeys = ReadonlySet<string>;

/** Text in place of a missing message, and whether to log it. */
export type MissingTranslation = {
  readonly text: string;
  readonly isLogged: boolean;
  readonly keys: MissingKeys;
};

/**
 * A message is missing: the last part of its key is shown (`price` of `calculator.price`), and
 * `translation-missing` is logged once per key (storefront §8). A key that ends in a dot is shown
 * whole, so that there is something to read.
 */
export const missingTranslation = (keys: MissingKeys, key: string): MissingTranslation => {
  const last = key.slice(key.lastIndexOf('.') + 1);
  return {
    text: last === '' ? key : last,
    isLogged: !keys.has(key),
    keys: keys.has(key) ? keys : new Set([...keys, key]),
  };
};
