/** The query keys that change what a page shows; all others leave it as it is. */
const keysThatMatter = [
  'materialType',
  'frameType',
  'formatType',
  'material',
  'sku',
  'dialog',
  'width',
  'height',
  'feature',
  'treatment',
  'disabled',
  '_debug',
  '_routes',
] as const;

const longestQuery = 1000;

/**
 * The address of a page with the query that matters, in a fixed order. Pages are rendered from it,
 * so that campaign and click parameters neither change a page nor multiply it in a cache.
 */
export const pageAddress = (url: string): string => {
  const start = url.indexOf('?');
  if (start === -1) return url;
  const query = new URLSearchParams(url.slice(start + 1, start + 1 + longestQuery));
  const kept = keysThatMatter.flatMap((name) =>
    query.getAll(name).map((value) => `${name}=${encodeURIComponent(value)}`),
  );
  const path = url.slice(0, start);
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
};
