declare global {
  /** What makes net prices of the server's data; undefined for all who see gross prices. */
  var netValue: ((key: string, value: unknown) => unknown) | undefined;
  /** Settles when the document's own HTML has net prices. */
  var netDocument: Promise<void> | undefined;
}

/**
 * Reads data that the server wrote for everybody, as this customer sees it; undefined where it is of
 * no build. Throws as `JSON.parse` does.
 */
export const readServed = (text: string): { readonly build: unknown } | undefined => {
  const value: unknown = JSON.parse(text, globalThis.netValue);
  return typeof value === 'object' && value !== null && 'build' in value ? value : undefined;
};
