/** Links of the content on a page: resolved in its language, on its platform, and safely. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type { Channel, Platform } from '../../../../core/domain/locale/channel.ts';
import { localeTable, type Locale } from '../../../../core/domain/locale/locales.ts';
import { pathFor } from '../../../../core/domain/routing/pages.ts';
import type { SiteConfiguration } from '../../../../core/domain/routing/sites.ts';
import { resolveLink, resolveLinks } from '../../../../ui/web/shell/resolve-link.ts';
import { placeOf } from '../../../../ui/web/shell/request-place.ts';
import { siteLinks, startPath, wordHref } from '../../../../ui/web/shell/site-links.ts';
import { anyCodePoint } from '../../../arbitraries/code-point.ts';
import { anyChannel, anyLocale } from '../../../arbitraries/locale.ts';
import { anySites, contentRouteIn, embedded } from '../../../arbitraries/routing.ts';
import { requestFor, startDecision } from '../requests.ts';

const anyPlace = fc.record({ sites: anySites, channel: anyChannel, locale: anyLocale });

const linksOn = (
  sites: SiteConfiguration,
  channel: Channel,
  locale: Locale,
  platform?: Platform,
) => {
  const { request } = requestFor(startDecision(sites, channel, locale, platform), sites);
  return siteLinks(request, startPath(request));
};

const encoded = (segments: readonly string[]): string =>
  `/${segments.map((segment) => encodeURIComponent(segment)).join('/')}`;

describe('a path of the content', () => {
  property.prop([
    anyPlace.chain((place) => fc.tuple(fc.constant(place), contentRouteIn(place.locale))),
    fc.constantFrom('', ' ', '  '),
  ])('leads to the page in the language of the page that it is on', (drawn, spaces) => {
    const [{ sites, channel, locale }, route] = drawn;
    fc.pre(route.kind === 'content');
    const links = linksOn(sites, channel, locale);
    const link = resolveLink(links, `${spaces}${encoded(route.segments)}${spaces}`);
    const path = pathFor(sites, channel, { locale, platform: 'web', route });
    expect(decodeURIComponent(link?.href ?? '')).toBe(decodeURIComponent(path));
    expect(link?.target).toBeUndefined();
  });

  property.prop([anyPlace])('at the root is the start page', ({ sites, channel, locale }) => {
    const { request } = requestFor(startDecision(sites, channel, locale), sites);
    const links = siteLinks(request, startPath(request));
    const { href = '' } = resolveLink(links, '/') ?? {};
    expect(href.replace(/(?!^)\/$/u, '')).toBe(startPath(request).replace(/(?!^)\/$/u, ''));
  });

  test.each([
    ['de-DE', '/kontakt', '/kontakt'],
    ['de-DE', '/kontakt?a=1#b', '/kontakt?a=1#b'],
    ['fr-CH', '/contact', '/fr/contact'],
    ['fr-CH', '/contact?a=1#b', '/fr/contact?a=1#b'],
    ['fr-CH', '#formats', '#formats'],
    ['fr-CH', '/media/motif@1/auto/a.jpg', '/media/motif@1/auto/a.jpg'],
    ['fr-CH', '/assets/terms.pdf', '/assets/terms.pdf'],
    ['fr-CH', '/robots.txt', '/robots.txt'],
    ['fr-CH', '/media', '/media'],
    ['fr-CH', '/media?a=1', '/media?a=1'],
    ['fr-CH', '/mediation', '/fr/mediation'],
    ['fr-CH', 'http://ch.localhost:3000/contact', '/contact'],
  ] as const)('on a page in %s: %s is %s', (locale, url, href) => {
    expect(resolveLink(linksOn(embedded, 'poster', locale), url)).toEqual({ href });
  });

  test('keeps the platform, after the language', () => {
    expect(resolveLink(linksOn(embedded, 'poster', 'de-DE', 'desktop'), '/kontakt')?.href).toBe(
      '/d/kontakt',
    );
    expect(resolveLink(linksOn(embedded, 'poster', 'fr-CH', 'desktop'), '/contact')?.href).toBe(
      '/fr/d/contact',
    );
  });
});

describe('a link elsewhere', () => {
  const links = linksOn(embedded, 'poster', 'fr-CH');

  test.each([
    ['https://elsewhere.example/a?b#c', 'https://elsewhere.example/a?b#c'],
    ['//elsewhere.example/a', 'http://elsewhere.example/a'],
  ])('%s opens in a tab of its own, without a way back', (url, href) => {
    expect(resolveLink(links, url)).toEqual({ href, target: '_blank', rel: 'noopener' });
  });

  test('to a sister site stays in its tab', () => {
    expect(resolveLink(links, 'http://localhost:3000/leinwanddruck')).toEqual({
      href: 'http://localhost:3000/leinwanddruck',
      rel: 'noopener',
    });
  });

  test.each(['mailto:a@b.example', 'tel:+491234'])('%s is as it is', (url) => {
    expect(resolveLink(links, url)).toEqual({ href: url });
  });

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:x',
    '/\\elsewhere.example',
    ' /\\elsewhere.example',
    '/\t/elsewhere.example',
    'https://user@elsewhere.example/',
    'https://',
    '',
    ' ',
  ])('%j is refused', (url) => {
    expect(resolveLink(links, url)).toBeUndefined();
    expect(resolveLinks(links, [{ text: 'x', url }])).toEqual([]);
  });

  property.prop([
    anyPlace,
    fc.oneof(
      fc.string({ unit: anyCodePoint }),
      fc.string({ unit: fc.constantFrom('/', '\\', ':', '.', 'a', ' ', '\t', '@', 'javascript:') }),
    ),
  ])('leads to this site, or says where it leads', ({ sites, channel, locale }, url) => {
    const link = resolveLink(linksOn(sites, channel, locale), url);
    if (link === undefined) return;
    const isOwn = /^(?:#|\/(?![/\\]))/u.test(link.href);
    expect(isOwn || /^(?:https?:\/\/|mailto:|tel:)/iu.test(link.href)).toBe(true);
    if (/^https?:/iu.test(link.href)) expect(link.rel).toBe('noopener');
    else expect(link.target).toBeUndefined();
  });

  test('of a list keeps its text, in order', () => {
    const list = [
      { text: 'Contact', url: '/contact' },
      { text: 'no', url: 'javascript:alert(1)' },
      { text: 'Elsewhere', url: 'https://elsewhere.example/' },
    ];
    expect(resolveLinks(links, list).map(({ text, href }) => [text, href])).toEqual([
      ['Contact', '/fr/contact'],
      ['Elsewhere', 'https://elsewhere.example/'],
    ]);
  });
});

describe('the place of a request', () => {
  test('that is sent elsewhere is the default site', () => {
    const { request } = requestFor({ kind: 'redirect', status: 301, location: '/' });
    expect(placeOf(request)).toEqual({
      site: embedded.defaultSite,
      locale: 'de-DE',
      platform: 'web',
    });
  });

  property.prop([anyLocale, anyLocale])(
    'of a designer speaks the language that was chosen, where the market has it',
    (locale, designerLocale) => {
      const { site, platform } = startDecision(embedded, 'poster', locale);
      const { request } = requestFor({
        kind: 'designer',
        product: 'photo-frame',
        site,
        locale,
        platform,
        designerLocale,
      });
      const isHere = localeTable[designerLocale].market === localeTable[locale].market;
      expect(placeOf(request)).toMatchObject({ site, locale: isHere ? designerLocale : locale });
    },
  );

  property.prop([anyPlace])('has its words in its language', ({ sites, channel, locale }) => {
    const { request } = requestFor(startDecision(sites, channel, locale), sites);
    const href = wordHref(request, 'cart');
    expect(href.startsWith(startPath(request).replace(/\/$/u, ''))).toBe(true);
    expect(href.endsWith('/')).toBe(sites.trailingSlash[channel]);
  });
});
