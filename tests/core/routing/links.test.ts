import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import { linkContext } from '../../../core/domain/routing/link-context.ts';
import { classifyLink, navigationTo, type Link } from '../../../core/domain/routing/links.ts';
import { pathFor } from '../../../core/domain/routing/pages.ts';
import { routeRequest } from '../../../core/domain/routing/route-request.ts';
import { isSafeProtocol, safeProtocols } from '../../../core/domain/routing/safe-protocols.ts';
import { anyChannel } from '../../arbitraries/locale.ts';
import {
  anyPageAddress,
  anyRawPath,
  anySites,
  embedded,
  siteFor,
} from '../../arbitraries/routing.ts';

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
  '/kundenkonto/': 'application /kundenkonto/',
  '/assets/a.css': 'application /assets/a.css',
  '/preise.pdf': 'application /preise.pdf',
  ' #top ': 'inPage #top',
  '/newsletter': 'internal /newsletter',
  '/d': 'internal /d',
  'http://localhost.:3000/bar': 'internal /bar',
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

  test('pages end as their channel says, files and other applications as they are', () => {
    const context = contextOf('kartenliebe.', '/foo/');
    expect(summary(classifyLink(context, '/bar'))).toBe('internal /bar/');
    expect(summary(classifyLink(context, 'bar?a'))).toBe('internal /foo/bar/?a');
    expect(summary(classifyLink(context, '/a.pdf'))).toBe('application /a.pdf');
    expect(summary(classifyLink(context, '/kasse'))).toBe('application /kasse');
  });

  test("parameters with an underscore are carried over, the link's own win", () => {
    const context = contextOf('', '/foo', '?_debug=1&a=2&_log=0&_t[x]=1');
    expect(summary(classifyLink(context, '/bar?_log=1&b=3#x'))).toBe(
      'internal /bar?_log=1&b=3&_debug=1&_t[x]=1#x',
    );
    expect(summary(classifyLink(context, '#x'))).toBe('inPage #x');
    expect(summary(classifyLink(context, '/media/x'))).toBe('application /media/x');
    expect(summary(classifyLink(context, 'https://example.com/'))).toBe(
      'external https://example.com/',
    );
  });
});

/** Addresses of the shop's own host, or of one that looks like it, with something slipped in. */
const anyDisguise = fc
  .tuple(
    fc.constantFrom(
      '',
      'http:',
      'https:',
      'HTTP:',
      'ht\ttp:',
      'javascript:',
      '\u0000http:',
      'data:',
    ),
    fc.constantFrom('//', '/', '', '\\\\', '/\\', '/\t/', '///', '//user@', '//localhost:3000@'),
    fc.constantFrom(
      'localhost:3000',
      'localhost',
      'evil.example',
      'l\u043ecalhost:3000',
      'xn--lcalhost-54g',
    ),
    fc.constantFrom(
      '',
      '.',
      ':',
      '\u3002',
      '\uff0e',
      '%2e',
      '\t',
      '#',
      '@evil.example',
      '\\@evil.example',
    ),
    fc.constantFrom('', '/bar', '//evil.example', '/..//evil.example', '?_debug=0', '/\n/evil'),
  )
  .map((parts) => parts.join(''));

const anyHref = fc.oneof(
  anyDisguise,
  fc.string({ unit: 'binary' }),
  anyRawPath,
  fc
    .array(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '.',
        '..',
        '@',
        ':',
        '#',
        '?',
        '%',
        '%2f',
        '%5c',
        '\t',
        '\n',
        ' ',
        '\0',

        'http:',
        'https:',
        'javascript:',
        'data:',
        'localhost:3000',
        'LOCALHOST.',
        'evil.example',

        'ch.localhost:3000',
        'user',
        'a',
        'd',
        'fr',
        '[::1]',
        '\u3002',
        '\uff0f',
        '\ud800',
        'ß',
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);

const anyContext = fc
  .tuple(anySites, anyChannel, anyPageAddress)
  .map(([config, channel, address]) => {
    const site = siteFor(config, channel, address.locale);
    const path = pathFor(config, channel, address);
    return { config, site, context: linkContext(config, site, { path, search: '?_debug=1' }) };
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

  test.prop([
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

describe('whatever a link says', () => {
  test.prop([anyContext, anyHref])('what stays on the site has its origin', ({ context }, href) => {
    const link = classifyLink(context, href);
    if (link.kind !== 'inPage' && link.kind !== 'internal' && link.kind !== 'application') return;
    const url = new URL(link.href, `${context.origin}${context.path}`);
    expect(url.origin).toBe(context.origin);
    expect(link.href).toMatch(link.kind === 'inPage' ? /^#/u : /^\/(?![/\\])/u);
  });

  test.prop([anyContext, anyHref])('only four protocols come through', ({ context }, href) => {
    const link = classifyLink(context, href);
    if (link.kind === 'refused') return;
    const { protocol } = new URL(link.href, context.origin);
    expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol);
  });

  test.prop([anyContext, anyHref])(
    'it means what a browser would make of it, or is refused',
    ({ context }, href) => {
      const link = classifyLink(context, href);
      if (link.kind === 'refused' || link.kind === 'contact') return;
      const seen = new URL(href, `${context.origin}${context.path}`);
      const meant = new URL(link.href, `${context.origin}${context.path}`);
      const name = (url: URL) => url.host.replace(/\.(?=:|$)/u, '');
      expect(name(meant)).toBe(name(seen));
    },
  );

  test.prop([anyContext, anyPageAddress])(
    'an internal link to a page needs no redirect for its slash',
    ({ config, site, context }, address) => {
      const path = pathFor(config, site.channel, address);
      const link = classifyLink(context, path);
      if (link.kind !== 'internal') throw new Error(`${path} is ${link.kind}`);
      const [rawPath = ''] = link.href.split('?');
      const request = { method: 'GET', host: siteFor(config, site.channel, address.locale).host };
      const decision = routeRequest(config, { ...request, rawPath, search: '' });
      expect(decision.kind).toBe('page');
    },
  );

  test.prop([anyContext, anyHref])('code leaves the site with permission only', (at, href) => {
    const link = classifyLink(at.context, href);
    const navigation = navigationTo(link, { allowExternal: false });
    const leaves = link.kind === 'sister' || link.kind === 'external' || link.kind === 'contact';
    if (leaves) {
      expect(navigation).toEqual({ kind: 'refused', reason: 'external-not-allowed' });
      const permitted = navigationTo(link, { allowExternal: true });
      expect(permitted).toEqual({ kind: 'load', href: link.href });
    } else if (link.kind !== 'refused') {
      expect(navigation).toMatchObject({ href: link.href });
    } else {
      expect(navigation).toEqual(link);
    }
  });
});
