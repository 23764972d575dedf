/** The keys of a product page's own query. */
export const pageKeys = {
  material: 'material',
  materialType: 'materialType',
  frameType: 'frameType',
  formatType: 'formatType',
  dialog: 'dialog',
  width: 'width',
  height: 'height',
} as const;

const ownKeys: ReadonlySet<string> = new Set(Object.values(pageKeys));

/** A query with these pairs in place of the page's own; what others put there stays. */
export const withPageQuery = (
  search: string,
  pairs: readonly (readonly [string, string])[],
): string => {
  const foreign = [...new URLSearchParams(search)].filter(([name]) => !ownKeys.has(name));
  const query = new URLSearchParams([...pairs, ...foreign].map(([name, value]) => [name, value]));
  return `?${query.toString()}`;
};
