/** The last segment of a payload's address; no page's path may end like a file, so it is free. */
const payloadSegment = '/_payload.json';

/**
 * Path of a page's plain data: in the page's own folder, so that a prerendered page can have it as
 * a file. A slash at the end of the page's path makes no difference.
 */
export const payloadPath = (pagePath: string): string =>
  `${pagePath.replace(/\/$/u, '')}${payloadSegment}`;

/**
 * The path of the page whose payload lies at a path, without a slash at its end; undefined where
 * the path is not that of a payload.
 */
export const pageOfPayload = (path: string): string | undefined => {
  const page = path.endsWith(payloadSegment) ? path.slice(0, -payloadSegment.length) : undefined;
  if (page === '') return '/';
  return page?.endsWith('/') ? undefined : page;
};
