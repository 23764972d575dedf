/**
 * The page path of a request: React Router asks for a page's data at `{path}.data`, at
 * `/_root.data` for the start page and at `{path}/_.data` where the path ends in a slash.
 */
export const documentPath = (path: string): string => {
  if (!path.endsWith('.data')) return path;
  const page = path.slice(0, -'.data'.length);
  if (page === '/_root') return '/';
  return page.endsWith('/_') ? page.slice(0, -1) : page;
};
