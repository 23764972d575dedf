/** The sample stories: complete, well linked, and honest about the markets' words. */
import { describe, expect, test } from 'vitest';

import { homeSlug, storyPlace } from '../../core/domain/content/story-folders.ts';
import { storyblokContent } from '../../adapters/storyblok/storyblok.ts';
import type { Block, ContentLink, Page } from '../../core/domain/content/page.ts';
import type { RichText } from '../../core/domain/content/rich-text.ts';
import { channels } from '../../core/domain/locale/channel.ts';
import {
  contentLocales,
  localeTable,
  type ContentLocale,
} from '../../core/domain/locale/locales.ts';
import { E } from '../../core/fp.ts';
import { contentService, embeddedContentToken } from '../../server/services/content/content.ts';
import {
  contentFetch,
  inProcessContentEndpoint,
} from '../../server/services/content/in-process.ts';
import { pagesOf } from '../../server/services/content/stories/site.ts';
import { productPages, slugOf } from '../../server/services/content/stories/slugs.ts';
import { stories } from '../../server/services/content/stories/stories.ts';
import { visitObjects } from '../../server/services/content/story.ts';

const reported: unknown[] = [];
const service = contentService({ stories, log: () => undefined });
const content = storyblokContent({
  accessToken: embeddedContentToken,
  endpoint: inProcessContentEndpoint,
  fetch: contentFetch((request) => service.fetch(request)),
  requestsPerSecond: 1_000,
  cacheSeconds: 600,
  clock: { now: () => 0 },
  log: { report: (_code, facts) => reported.push(facts) },
});

type Site = { readonly channel: (typeof channels)[number]; readonly locale: ContentLocale };

const sites: readonly Site[] = channels.flatMap((channel) =>
  contentLocales.map((locale) => ({ channel, locale })),
);

const load = async (site: Site, slug: string): Promise<Page> => {
  const answer = await content.page({ ...site, platform: 'web', slug })();
  if (E.isLeft(answer)) throw new Error(`${site.locale}/${slug}: ${answer.left.kind}`);
  return answer.right;
};

const pagesOfSite = (site: Site): Promise<readonly Page[]> =>
  Promise.all(pagesOf(site.channel).map((key) => load(site, slugOf(key, site.locale))));

const textLinks = (text: RichText): readonly string[] =>
  text.flatMap((node) =>
    node.kind === 'list'
      ? node.items.flatMap(textLinks)
      : node.children.flatMap((child) =>
          child.kind === 'text' && child.link !== undefined ? [child.link] : [],
        ),
  );

const urls = (links: readonly (ContentLink | undefined)[]): readonly string[] =>
  links.flatMap((link) => (link === undefined ? [] : [link.url]));

const blockLinks = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'teaser':
      return urls([block.link]);
    case 'rich-text':
      return textLinks(block.text);
    case 'usp':
    case 'tiles':
      return urls(block.items.map(({ link }) => link));
    case 'questions':
      return block.items.flatMap(({ answer }) => textLinks(answer));
    case 'calculator':
    case 'refused':
      return [];
  }
};

const linksOfPage = (page: Page): readonly string[] => [
  ...urls(page.breadcrumb),
  ...[page.teaser, page.uspTeaser, ...page.blocks].flatMap((block) =>
    block === undefined ? [] : blockLinks(block),
  ),
];

describe.each(sites)('$channel $locale', (site) => {
  test('every page is there and decodes without a refused block', async () => {
    const pages = await pagesOfSite(site);
    expect(pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'refused'))).toEqual(
      [],
    );
    for (const page of pages) {
      expect(page.teaser?.headline).toBeTruthy();
      expect(page.description).toMatch(/^.{21,155}$/u);
      expect(page.slug === 'error-page').toBe(page.robots.includes('noindex'));
    }
  });

  test('every link within the site leads to a page, in pages and in the frame', async () => {
    const frame = await content.frame(site)();
    if (E.isLeft(frame)) throw new Error('There is no frame.');
    const { navigation, service: served, footer } = frame.right;
    const links = [
      ...urls(navigation.map(({ link }) => link)),
      ...urls(served),
      ...urls(footer.flatMap((column) => column.links)),
      ...(await pagesOfSite(site)).flatMap(linksOfPage),
    ];
    const inside = new Set(links.filter((url) => url.startsWith('/')));
    expect(inside.size).toBeGreaterThan(5);
    for (const url of inside) await load(site, url.slice(1));
    expect(links.filter((url) => !url.startsWith('/') && !url.startsWith('mailto:'))).toEqual([]);
  });

  test('each page knows itself in every content locale', async () => {
    for (const key of pagesOf(site.channel)) {
      const { alternates } = await load(site, slugOf(key, site.locale));
      expect(alternates).toEqual(
        Object.fromEntries(contentLocales.map((locale) => [locale, slugOf(key, locale)])),
      );
    }
  });

  test('the frame has the footer that the law asks for', async () => {
    const frame = await content.frame(site)();
    const links = E.isRight(frame) ? frame.right.footer.flatMap((column) => column.links) : [];
    for (const key of ['imprint', 'withdrawal', 'accessibility', 'guarantee'] as const) {
      expect(urls(links)).toContain(`/${slugOf(key, site.locale)}`);
    }
  });
});

/** The words of canvas and wall art (storefront §2, "Product category path segments"). */
const specifiedWords = {
  de: ['leinwanddruck', 'wandbilder'],
  en: ['canvas-prints', 'wall-art'],
  es: ['impresion-sobre-lienzo', 'cuadros-personalizados'],
  fr: ['impression-sur-toile', 'deco-murale'],
  it: ['stampa-su-tela', 'stampe-da-parete'],
  nl: ['afdruk-op-canvas', 'wanddecoratie'],
} as const;

describe.each(contentLocales)('wall art in %s', (locale) => {
  const site = { channel: 'poster', locale } as const;
  const { language, lengthUnit } = localeTable[locale];

  test('lies at the words of the specification', async () => {
    const [canvas, wallArt] = specifiedWords[language];
    for (const [key, slug] of [
      ['canvas', canvas],
      ['wallArt', wallArt],
    ] as const) {
      const page = await load(site, slug);
      expect(page.alternates[locale]).toBe(slug);
      expect(page.title).toBe((await load(site, slugOf(key, locale))).title);
    }
    expect((await load(site, canvas)).calculator?.materials[0].materialType).toBe('leinwand');
  });

  test('product pages sell their own material first and carry promises, questions and tiles', async () => {
    const first = ['leinwand', 'acrylglas', 'aludibond', 'poster'];
    for (const [position, key] of productPages.entries()) {
      const page = await load(site, slugOf(key, locale));
      expect(page.calculator?.materials[0]).toMatchObject({
        materialType: first[position],
        frameType: undefined,
      });
      expect(page.calculator?.materials).toHaveLength(6);
      expect(page.calculator?.labels[0]?.index).toBe(4);
      expect(page.uspTeaser?.items).toHaveLength(4);
      expect(page.blocks.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['rich-text', 'questions', 'tiles']),
      );
      expect(page.breadcrumb).toHaveLength(3);
    }
  });

  test('the short word leads to the canvas page', async () => {
    const short = stories.find(
      (story) =>
        story.content.component === 'Redirect' && storyPlace(story.full_slug)?.locale === locale,
    );
    const slug = storyPlace(short?.full_slug ?? '')?.slug ?? '';
    expect(await content.page({ ...site, platform: 'web', slug })()).toEqual(
      E.left({ kind: 'page-moved', target: `/${slugOf('canvas', locale)}` }),
    );
  });

  test('lengths are in the unit of the market', async () => {
    const text = JSON.stringify(
      await Promise.all(productPages.map((key) => load(site, slugOf(key, locale)))),
    );
    expect(/\d\u00a0cm\b/u.test(text)).toBe(lengthUnit === 'cm');
    // A line never ends between a figure and its unit, or between two sides.
    expect(text).not.toMatch(/\d (?:cm|mm|inch|×)| × \d/u);
    expect(/\binch/u.test(text)).toBe(lengthUnit === 'in');
  });
});

test('no language leaves a text of another one: markets that share words differ where they must', async () => {
  const textOf = async (locale: ContentLocale): Promise<string> =>
    JSON.stringify(await pagesOfSite({ channel: 'poster', locale }));
  expect(await textOf('de-CH')).not.toMatch(/[ß„]/u);
  expect(await textOf('de-LI')).not.toMatch(/[ß„]/u);
  expect(await textOf('de-DE')).toMatch(/ß/u);
  expect(await textOf('en-US')).not.toMatch(/colour|aluminium |personalised|\bmatt\b|centimetre/iu);
  expect(await textOf('en-GB')).not.toMatch(/color|aluminum|personalized/iu);
});

test('the stories are the vendor’s: every block has a component and an identifier', () => {
  const bloks: object[] = [];
  for (const { content: root } of stories) {
    visitObjects(root, (fields) => {
      if ('component' in fields) bloks.push(fields);
    });
  }
  expect(bloks.length).toBeGreaterThan(stories.length);
  expect(bloks.filter((blok) => !('_uid' in blok))).toEqual([]);
  expect(new Set(stories.map(({ uuid }) => uuid)).size).toBe(stories.length);
  expect(new Set(stories.map(({ full_slug: slug }) => slug)).size).toBe(stories.length);
  expect(stories.filter(({ slug }) => slug === homeSlug)).toHaveLength(sites.length);
});

test('nothing was refused on the way', async () => {
  for (const site of sites) await pagesOfSite(site);
  expect(reported).toEqual([]);
});
