/** Kinds of reserved paths: one file, a folder of files or pictures, an API, a service. */
export type ReservedKind = 'file' | 'files' | 'media' | 'api' | 'service';

/**
 * The first segments that this process answers itself and that are not pages: no language, slash
 * or segment rule applies to them. A `file` is reserved under exactly its name at the root; the
 * others with everything below them (storefront §7). `accessory` and `gift-voucher` are calls of
 * the shop API that stand at the root (storefront §7, "Other").
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

/** A reserved first segment. */
export type ReservedSegment = keyof typeof reservedSegments;

const isReservedSegment = (text: string | undefined): text is ReservedSegment =>
  text !== undefined && Object.hasOwn(reservedSegments, text);

/** The reserved segment that answers a path, given as decoded segments; undefined for pages. */
export const reservedSegmentOf = (segments: readonly string[]): ReservedSegment | undefined => {
  const [first] = segments;
  if (!isReservedSegment(first)) return undefined;
  return reservedSegments[first] === 'file' && segments.length > 1 ? undefined : first;
};

/** The segment before a picture of the media service, wherever it stands (storefront §8). */
export const imageSegment = 'img';

/** The beginning of the first segments under which designers answer (storefront §2). */
export const configuratorBeginning = 'configurator-';
