import fc from 'fast-check';

import { imagePresets } from '../../../core/domain/image/presets.ts';
import { designerProducts } from '../../../core/domain/catalogue/designers.ts';
import { frameTypes, materialTypes } from '../../../core/domain/catalogue/materials.ts';
import { categorySegments } from '../../../core/domain/routing/category-segments.ts';
import { dialogNames } from '../dialog-names.ts';
import { pageQueryKinds, pageQueryOf } from '../../../core/domain/products/page-query.ts';
import { reservedSegments } from '../../../core/domain/routing/reserved-segments.ts';
import { anyRawPath } from '../routing.ts';
import { bytesOf } from './request.ts';
import { anyPrintableText } from './texts.ts';

/** Pages that are there, in several sites' words; caches answer most of them. */
const pagePaths = [
  '/',
  '/d/',
  '/leinwanddruck',
  '/fr/impression-sur-toile',
  '/canvas-prints',
  '/afdruk-op-canvas',
  '/poster',
  '/wandbilder',
  '/wall-art',
  '/versand',
  '/kontakt',
  '/datenschutz',
  '/de/leinwanddruck/',
  '/bilderrahmen',
  '/_payload.json',
  '/leinwanddruck/_payload.json',
  ...Object.values(categorySegments).map(({ de }) => `/${de}`),
] as const;

/** A path of a page. */
export const anyPagePath: fc.Arbitrary<string> = fc.constantFrom(...pagePaths);

/** A path that is a page's, or looks like one, in any text. */
export const anyStrangePath: fc.Arbitrary<string> = anyRawPath.map(bytesOf);

/** A designer, which reads any query. */
export const anyDesignerPath: fc.Arbitrary<string> = fc.constantFrom(
  ...designerProducts.map((product) => `/configurator-${product}`),
  '/configurator-',
  '/configurator-x',
);

/** Files, and what looks like one. */
export const anyFilePath: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...Object.keys(reservedSegments).map((name) => `/${name}`),
    '/assets/',
    '/assets/x.js',
    '/assets/../main.ts',
    '/.vite/manifest.json',
    '/.env',
    '/.git/config',
    '/package.json',
    '/favicon.svg.br',
    '/speculation-rules.json',
    '/metrics',
    '/healthz',
    '/readyz',
  ),
  anyPrintableText.map((text) => `/assets/${text}`),
);

/** Picture addresses: bounded ones of the smallest sizes, and ones that no table has. */
export const anyMediaPath: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '/media/',
    '/media/../services/content/v2/cdn/spaces/me',
    '/img/1/x',
    '/img/leinwand/a.jpg',
    '/media/swatch/1/auto/nothing',
  ),
  fc
    .tuple(
      fc.constantFrom(...Object.keys(imagePresets), '__proto__', '99999x99999'),
      fc.constantFrom('0', '3', '-1', '1e9', ''),
      fc.constantFrom('auto', 'avif', 'webp', 'jpg', 'svg', 'exe'),
      anyPrintableText,
    )
    .map((parts) => `/media/${parts.join('/')}`),
);

/** Where the embedded content service answers, or seems to. */
export const anyContentPath: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(
      'spaces/me',
      'links',
      'stories',
      'stories/poster/de-DE/pages/leinwanddruck',
      '',
    ),
    fc.constantFrom('', '?token=embedded-content', '?token=x', '?token=embedded-content&per_page='),
    fc.oneof(fc.constant(''), anyPrintableText),
  )
  .map(([path, query, text]) => `/services/content/v2/cdn/${path}${query}${text}`);

const knownValues: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['materialType', materialTypes],
  ['frameType', frameTypes],
  ['dialog', dialogNames],
  ['formatType', ['600x400', '1x1', '0x0', '99999x99999', '600X400', '600x400x2', '6e2x4e2']],
  ['sku', ['leinwand_600x400', '__']],
]);

const anyKey = fc.constantFrom(
  ...new Set(pageQueryKinds.flatMap((kind) => pageQueryOf(kind).keys)),
  'locale',
  '_debug',
  'feature',
  'treatment',
  'utm_source',
  '__proto__',
  'a[b][c]',
  'a[]',
  '',
);

/** A query of the core's keys with values that are possible, refused, or broken. */
export const anyPageQuery: fc.Arbitrary<string> = fc
  .array(
    anyKey.chain((key) =>
      fc
        .oneof(
          fc.constantFrom(...(knownValues.get(key) ?? ['1'])),
          fc.constantFrom('1,5', '60', '0', '-1'),
          anyPrintableText,
        )
        .map((value) => `${key}=${value.replaceAll(/[&#]/gu, '')}`),
    ),
    { maxLength: 5 },
  )
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.join('&')}`));
