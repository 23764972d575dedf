/** Missing and logged, each once (storefront §8). */
export type MissingKeys = ReadonlySet<string>;

export type MissingTranslation = {
  readonly text: string;
  readonly isLogged: boolean;
  readonly keys: MissingKeys;
};

/**
 * Shows the last part of the key (`price` of `configurator.price`), and logs `translation-missing`
 * once per key (storefront §8). A key that ends in a dot is shown whole, so that there is something
 * to read.
 */
export const missingTranslation = (keys: MissingKeys, key: string): MissingTranslation => {
  const last = key.slice(key.lastIndexOf('.') + 1);
  return {
    text: last === '' ? key : last,
    isLogged: !keys.has(key),
    keys: keys.has(key) ? keys : new Set([...keys, key]),
  };
};
