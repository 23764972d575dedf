/**
 * The page path of a request: React Router asks for a page's data at `{path}.data`, and at
 * `{path}/_.data` where the path ends in a slash, as that of the start page does.
 */
export const documentPath = (path: string): string => {
  if (!path.endsWith('.data')) return path;
  const page = path.slice(0, -'.data'.length);
  return page.endsWith('/_') ? page.slice(0, -1) : page;
};
