import { describe, expect, test } from 'vitest';

import { hiddenStripPaths, isStripHidden } from '../../../core/domain/routing/hidden-strip.ts';
import { routeRequest } from '../../../core/domain/routing/route-request.ts';
import { configured } from '../../arbitraries/routing.ts';
import { decide, get, summary } from './requests.ts';

/** Address without port → what is decided, for each sentence of decisions, "Sites". */
type Examples = Readonly<Record<string, string>>;

const hosts: Examples = {
  'localhost/': 'poster de-DE web start /',
  'ch.localhost/': 'poster de-CH web start /',
  'com.localhost/': 'poster en-US web start /',
  'be.localhost/': 'poster nl-BE web start /',
  'kartenliebe.localhost/': 'kartenliebe de-DE web start /',
  'kartenliebe.lu.localhost/': 'kartenliebe fr-LU web start /',
  'de.localhost/foo?a=1': '301 http://localhost:3000/foo?a=1',
  'kartenliebe.de.localhost/foo/': '301 http://kartenliebe.localhost:3000/foo/',
  'CH.localhost/foo': '301 http://ch.localhost:3000/foo',
  'ch.localhost./foo': '301 http://ch.localhost:3000/foo',
  'www.ch.localhost/foo': '301 http://ch.localhost:3000/foo',
  'WWW.DE.localhost./foo/': '301 http://localhost:3000/foo',
  'nowhere.test/foo': 'poster de-DE web content /foo',
};

const languages: Examples = {
  'ch.localhost/foo': 'poster de-CH web content /foo',
  'ch.localhost/fr/foo': 'poster fr-CH web content /fr/foo',
  'ch.localhost/d/fr/foo': '301 /fr/d/foo',
  'ch.localhost/fr': 'poster fr-CH web start /fr',
  'kartenliebe.ch.localhost/fr/': 'kartenliebe fr-CH web start /fr/',
  'ch.localhost/de/foo?a=1': '301 /foo?a=1',
  'localhost/de': '301 /',
  'localhost/fr/foo': '302 http://fr.localhost:3000/foo',
  'localhost/fr/leinwanddruck/': '302 http://fr.localhost:3000/impression-sur-toile',
  'localhost/fr/warenkorb': '302 http://fr.localhost:3000/panier',
  'localhost/en/d/products': '302 http://gb.localhost:3000/d/products',
  'at.localhost/nl/merkzettel': '302 http://nl.localhost:3000/verlanglijst',
  'com.localhost/de/foo': '302 http://localhost:3000/foo',
  'kartenliebe.localhost/es': '302 http://kartenliebe.es.localhost:3000/',
  'localhost/it/configurator-card': '302 http://it.localhost:3000/configurator-card?locale=it-IT',
  'localhost/xx/foo': '404 unknown-language',
  'localhost/d/xx/foo': '404 unknown-language',
  'ch.localhost/FR/foo': '301 /fr/foo',
  'ch.localhost/FR/D/products': '301 /fr/d/products',
  'localhost/de/fr/foo': '404 repeated-prefix',
  'localhost/de/media/foo': '404 reserved-segment',
};

const desktop: Examples = {
  'localhost/d/products': 'poster de-DE desktop products /d/products',
  'ch.localhost/it/d/products': 'poster it-CH desktop products /it/d/products',
  'ch.localhost/d/it/products': '301 /it/d/products',
  'ch.localhost/d/it/themes/7': 'poster it-CH desktop theme /d/it/themes/7',
  'ch.localhost/it/d/themes/7': '301 /d/it/themes/7',
  'localhost/d/themes/7': 'poster de-DE desktop theme /d/themes/7',
  'localhost/desktop-startseite': 'poster de-DE desktop desktopStart /desktop-startseite',
  'ch.localhost/fr/desktop-startseite': 'poster fr-CH desktop desktopStart /fr/desktop-startseite',
  'localhost/d': '301 /desktop-startseite',
  'localhost/d/desktop-startseite': '301 /desktop-startseite',
};

const segments: Examples = {
  'localhost/leinwanddruck': 'poster de-DE web content /leinwanddruck',
  'ch.localhost/fr/impression-sur-toile': 'poster fr-CH web content /fr/impression-sur-toile',
  'com.localhost/canvas-prints': 'poster en-US web content /canvas-prints',
  'be.localhost/afdruk-op-canvas': 'poster nl-BE web content /afdruk-op-canvas',
  'localhost/canvas-prints': '301 /leinwanddruck',
  'ch.localhost/fr/wandbilder/leinwanddruck': '301 /fr/deco-murale/impression-sur-toile',
  'nl.localhost/bilderbox': '301 /fotobox',
  'nl.localhost/fotokalender': 'poster nl-NL web content /fotokalender',
  'localhost/hochzeit/fotobox': 'poster de-DE web content /hochzeit/fotobox',
  'localhost/wishlist': '301 /merkzettel',
  'localhost/merkzettel': 'poster de-DE web wishlist /merkzettel',
  'localhost/products': 'poster de-DE web products /products',
  'ch.localhost/fr/d/vorkonfigurator-kalender':
    'poster fr-CH desktop products /fr/d/vorkonfigurator-kalender',
  'localhost/vorkonfigurator-karten': 'poster de-DE web products /vorkonfigurator-karten',
  'localhost/themes/42': 'poster de-DE web theme /themes/42',
  'localhost/themes': '404 theme-without-id',
  'localhost/themes/': '404 theme-without-id',
  'localhost/kundenkonto/x/': '301 /kundenkonto/x',
  'localhost/warenkorb': 'order cart de-DE',
  'kartenliebe.localhost/warenkorb': '301 /warenkorb/',
  'kartenliebe.localhost/warenkorb/': 'order cart de-DE',
  'kartenliebe.localhost/bestellung/a.pdf': 'order order de-DE a.pdf',
  'ch.localhost/fr/panier': 'order cart fr-CH',
  'localhost/kasse': 'checkout checkout de-DE',
  'ch.localhost/fr/paiement/adresse': 'checkout checkout fr-CH adresse',
  'localhost/kasse/adresse/neu%20': 'checkout checkout de-DE adresse neu ',
  'localhost/magazin/ein-artikel': 'poster de-DE web content /magazin/ein-artikel',
  'localhost/karte-gestalten': 'designer cardDesigner de-DE',
  'localhost/newsletter': 'poster de-DE web content /newsletter',
  'localhost/wishlist/foo': 'poster de-DE web content /wishlist/foo',
  'localhost/themes/42/more': 'poster de-DE web content /themes/42/more',
  'localhost/robots.txt/foo': 'poster de-DE web content /robots.txt/foo',
  'localhost/media': 'reserved media',
  'localhost/accessory': 'reserved accessory',
  'kartenliebe.ch.localhost/gift-voucher': 'reserved gift-voucher',
  'localhost/de/accessory': '404 reserved-segment',
  'localhost/assets/img/x.png': 'reserved assets',
  'localhost/d/products/more': 'poster de-DE desktop content /d/products/more',
};

const slashes: Examples = {
  'localhost/foo/?a=1&b': '301 /foo?a=1&b',
  'kartenliebe.localhost/foo?a=1': '301 /foo/?a=1',
  'kartenliebe.localhost/foo/': 'kartenliebe de-DE web content /foo/',
  'kartenliebe.localhost/robots.txt': 'reserved robots.txt',
  'kartenliebe.localhost/web-api/themes': 'reserved web-api',
  'kartenliebe.localhost/assets/app.js': 'reserved assets',
  'kartenliebe.localhost/configurator-card?locale=de-DE': 'designer card de-DE',
  'www.ch.localhost/FR/d/themes/7/?x=1': '301 http://ch.localhost:3000/d/fr/themes/7?x=1',
};

const sanity: Examples = {
  'localhost/a//b': '404 empty-segment',
  'localhost//evil.example': '404 empty-segment',
  'localhost/a/./b': '404 dot-segment',
  'localhost/a/%2e%2E/b': '404 dot-segment',
  'localhost/a%00b': '404 control-character',
  'localhost/a%0d%0aSet-Cookie:x': '404 control-character',
  'localhost/a\\b': '404 backslash',
  'localhost/a%5Cb': '404 backslash',
  'localhost/a%2Fb': '404 encoded-slash',
  'localhost/a%': '400 malformed-encoding',
  'localhost/%c3%28': '400 malformed-encoding',
  [`localhost/${'a'.repeat(200)}`]: `poster de-DE web content /${'a'.repeat(200)}`,
  [`localhost/${'a'.repeat(201)}`]: '404 segment-too-long',
  [`localhost${'/abcdefghi'.repeat(200)}`]: `poster de-DE web content ${'/abcdefghi'.repeat(200)}`,
  [`localhost${'/abcdefghi'.repeat(200)}j`]: '404 path-too-long',
  'localhost/de/photo.jpg': '404 file-ending',
  'localhost/xx/photo.jpg': '404 file-ending',
  'localhost/a/v1.5': '404 file-ending',
  'localhost/a/v1.endings': 'poster de-DE web content /a/v1.endings',
  'localhost/favicon.svg': 'reserved favicon.svg',
};

const images: Examples = {
  'localhost/img/leadimage/room-hall/room.jpg':
    '302 /media/motif@1/auto/leadimage/room-hall/room.jpg',
  'ch.localhost/fr/a/img/x.png?v=1': '302 /media/motif@1/auto/x.png',
  'www.localhost/img/x.png': '302 http://localhost:3000/media/motif@1/auto/x.png',
  'localhost/img/': '404 image-path',
  'localhost/img/a//b.jpg': '404 empty-segment',
  'localhost/img/..%2fetc': '404 encoded-slash',
};

const configurators: Examples = {
  'localhost/configurator-photo-frame': '302 /configurator-photo-frame?locale=de-DE',
  'localhost/configurator-photo-frame?a=1&locale=':
    '302 /configurator-photo-frame?a=1&locale=de-DE',
  'localhost/configurator-card?locale=xx-XX&b=%20': '302 /configurator-card?b=%20&locale=de-DE',
  'localhost/configurator-card?locale=fr-CH': 'designer card fr-CH',
  'ch.localhost/fr/configurator-collage': '302 /fr/configurator-collage?locale=fr-CH',
  'ch.localhost/de/configurator-collage': '302 /configurator-collage?locale=de-CH',
  'ch.localhost/de/configurator-collage?locale=de-DE': '301 /configurator-collage?locale=de-DE',
  'localhost/configurator-card/?locale=de-DE': 'designer card de-DE',
  'localhost/configurator-boat': '404 unknown-designer',
  'localhost/configurator-': '404 unknown-designer',
  'localhost/configurator-card/x?locale=de-DE': '404 unknown-designer',
};

const tables = { hosts, languages, desktop, segments, slashes, sanity, images, configurators };

describe.each(Object.entries(tables))('%s', (_, examples) => {
  test.each(Object.entries(examples))('%s → %s', (address, expected) => {
    expect(summary(decide(address))).toBe(expected);
  });
});

describe('methods', () => {
  test('the slash of a page is asked of GET and HEAD only', () => {
    expect(decide('localhost/foo/', 'HEAD').kind).toBe('redirect');
    expect(decide('localhost/foo/', 'POST')).toMatchObject({ kind: 'page', canonicalPath: '/foo' });
  });
});

describe('a shop with hosts of its own', () => {
  const request = { method: 'GET', rawPath: '/foo/', search: '' };

  test('refuses other hosts', () => {
    const decision = routeRequest(configured, { ...request, host: 'localhost:3000' });
    expect(decision).toEqual({ kind: 'misdirected', status: 421 });
    for (const rawPath of ['/xx/foo', '/robots.txt', '/img/x.png', '/themes']) {
      expect(routeRequest(configured, { ...request, host: 'x', rawPath })).toEqual(decision);
    }
  });

  test('asks for sanity before it asks for the host', () => {
    const decision = routeRequest(configured, { ...request, host: 'x', rawPath: '/a//b' });
    expect(decision).toMatchObject({ kind: 'notFound', status: 404 });
    const file = routeRequest(configured, { ...request, host: 'x', rawPath: '/a/photo.jpg' });
    expect(file).toMatchObject({ kind: 'notFound', reason: 'file-ending' });
  });

  test('adds the www. that its host has', () => {
    const decision = routeRequest(configured, { ...request, host: 'ch.shop.example' });
    const location = 'https://www.ch.shop.example/foo/';
    expect(decision).toEqual({ kind: 'redirect', status: 301, location });
  });

  test('keeps a site behind a forwarded port', () => {
    const decision = routeRequest(configured, { ...request, host: 'www.ch.shop.example:8443' });
    expect(decision).toMatchObject({ kind: 'page', site: { market: 'ch' } });
  });
});

describe('what a decision says besides', () => {
  test('the error page shows the decoded path without query', () => {
    expect(decide('localhost/xx/%3Cb%3E%C3%A4?q=1')).toMatchObject({ path: '/xx/<b>ä' });
    expect(decide('localhost/xx/100%')).toMatchObject({ path: '/xx/100%', status: 400 });
  });

  test('the error page speaks the language of the path where it can', () => {
    expect(decide('ch.localhost/fr/photo.jpg')).toMatchObject({ locale: 'fr-CH' });
    expect(decide('ch.localhost/xx/foo')).toMatchObject({ locale: 'de-CH' });
    expect(decide('ch.localhost/fr//foo')).toMatchObject({
      site: { channel: 'poster', market: 'ch' },
      locale: 'de-CH',
      platform: 'web',
    });
  });

  test('image redirects and assets asked for as pages have a warning', () => {
    expect(decide('localhost/img/x.png')).toMatchObject({ warning: 'img-path-redirected' });
    expect(decide('localhost/x.png')).toMatchObject({ warning: 'asset-load-on-slug' });
    for (const path of ['/img/', '/a/img/%5c', '/img/../x', '/img//'])
      expect(decide(`localhost${path}`)).toMatchObject({
        kind: 'notFound',
        warning: 'img-path-redirected',
      });
    expect(decide('localhost/xx/foo')).toMatchObject({ warning: undefined });
  });

  test('rules that look at a beginning get the path without prefixes', () => {
    expect(decide('ch.localhost/fr/d/feed-collage')).toMatchObject({ path: '/feed-collage' });
    expect(decide('kartenliebe.localhost/feed-card/')).toMatchObject({ path: '/feed-card' });
    expect(decide('localhost/d/hochzeit/fotobox')).toMatchObject({ path: '/hochzeit/fotobox' });
  });

  test('the strip is hidden on exactly its paths', () => {
    for (const path of hiddenStripPaths) {
      expect(isStripHidden(path)).toBe(true);
      expect(isStripHidden(`${path}/`)).toBe(true);
      expect(isStripHidden(`${path}s`)).toBe(false);
      expect(isStripHidden(`${path}/more`)).toBe(false);
    }
  });

  test('a path is read as it was sent', () => {
    expect(routeRequest(configured, { ...get('x/'), rawPath: '*' })).toMatchObject({ status: 404 });
  });
});
