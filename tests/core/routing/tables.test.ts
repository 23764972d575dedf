import { describe, expect, test } from 'vitest';

import { languages } from '../../../core/domain/locale/locales.ts';
import { designerProducts } from '../../../core/domain/catalogue/designers.ts';
import { flagSafePrefixes } from '../../../core/domain/flags/safe-paths.ts';
import {
  productCategories,
  categoryOfSegment,
  categorySegments,
  isProductCategory,
} from '../../../core/domain/routing/category-segments.ts';
import { dialogNames } from '../../arbitraries/dialog-names.ts';
import { hiddenStripPaths } from '../../../core/domain/routing/hidden-strip.ts';
import { looksLikePrefix } from '../../../core/domain/routing/language-prefix.ts';
import {
  desktopStartSegment,
  productSegments,
  routeGroupNames,
  routeGroupOf,
  themesSegment,
  wishlistSegments,
} from '../../../core/domain/routing/page-routes.ts';
import { reservedSegments } from '../../../core/domain/routing/reserved-segments.ts';
import { configuredSites } from '../../../core/domain/routing/sites.ts';
import {
  answererOf,
  isSpecialPrefix,
  pathAnswerers,
  specialPrefixKinds,
  specialPrefixOf,
  specialWords,
  type Answerer,
} from '../../../core/domain/routing/special-prefixes.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';

/** Every word that has a meaning as a first segment, with the meaning. */
const meanings = (): readonly (readonly [word: string, meaning: string])[] => [
  ...productCategories.flatMap((name) =>
    languages.map((language) => [categorySegments[name][language], name] as const),
  ),
  ...specialPrefixKinds
    .filter((kind) => kind !== 'photoPrints')
    .flatMap((kind) =>
      languages.flatMap((to) => specialWords(kind, to).map((word) => [word, kind] as const)),
    ),
  ...languages.map((language) => [wishlistSegments[language], 'wishlist'] as const),
  ...productSegments.map((segment) => [segment, 'products'] as const),
  [themesSegment, 'themes'],
  [desktopStartSegment, 'desktop'],
];

/** The strings of storefront §2, in its order. */
const specified: Readonly<Record<string, string>> = {
  'photo-box': 'bilderbox, fotobox, box-photos, scatola-con-foto, caja-de-foto',
  'photo-prints': 'fotoabzuege, tirages-photos, stampa-foto, revelado-de-fotos, photo-prints',
  'photo-calendar':
    'fotokalender, calendario-personalizzato, calendrier-photo, calendario-personalizado',
  canvas:
    'leinwanddruck, afdruk-op-canvas, impression-sur-toile, stampa-su-tela, ' +
    'impresion-sobre-lienzo, canvas-prints',
  'wall-art':
    'wandbilder, wall-art, deco-murale, stampe-da-parete, cuadros-personalizados, wanddecoratie',
};

/** The prefixes that storefront §2 treats specially, by who answers them. */
const answered: Readonly<Record<Answerer, string>> = {
  designer: 'cardDesigner configurator photobookDesigner photobookSoftware photoboxDesigner',
  account: 'customerAccount logout recommendation registrationVerification users',
  order: 'cart order',
  checkout: 'checkout',
  storefront:
    'businessCustomers cardDesigns machineReadableInfo magazine motifs newsletter ownPhoto photoPrints ' +
    'reviews shippingCosts whiteLabelService',
};

describe('the tables', () => {
  test.each(productCategories)(
    'have every segment of %s that the specification names',
    (category) => {
      const words = (specified[category] ?? '').split(', ');
      const own: readonly string[] = Object.values(categorySegments[category]);
      expect(words.filter((word) => !own.includes(word))).toEqual([]);
      for (const word of words) expect(categoryOfSegment(word)).toBe(category);
    },
  );

  test('have every special prefix, in six languages, with who answers it', () => {
    const found = Object.fromEntries(
      Object.keys(answered).map((answerer) => [
        answerer,
        specialPrefixKinds
          .filter((kind) => answererOf(kind) === answerer)
          .toSorted()
          .join(' '),
      ]),
    );
    expect(found).toEqual(answered);
    expect(pathAnswerers.toSorted()).toEqual(Object.keys(answered).toSorted());
    for (const kind of specialPrefixKinds) {
      for (const language of languages) {
        for (const word of specialWords(kind, language)) {
          expect(specialPrefixOf(language, word)).toBe(kind);
        }
      }
    }
  });

  test('have the designers, dialogs and beginnings of the specification', () => {
    expect(specialWords('configurator', 'nl')).toEqual(
      designerProducts.map((product) => `configurator-${product}`),
    );
    expect(
      dialogNames
        .filter((name) => name !== 'room-view' && name !== 'sign-up-confirm')
        .toSorted()
        .join(', '),
    ).toBe(
      '3d-preview, calculator-more-formats, calculator-own-format, customer-picture, ' +
        'image-magnify, log-in, password-confirm, password-reset, product-description, sign-up',
    );
    expect(hiddenStripPaths.join(' ')).toBe('/feed-collage /feed-calendar /feed-card');
    expect(flagSafePrefixes.join(', ')).toBe(
      '/feed-, /fotos-drucken, /storyblok/, /wandbild-materialien-im-vergleich',
    );
    expect(productSegments.toSorted().join(' ')).toBe(
      'products vorkonfigurator-kalender vorkonfigurator-karten',
    );
  });
});

describe('known segments', () => {
  test('no word has two meanings', () => {
    const found = new Map<string, Set<string>>();
    for (const [word, meaning] of meanings()) {
      found.set(word, (found.get(word) ?? new Set()).add(meaning));
    }
    expect([...found].filter(([, several]) => several.size > 1)).toEqual([]);
  });

  test('are lower-case slugs that need no encoding and are not a prefix', () => {
    for (const [word] of meanings()) {
      expect(word).toMatch(/^[a-z0-9.]+(?:-[a-z0-9]+)*$/u);
      expect(looksLikePrefix(word)).toBe(false);
    }
  });

  test('are reserved only where this process serves the file', () => {
    const reserved = meanings().filter(([word]) => Object.hasOwn(reservedSegments, word));
    expect(reserved.map(([word]) => word)).toEqual(Array(6).fill('llms.txt'));
  });

  test('are told by guards, and nothing that every object has', () => {
    expect(productCategories.every(isProductCategory)).toBe(true);
    expect(specialPrefixKinds.every(isSpecialPrefix)).toBe(true);
    for (const text of ['', 'toString', '__proto__', 'constructor', 'Canvas', 'warenkorb']) {
      expect([isProductCategory(text), isSpecialPrefix(text)]).toEqual([false, false]);
    }
  });

  test('routes have the names of storefront §2', () => {
    expect(routeGroupOf({ kind: 'products', segment: 'products' })).toBe('products');
    expect(routeGroupOf({ kind: 'theme', id: '1' })).toBe('themes-id-theme');
    expect(routeGroupOf({ kind: 'wishlist' })).toBe('wishlist');
    expect(routeGroupOf({ kind: 'start' })).toBeUndefined();
    expect(routeGroupNames.join(', ')).toBe('products, themes-id-theme, wishlist');
  });
});

describe('site settings', () => {
  const site = { channel: 'poster', market: 'de', host: 'www.shop.example' } as const;
  const settings = { protocol: 'https', sites: [site], defaultSite: site } as const;

  test('hosts are unique, with the port where it is not the usual one', () => {
    const hosts = embeddedSites(3000).sites.map(({ host }) => host);
    expect(new Set(hosts).size).toBe(24);
    expect(hosts).toContain('kartenliebe.ch.localhost:3000');
    expect(embeddedSites(80).defaultSite.host).toBe('localhost');
  });

  test.each([
    ['malformed-host', { ...settings, sites: [{ ...site, host: 'Shop.example' }] }],
    ['malformed-host', { ...settings, sites: [{ ...site, host: 'https://shop.example' }] }],
    ['malformed-host', { ...settings, sites: [{ ...site, host: 'shop.example/x' }] }],
    ['repeated-host', { ...settings, sites: [site, { ...site, market: 'ch' as const }] }],
    ['repeated-site', { ...settings, sites: [site, { ...site, host: 'b.example' }] }],
    ['missing-default-site', { ...settings, sites: [] }],
  ])('%s', (kind, refused) => {
    expect(configuredSites(refused)).toMatchObject({ _tag: 'Left', left: { kind } });
  });

  test.each([
    ['https', 'shop.example:443'],
    ['http', 'shop.example:80'],
    ['https', 'shop.example:99999'],
    ['https', 'shop.example:0'],
    ['https', '0x7f.1'],
    ['https', '127.1'],
    ['https', '256.256.256.256'],
    ['https', 'münchen.example'],
    ['https', 'shop.example.'],
    ['https', '-shop.example'],
    ['https', `${'a'.repeat(64)}.example`],
    ['https', 'evil.example@shop.example'],
    ['https', ''],
  ] as const)('over %s, no browser names %j so', (protocol, host) => {
    const refused = configuredSites({ ...settings, protocol, sites: [{ ...site, host }] });
    expect(refused).toEqual({ _tag: 'Left', left: { kind: 'malformed-host', host } });
  });

  test.each([
    ['https', 'shop.example:80'],
    ['http', 'shop.example:443'],
    ['https', 'xn--mnchen-3ya.example'],
    ['http', '127.0.0.1:3000'],
    ['http', `a.${'b'.repeat(63)}:65535`],
  ] as const)('over %s, %j is a host', (protocol, host) => {
    const accepted = configuredSites({ ...settings, protocol, sites: [{ ...site, host }] });
    expect(accepted).toMatchObject({ _tag: 'Right', right: { sites: [{ host }] } });
  });

  test('an unknown host is then misdirected', () => {
    const expected = { _tag: 'Right', right: { unknownHost: 'misdirected', defaultSite: site } };
    expect(configuredSites(settings)).toMatchObject(expected);
  });
});
