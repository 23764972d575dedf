import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { linkContext } from '../../../core/domain/routing/link-context.ts';
import { classifyLink, navigationTo, type Link } from '../../../core/domain/routing/links.ts';
import { isSafeProtocol, safeProtocols } from '../../../core/domain/routing/safe-protocols.ts';
import { embedded } from '../../arbitraries/routing.ts';

const contextOf = (market: string, path = '/foo', search = '') => {
  const site = embedded.sites.find(({ host }) => host === `${market}localhost:3000`);
  return linkContext(embedded, site ?? embedded.defaultSite, { path, search });
};

const summary = (link: Link): string =>
  link.kind === 'refused' ? `refused ${link.reason}` : `${link.kind} ${link.href}`;

const own: Readonly<Record<string, string>> = {
  '#top': 'inPage #top',
  '/bar': 'internal /bar',
  '/bar/?a=1#x': 'internal /bar?a=1#x',
  '/': 'internal /',
  '?a=1': 'internal /foo?a=1',
  bar: 'internal /bar',
  '  /bar ': 'internal /bar',
  'http://localhost:3000/bar': 'internal /bar',
  'HTTPS://LOCALHOST:3000/bar': 'internal /bar',
  '//localhost:3000/bar': 'internal /bar',
  '/a/../bar': 'internal /bar',
  '/bücher': 'internal /b%C3%BCcher',
  '/configurator-card?locale=de-DE': 'application /configurator-card?locale=de-DE',
  '/warenkorb': 'application /warenkorb',
  '/kundenkonto/': 'application /kundenkonto',
  '/assets/a.css': 'application /assets/a.css',
  '/preise.pdf': 'application /preise.pdf',
  ' #top ': 'inPage #top',
  '/newsletter': 'internal /newsletter',
  '/d': 'internal /d',
  'http://localhost.:3000/bar': 'internal /bar',
  'http://www.localhost:3000/bar': 'internal /bar',
  'http://www.localhost.:3000/bar': 'internal /bar',
  'http://ｌｏｃａｌｈｏｓｔ:3000/bar': 'internal /bar',
  '/de/bar': 'internal /de/bar',
  '/xx/bar': 'internal /xx/bar',
  '/de/warenkorb': 'application /de/warenkorb',
  '/D/DE/warenkorb': 'application /D/DE/warenkorb',
  '/%77arenkorb': 'application /%77arenkorb',
  '/fr/bar': 'application /fr/bar',
  '/d/FR/bar': 'application /d/FR/bar',
  '/img/x': 'application /img/x',
  '/bar/img/x?_log=0#y': 'application /bar/img/x?_log=0#y',
  '/bar/img': 'application /bar/img',
  '/images': 'internal /images',
  '\u200bjavascript:x': 'internal /%E2%80%8Bjavascript:x',
  'javascript%3ax': 'internal /javascript%3ax',
};

const others: Readonly<Record<string, string>> = {
  'http://ch.localhost:3000/bar': 'sister http://ch.localhost:3000/bar',
  'http://localhost/bar': 'external http://localhost/bar',
  'http://localhost:3000.evil.example/': 'refused unparsable',
  'https://example.com': 'external https://example.com/',
  '//evil.example/x': 'external http://evil.example/x',
  'mailto:a@b.example': 'contact mailto:a@b.example',
  'tel:+49123': 'contact tel:+49123',
  'http://ch.localhost.:3000/bar': 'sister http://ch.localhost:3000/bar',
  'http://www.ch.localhost:3000/bar?a#b': 'sister http://ch.localhost:3000/bar?a#b',
  'http://de.localhost:3000/bar': 'sister http://de.localhost:3000/bar',
  'http://www.www.localhost:3000/bar': 'external http://www.www.localhost:3000/bar',
  'http://wwwxlocalhost:3000/bar': 'external http://wwwxlocalhost:3000/bar',
  'http://localhost..:3000/bar': 'external http://localhost..:3000/bar',
  'http://localhost:3001/bar': 'external http://localhost:3001/bar',
  'http://evil.example?@localhost:3000': 'external http://evil.example/?@localhost:3000',
  'http://xn--lcalhost-54g:3000/bar': 'external http://xn--lcalhost-54g:3000/bar',
  'http://evil.example/http://localhost:3000/':
    'external http://evil.example/http://localhost:3000/',
};

const refused: Readonly<Record<string, string>> = {
  '': 'refused unparsable',
  'javascript:alert(1)': 'refused unsafe-protocol',
  'JaVaScRiPt:alert(1)': 'refused unsafe-protocol',
  'java\nscript:alert(1)': 'refused unparsable',
  '\u0001javascript:alert(1)': 'refused unparsable',
  ' javascript:alert(1)': 'refused unsafe-protocol',
  '\ufeff\u3000javascript:alert(1)': 'refused unsafe-protocol',
  '/%2e%2e//evil.example': 'refused unparsable',
  'data:text/html,x': 'refused unsafe-protocol',
  'vbscript:x': 'refused unsafe-protocol',
  'file:///etc/passwd': 'refused unsafe-protocol',
  'blob:http://localhost:3000/x': 'refused unsafe-protocol',
  'localhost:3000/bar': 'refused unsafe-protocol',
  'http:evil.example': 'refused unparsable',
  'http:/evil.example': 'refused unparsable',
  'http:///evil.example': 'refused unparsable',
  '///evil.example': 'refused unparsable',
  '\\\\evil.example': 'refused unparsable',
  '/\\evil.example': 'refused unparsable',
  '/\t/evil.example': 'refused unparsable',
  '/..//evil.example': 'refused unparsable',
  '/.//evil.example': 'refused unparsable',
  'http://localhost:3000@evil.example/': 'refused unparsable',
  'http://user:pass@localhost:3000/': 'refused unparsable',
  'http://[bad/': 'refused unparsable',
  'http://exa mple.com/': 'refused unparsable',
  'http://a.example:99999/': 'refused unparsable',
  'mailto:': 'refused unparsable',
  'mailto:a@b.example x': 'refused unparsable',
  'https://example.com/\u0080': 'refused unparsable',
  'https://example.com/\u009f': 'refused unparsable',
  '/bar\n': 'refused unparsable',
  '/100%': 'refused unparsable',
};

describe('links on localhost/foo', () => {
  test.each(Object.entries({ ...own, ...others, ...refused }))('%j → %s', (href, expected) => {
    expect(summary(classifyLink(contextOf(''), href))).toBe(expected);
  });

  test('foreign hosts open a new tab, sister sites the same one, both without opener', () => {
    expect(classifyLink(contextOf(''), 'https://example.com/')).toMatchObject({
      rel: 'noopener',
      target: '_blank',
    });
    const sister = classifyLink(contextOf(''), 'http://fr.localhost:3000/');
    expect(sister).toMatchObject({ kind: 'sister', rel: 'noopener' });
    expect(sister).not.toHaveProperty('target');
  });

  test("the market's other languages have other applications, too", () => {
    const context = contextOf('ch.', '/fr/foo');
    expect(summary(classifyLink(context, '/fr/panier'))).toBe('application /fr/panier');
    expect(summary(classifyLink(context, '/fr/d/panier'))).toBe('application /fr/d/panier');
    expect(summary(classifyLink(context, '/fr/bar'))).toBe('internal /fr/bar');
  });

  test('pages end as their channel says, those of other applications too, and files as they are', () => {
    const context = contextOf('kartenliebe.', '/foo/');
    expect(summary(classifyLink(context, '/bar'))).toBe('internal /bar/');
    expect(summary(classifyLink(context, 'bar?a'))).toBe('internal /foo/bar/?a');
    expect(summary(classifyLink(context, '/a.pdf'))).toBe('application /a.pdf');
    expect(summary(classifyLink(context, '/kasse'))).toBe('application /kasse/');
    expect(summary(classifyLink(context, '/bestellung/a.pdf'))).toBe(
      'application /bestellung/a.pdf',
    );
    expect(summary(classifyLink(context, '/configurator-card'))).toBe(
      'application /configurator-card',
    );
  });

  test("parameters with an underscore are carried over, the link's own win", () => {
    const context = contextOf('', '/foo', '?_debug=1&a=2&_log=0&_t[x]=1');
    expect(summary(classifyLink(context, '/bar?_log=1&b=3#x'))).toBe(
      'internal /bar?_log=1&b=3&_debug=1&_t[x]=1#x',
    );
    expect(summary(classifyLink(context, '#x'))).toBe('inPage #x');
    expect(summary(classifyLink(context, '/media/x'))).toBe('application /media/x');
    expect(summary(classifyLink(context, '/img/x'))).toBe('application /img/x');
    expect(summary(classifyLink(context, 'https://example.com/'))).toBe(
      'external https://example.com/',
    );
  });
});

describe('navigating from code', () => {
  test.each([
    ['#top', { kind: 'route', href: '#top' }],
    ['/bar', { kind: 'route', href: '/bar' }],
    ['/kasse', { kind: 'load', href: '/kasse' }],
    ['javascript:x', { kind: 'refused', reason: 'unsafe-protocol' }],
  ])('%s needs no permission: %o', (href, expected) => {
    const link = classifyLink(contextOf(''), href);
    expect(navigationTo(link, { allowExternal: false })).toEqual(expected);
    expect(navigationTo(link, { allowExternal: true })).toEqual(expected);
  });

  test.each(['http://ch.localhost:3000/bar', 'https://example.com/', 'mailto:a@b.example'])(
    '%s needs one',
    (href) => {
      const link = classifyLink(contextOf(''), href);
      expect(navigationTo(link, { allowExternal: true })).toEqual({ kind: 'load', href });
      const refusal = { kind: 'refused', reason: 'external-not-allowed' };
      expect(navigationTo(link, { allowExternal: false })).toEqual(refusal);
    },
  );
});

describe('the protocols', () => {
  test('that are safe are those of the decisions', () => {
    expect(safeProtocols.join(', ')).toBe('http, https, mailto, tel');
    expect(['HTTPS:', 'mailto', 'ftp', 'ht:tp', '', ':', 'tel::'].map(isSafeProtocol)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  property.prop([
    fc.oneof(
      fc.constantFrom(...safeProtocols, 'javascript', 'data', 'ftp', 'ws', 'sms', 'view-source'),
      fc.stringMatching(/^[a-z][a-z0-9+.-]{0,8}$/u),
    ),
  ])('are refused by links exactly where they are not safe', (protocol) => {
    const link = classifyLink(contextOf(''), `${protocol}://example.com/x`);
    const isUnsafe = link.kind === 'refused' && link.reason === 'unsafe-protocol';
    expect(isUnsafe).toBe(!isSafeProtocol(protocol));
  });
});
