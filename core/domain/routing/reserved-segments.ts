export type ReservedKind = 'file' | 'files' | 'media' | 'api' | 'service';

/**
 * First segments that this process answers and that are not pages (storefront §7). A `file` is
 * reserved under exactly its name, the others with all below. `accessory` and `gift-voucher` are
 * calls of the shop API at the root (§7, "Other").
 */
export const reservedSegments = {
  'apple-touch-icon.png': 'file',
  'favicon.ico': 'file',
  'favicon.svg': 'file',
  'llms.txt': 'file',
  'robots.txt': 'file',
  'manifest.webmanifest': 'file',
  'sitemap.xml': 'file',
  accessory: 'api',
  assets: 'files',
  icons: 'files',
  media: 'media',
  api: 'api',
  forms: 'api',
  'frontend-api': 'api',
  'gift-voucher': 'api',
  'price-api': 'api',
  'web-api': 'api',
  whitelabel: 'api',
  services: 'service',
} as const satisfies Record<string, ReservedKind>;

export type ReservedSegment = keyof typeof reservedSegments;

const isReservedSegment = (text: string | undefined): text is ReservedSegment =>
  text !== undefined && Object.hasOwn(reservedSegments, text);

/** The reserved segment of a decoded path; undefined for pages. */
export const reservedSegmentOf = (segments: readonly string[]): ReservedSegment | undefined => {
  const [first] = segments;
  if (!isReservedSegment(first)) return undefined;
  return reservedSegments[first] === 'file' && segments.length > 1 ? undefined : first;
};

/** The segment before a picture of the media service, at any depth (storefront §8). */
export const imageSegment = 'img';

/** Beginning of a designer's first segment (storefront §2). */
export const configuratorBeginning = 'configurator-';
