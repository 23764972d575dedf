import { isFrameType, isMaterialType } from '../../core/domain/catalogue/materials.ts';
import { dialogNames } from '../../core/domain/routing/dialogs.ts';

/** Whether a value of a query key changes what a page shows; all others leave it as it is. */
type Matters = (value: string) => boolean;

const isMaterialValue: Matters = (value) => {
  const [material = '', frame, ...rest] = value.split('+');
  return (
    isMaterialType(material) && (frame === undefined || isFrameType(frame)) && rest.length === 0
  );
};

const isLength: Matters = (value) => /^[\d.,]{0,8}$/u.test(value);

/** The query keys that change what a page shows, in the order in which its address has them. */
const keysThatMatter: readonly (readonly [string, Matters])[] = [
  ['materialType', isMaterialType],
  ['frameType', isFrameType],
  ['formatType', (value) => /^[1-9]\d{0,4}x[1-9]\d{0,4}$/u.test(value)],
  ['material', isMaterialValue],
  ['sku', (value) => /^[a-z]+(?:_[a-z-]+)?_[1-9]\d{0,4}x[1-9]\d{0,4}$/u.test(value)],
  ['dialog', (value) => dialogNames.some((dialog) => dialog === value)],
  ['width', isLength],
  ['height', isLength],
  ['_debug', (value) => value === '1'],
];

const longestQuery = 2000;

/** The pairs of a query as far as it is read; the one that would be cut short is left out. */
const readable = (query: string): string =>
  query.length <= longestQuery
    ? query
    : query.slice(0, Math.max(0, query.lastIndexOf('&', longestQuery)));

/**
 * The address of a page with the query that matters, in a fixed order. Pages are rendered from it,
 * so that campaign and click parameters, and values that mean nothing, neither change a page nor
 * multiply it in a cache.
 */
export const pageAddress = (url: string): string => {
  const start = url.indexOf('?');
  if (start === -1) return url;
  const query = new URLSearchParams(readable(url.slice(start + 1)));
  const kept = keysThatMatter.flatMap(([name, matters]) => {
    const value = query.get(name);
    return value !== null && matters(value) ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  const path = url.slice(0, start);
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
};
