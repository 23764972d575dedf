/** A page's ways to other markets: absolute, on configured hosts, and honest about where they lead. */
import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { markets, type Locale } from '../../../../core/domain/locale/locales.ts';
import type { SaidUrls } from '../../../../core/domain/routing/localized-urls.ts';
import { routeAddress } from '../../../../core/domain/routing/addresses.ts';
import { E } from '../../../../core/fp.ts';
import { loadMarketLinks } from '../../../../ui/web/shell/market-links.ts';
import { anyChannel, anyLocale } from '../../../arbitraries/locale.ts';
import { anySites, embedded } from '../../../arbitraries/routing.ts';
import { failingLocalizedUrls, memoryLocalizedUrls } from '../../../fakes/localized-urls.ts';
import { requestFor, startDecision } from '../requests.ts';

type Request = ReturnType<typeof requestFor>['request'];

/** The request for an address of the embedded shop. */
const requestAt = (address: string, ports: Partial<Request['ports']> = {}) => {
  const decision = routeAddress(address, embedded);
  if (E.isLeft(decision)) throw new Error(address);
  const { kind } = decision.right;
  if (kind === 'image' || kind === 'reserved' || kind === 'misdirected') throw new Error(kind);
  return requestFor(decision.right, embedded, ports, address);
};

const linksOf = async (...asked: Parameters<typeof loadMarketLinks>) => {
  const links = (await loadMarketLinks(...asked)).flatMap((row) => row.links);
  return new Map(links.map(({ locale, ...link }) => [locale, link]));
};

const linkIn = async (locale: Locale, ...asked: Parameters<typeof loadMarketLinks>) => {
  const link = (await linksOf(...asked)).get(locale);
  return link && [link.href, link.isSamePage];
};

describe('the links to other markets', () => {
  property.prop([anySites, anyChannel, anyLocale])(
    'lead to every market and language of the channel, one of them here',
    async (sites, channel, locale) => {
      const { request } = requestFor(startDecision(sites, channel, locale), sites);
      const links = await loadMarketLinks(request, undefined);
      expect(links.map(({ market }) => market)).toEqual([...markets]);
      const all = links.flatMap((row) => row.links);
      expect(new Set(all.map(({ href }) => href)).size).toBe(all.length);
      expect(all.filter(({ isCurrent }) => isCurrent).map((row) => row.locale)).toEqual([locale]);
      const hosts = sites.sites.filter((site) => site.channel === channel).map(({ host }) => host);
      for (const { href } of all) expect(hosts).toContain(new URL(href).host);
    },
  );

  const alternates = { 'de-DE': 'leinwanddruck', 'fr-FR': 'impression/sur-toile' } as const;

  test('lead to the page itself where it is there, else to the start page, and say which', async () => {
    const { request } = requestAt('http://localhost:3000/leinwanddruck');
    const links = await linksOf(request, alternates);
    expect(links.get('de-DE')).toMatchObject({
      href: 'http://localhost:3000/leinwanddruck',
      isSamePage: true,
      isCurrent: true,
    });
    // A locale without a text of its own reads that of its content locale.
    expect(links.get('de-AT')?.href).toBe('http://at.localhost:3000/leinwanddruck');
    expect(links.get('de-IT')?.href).toBe('http://it.localhost:3000/de/leinwanddruck');
    expect(links.get('fr-CH')?.href).toBe('http://ch.localhost:3000/fr/impression/sur-toile');
    expect(links.get('nl-NL')).toMatchObject({
      href: 'http://nl.localhost:3000/',
      isSamePage: false,
    });
  });

  test.each([
    ['http://localhost:3000/d/leinwanddruck', 'http://nl.localhost:3000/desktop-startseite'],
    [
      'http://ch.localhost:3000/fr/d/impression-sur-toile',
      'http://nl.localhost:3000/desktop-startseite',
    ],
  ])('stay in the desktop software: %s', async (address, href) => {
    const { request } = requestAt(address);
    expect(await linkIn('nl-NL', request, alternates)).toEqual([href, false]);
  });

  test('of a theme and of the start page lead to the same', async () => {
    const theme = requestAt('http://localhost:3000/themes/7').request;
    const slugs = { 'de-DE': 'themes/7', 'fr-FR': 'themes/7' };
    expect(await linkIn('fr-CH', theme, slugs)).toEqual([
      'http://ch.localhost:3000/fr/themes/7',
      true,
    ]);
    expect(await linkIn('it-CH', theme, slugs)).toEqual(['http://ch.localhost:3000/it', false]);
    const start = requestAt('http://localhost:3000/').request;
    expect(await linkIn('it-CH', start, {})).toEqual(['http://ch.localhost:3000/it', true]);
  });
});

describe('the links of a page of another application', () => {
  const account = 'http://localhost:3000/kundenkonto';
  const said: SaidUrls = { 'fr-CH': '/fr/mon-compte', 'nl-NL': 'http://elsewhere.example/' };

  test('lead to where it says that the page is, on the shop’s own sites', async () => {
    const localizedUrls = memoryLocalizedUrls(new Map([['/kundenkonto', said]]));
    const { request } = requestAt(account, { localizedUrls });
    expect(await linkIn('fr-CH', request, undefined)).toEqual([
      'http://ch.localhost:3000/fr/mon-compte',
      true,
    ]);
    expect(await linkIn('nl-NL', request, undefined)).toEqual(['http://nl.localhost:3000/', false]);
  });

  test('lead to start pages while it does not answer, which is logged', async () => {
    const log = requestAt(account);
    const { request } = requestAt(account, {
      localizedUrls: failingLocalizedUrls(),
      log: log.log,
    });
    expect(await linkIn('fr-CH', request, undefined)).toEqual([
      'http://ch.localhost:3000/fr',
      false,
    ]);
    expect(log.log.reports).toEqual([
      { code: 'request-failed', facts: { part: 'localized-urls', reason: 'no answer' } },
    ]);
  });
});

test.each(['http://localhost:3000/a//b', 'http://localhost:3000/configurator-card?locale=de-DE'])(
  'the links of %s lead to start pages',
  async (address) => {
    const { request } = requestAt(address);
    for (const { isSamePage } of (await linksOf(request, undefined)).values())
      expect(isSamePage).toBe(false);
  },
);
