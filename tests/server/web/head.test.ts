/** The head of a page and its ways to other markets: absolute, on configured hosts. */
import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { markets } from '../../../core/domain/locale/locales.ts';
import { localisedSlugs, marketLinks } from '../../../ui/web/shell/market-links.ts';
import { anyChannel, anyLocale } from '../../arbitraries/locale.ts';
import { anySites, embedded } from '../../arbitraries/routing.ts';
import { startDecision } from './requests.ts';

describe('the links to other markets', () => {
  property.prop([anySites, anyChannel, anyLocale])(
    'lead to every market and language of the channel, one of them here',
    (sites, channel, locale) => {
      const links = marketLinks(sites, startDecision(sites, channel, locale), undefined);
      expect(links.map(({ market }) => market)).toEqual([...markets]);
      const all = links.flatMap((row) => row.links);
      expect(new Set(all.map(({ href }) => href)).size).toBe(all.length);
      expect(all.filter(({ isCurrent }) => isCurrent).map((row) => row.locale)).toEqual([locale]);
      const hosts = sites.sites.filter((site) => site.channel === channel).map(({ host }) => host);
      for (const { href } of all) expect(hosts).toContain(new URL(href).host);
    },
  );

  test('lead to the page itself where it is there, else to the start page', () => {
    const decision = {
      ...startDecision(embedded, 'poster', 'de-DE'),
      route: { kind: 'content', segments: ['leinwanddruck'] },
    } as const;
    const alternates = { 'de-DE': 'leinwanddruck', 'fr-FR': 'impression/sur-toile' } as const;
    const hrefs = new Map(
      marketLinks(embedded, decision, alternates).flatMap(({ links }) =>
        links.map(({ locale, href }) => [locale, href] as const),
      ),
    );
    expect(hrefs.get('de-DE')).toBe('http://localhost:3000/leinwanddruck');
    // A locale without a text of its own reads that of its content locale.
    expect(hrefs.get('de-AT')).toBe('http://at.localhost:3000/leinwanddruck');
    expect(hrefs.get('de-IT')).toBe('http://it.localhost:3000/de/leinwanddruck');
    expect(hrefs.get('fr-CH')).toBe('http://ch.localhost:3000/fr/impression/sur-toile');
    expect(hrefs.get('nl-NL')).toBe('http://nl.localhost:3000/');
    expect(localisedSlugs(alternates)['fr-LU']).toEqual(['impression', 'sur-toile']);
    expect(localisedSlugs(alternates)['nl-NL']).toBeUndefined();
  });
});
