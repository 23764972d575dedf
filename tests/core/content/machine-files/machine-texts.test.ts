/** What robots and language models read, as their own parsers read it. */
import { fc, test as property } from '@fast-check/vitest';
import robotsParser from 'robots-parser';
import { describe, expect, test } from 'vitest';

import { localeTable } from '../../../../core/domain/locale/locales.ts';
import { localesOf } from '../../../../core/domain/locale/markets.ts';
import { printLlms } from '../../../../core/domain/content/machine-files/llms.ts';
import { llmsSections } from '../../../../core/domain/content/machine-files/llms-sections.ts';
import { printRobots } from '../../../../core/domain/content/machine-files/robots.ts';
import { prefixedSegments } from '../../../../core/domain/routing/page-routes.ts';
import { payloadPath } from '../../../../core/domain/routing/payload-path.ts';
import { printSegments } from '../../../../core/domain/routing/paths.ts';
import { pathFor } from '../../../../core/domain/routing/pages.ts';
import { routeRequest } from '../../../../core/domain/routing/route-request.ts';
import { siteUrl } from '../../../../core/domain/routing/sites.ts';
import {
  answererOf,
  specialPrefixKinds,
  specialWords,
} from '../../../../core/domain/routing/special-prefixes.ts';
import { anyCodePoint } from '../../../arbitraries/code-point.ts';
import { anyPageAddress, anySites, embedded } from '../../../arbitraries/routing.ts';

const anySite = anySites.chain((config) =>
  fc.constantFrom(...config.sites).map((site) => ({ config, site })),
);

const robotsOf = (
  { config, site }: typeof anySite extends fc.Arbitrary<infer A> ? A : never,
  isPreview = false,
) => robotsParser(siteUrl(config, site, '/robots.txt'), printRobots(config, site, isPreview));

describe('robots.txt', () => {
  test('closes what is nobody’s to keep, and tells where the sitemap is', () => {
    const site = embedded.sites.find(
      ({ channel, market }) => channel === 'poster' && market === 'gb',
    );
    if (site === undefined) throw new Error('There is no site.');
    const lines = printRobots(embedded, site, false).split('\n');
    expect(lines.slice(0, 16)).toEqual([
      'User-agent: *',
      'Disallow: /accessory/',
      'Disallow: /api/',
      'Disallow: /forms/',
      'Disallow: /frontend-api/',
      'Disallow: /gift-voucher/',
      'Disallow: /price-api/',
      'Disallow: /web-api/',
      'Disallow: /whitelabel/',
      'Disallow: /services/',
      'Disallow: /*_payload.json$',
      'Disallow: /*_configuration.json',
      'Disallow: /configurator-',
      'Disallow: /account$',
      'Disallow: /account/',
      'Disallow: /account?',
    ]);
    expect(lines.filter((line) => line.startsWith('Disallow: /configurator'))).toHaveLength(1);
    expect(lines.slice(-3)).toEqual(['', 'Sitemap: http://gb.localhost:3000/sitemap.xml', '']);
    expect(printRobots(embedded, site, true)).toBe('User-agent: *\nDisallow: /\n');
  });

  property.prop([anySite, anyPageAddress])(
    'leaves every page of the storefront open, and closes the data of each',
    ({ config, site }, address) => {
      fc.pre(localeTable[address.locale].market === site.market);
      const path = pathFor(config, site.channel, address);
      const asked = { method: 'GET', host: site.host, rawPath: path, search: '' };
      fc.pre(routeRequest(config, asked).kind === 'page');
      const robots = robotsOf({ config, site });
      expect(robots.isAllowed(siteUrl(config, site, path), 'Googlebot')).toBe(true);
      const payload = siteUrl(config, site, `/${payloadPath(path).slice(1)}`);
      expect(robots.isAllowed(payload, 'Googlebot')).toBe(false);
    },
  );

  property.prop([anySite])(
    'closes what is a shopper’s own in every language of the site',
    (one) => {
      const { config, site } = one;
      const robots = robotsOf(one);
      for (const locale of localesOf(site.market))
        for (const kind of specialPrefixKinds)
          for (const word of specialWords(kind, localeTable[locale].language)) {
            const path = printSegments(prefixedSegments(locale, 'web', [word]), false);
            const isPublic = answererOf(kind) === 'storefront' || kind === 'photobookSoftware';
            for (const end of ['', '/', '?a=b', '/a'])
              expect(robots.isAllowed(siteUrl(config, site, `/${path.slice(1)}${end}`))).toBe(
                isPublic,
              );
            // A page may begin with the same letters.
            if (!word.startsWith('configurator-'))
              expect(robots.isAllowed(siteUrl(config, site, `/${path.slice(1)}x`))).toBe(true);
          }
      for (const api of ['web-api', 'price-api', 'services', 'frontend-api'])
        expect(robots.isAllowed(siteUrl(config, site, `/${api}/a`))).toBe(false);
      expect(robots.isAllowed(siteUrl(config, site, '/media/open-graph@1/jpg/a/b.jpg'))).toBe(true);
      expect(robots.isAllowed(siteUrl(config, site, '/assets/a.js'))).toBe(true);
      expect(robots.getSitemaps()).toEqual([siteUrl(config, site, '/sitemap.xml')]);
    },
  );

  property.prop([anySite])('of a preview closes all of it', (one) => {
    const robots = robotsOf(one, true);
    expect(robots.isAllowed(siteUrl(one.config, one.site, '/'))).toBe(false);
    expect(robots.getSitemaps()).toEqual([]);
  });
});

const anyText = fc.string({ unit: anyCodePoint, maxLength: 40 });

describe('llms.txt', () => {
  const anyLink = fc.record({ text: anyText, url: fc.webUrl(), description: anyText });
  const anySection = fc.record({ headline: anyText, links: fc.array(anyLink, { maxLength: 3 }) });

  property.prop([
    anyText,
    anyText,
    fc.array(anyText, { maxLength: 2 }),
    fc.array(anySection, { maxLength: 3 }),
  ])('has one line for each text, whatever is in it', (name, summary, facts, sections) => {
    const printed = printLlms({ name, summary, facts, sections });
    const lines = printed.split(/\n/u);
    expect(printed).not.toMatch(/[^\n\P{Cc}]/u);
    expect(lines.filter((line) => line.startsWith('# '))).toHaveLength(1);
    const shown = sections.filter(({ links }) => links.length > 0);
    expect(lines.filter((line) => line.startsWith('## '))).toHaveLength(shown.length);
    const links = lines.filter((line) => /^- \[.*\]\(\S+\)(?:: .*)?$/u.test(line));
    expect(links).toHaveLength(shown.flatMap((section) => section.links).length);
  });

  test('is Markdown, in which no text is more than its words', () => {
    const page = { text: 'A [b]', url: 'https://a.example/(a) b\\c', description: 'x\ny' };
    const sections = [
      { headline: 'Shop', links: [page, { ...page, description: ' ' }] },
      { headline: 'Nothing', links: [] },
    ];
    const link = String.raw`- [A \[b\]](https://a.example/%28a%29%20b%5Cc)`;
    const printed = printLlms({ name: '#1', summary: 'On *walls*', facts: ['a', 'b'], sections });
    expect(printed.split('\n')).toEqual([
      String.raw`# \#1`,
      '',
      String.raw`> On \*walls\*`,
      '',
      '- a',
      '- b',
      '',
      '## Shop',
      '',
      `${link}: x y`,
      link,
      '',
    ]);
    expect(printLlms({ name: 'Shop', summary: ' ', facts: [], sections: [] })).toBe('# Shop\n');
  });

  test('sorts pages as the footer does, each once, and keeps all of them', () => {
    const page = (slug: string) => ({
      page: {
        route: { kind: 'content', segments: [slug] } as const,
        slug,
        title: slug,
        description: '',
        alternates: {},
        pictures: [],
        lastModified: undefined,
      },
      url: `https://a.example/${slug}`,
    });
    const chrome = {
      promises: [],
      campaigns: [],
      footer: [
        {
          headline: 'Shop',
          links: [
            { text: 'A', url: '/a?x=1#y' },
            { text: 'Post', url: 'mailto:a@b.example' },
          ],
        },
        {
          headline: 'More',
          links: [
            { text: 'A', url: '/a' },
            { text: 'Home', url: '/' },
          ],
        },
      ],
    };
    const sections = llmsSections(chrome, ['home', 'a', 'b'].map(page), 'Others');
    expect(
      sections.map(({ headline, links }) => [headline, links.map(({ text }) => text)]),
    ).toEqual([
      ['Shop', ['a']],
      ['More', ['home']],
      ['Others', ['b']],
    ]);
  });
});
