/** The sample stories: complete, well linked, and honest about the markets' words. */
import { describe, expect, test } from 'vitest';

import {
  offeredArticles,
  startArticle,
} from '../../../../core/domain/products/wall-picture/calculator-block.ts';
import {
  isMaterialType,
  materialTypes,
  type MaterialType,
} from '../../../../core/domain/catalogue/materials.ts';
import { shopProducts } from '../../../../core/domain/catalogue/shop-products.ts';
import {
  homeSlug,
  isInnerPageSlug,
  storyPlace,
} from '../../../../core/domain/routing/story-folders.ts';
import { storyblokContent } from '../../../../adapters/storyblok/storyblok.ts';
import type { ContentLink } from '../../../../core/domain/navigation/content-link.ts';
import type { Page } from '../../../../core/domain/content/page.ts';
import { isDesignerProduct } from '../../../../core/domain/catalogue/designers.ts';
import { parseDesignerQuery } from '../../../../core/domain/products/hand-off.ts';
import { burgerMenuOf } from '../../../../core/domain/navigation/burger-menu.ts';
import { headerItemTypes } from '../../../../core/domain/navigation/header.ts';
import {
  navigationItemsIn,
  navigationPlaces,
} from '../../../../core/domain/navigation/navigation-places.ts';
import type { Navigation } from '../../../../core/domain/navigation/navigation.ts';
import {
  defaultWallArtProducts,
  wallArtGroups,
} from '../../../../core/domain/navigation/wall-art-products.ts';
import type { HangingView } from '../../../../core/domain/image/hangings.ts';
import { productSegments, wishlistSegments } from '../../../../core/domain/routing/page-routes.ts';
import {
  channelsOfPage,
  productPageSegment,
} from '../../../../core/domain/routing/product-pages.ts';
import { answererOf, specialPrefixOf } from '../../../../core/domain/routing/special-prefixes.ts';
import { channels, type Channel } from '../../../../core/domain/locale/channel.ts';
import {
  contentLocales,
  localeTable,
  type ContentLocale,
  type Language,
} from '../../../../core/domain/locale/locales.ts';
import { E } from '../../../../core/fp.ts';
import {
  contentService,
  embeddedContentToken,
} from '../../../../server/embedded/content/content.ts';
import {
  contentFetch,
  inProcessContentEndpoint,
} from '../../../../server/embedded/content/in-process.ts';
import {
  groupPages,
  materialPages,
} from '../../../../server/embedded/content/samples/stories/material-pages.ts';
import {
  pagesOfChannel,
  type PageKey,
} from '../../../../server/embedded/content/samples/stories/registry.ts';
import {
  pageOf,
  productKeysOf,
  type Site,
} from '../../../../server/embedded/content/samples/stories/site.ts';
import { heldSleep } from '../../../fakes/fetch.ts';
import { patient } from '../../../fakes/patient.ts';
import { sites, stories } from '../../../../server/embedded/content/samples/stories/stories.ts';
import { visitObjects } from '../../../../server/embedded/content/story.ts';

const reported: unknown[] = [];
const service = contentService({ stories, log: () => undefined });
const content = storyblokContent({
  accessToken: embeddedContentToken,
  endpoint: inProcessContentEndpoint,
  fetch: contentFetch((request) => service.fetch(request)),
  requestsPerSecond: 1_000,
  cacheSeconds: 600,
  clock: { now: () => 0 },
  sleep: heldSleep().sleep,
  log: { report: (_code, facts) => reported.push(facts) },
})(patient);

const slugOf = (site: Site, key: PageKey): string => pageOf(site, key).slug(site.locale);

const siteOf = (channel: Channel, locale: ContentLocale): Site => ({
  channel,
  locale,
  pages: pagesOfChannel(channel),
});

const loadOnce = async (site: Site, slug: string): Promise<Page> => {
  const answer = await content.page({ ...site, platform: 'web', slug })();
  if (E.isLeft(answer)) throw new Error(`${site.locale}/${slug}: ${answer.left.kind}`);
  return answer.right;
};

const loaded = new Map<string, Promise<Page>>();

/** A page of a site, which is read and decoded once for all tests that look at it. */
const load = (site: Site, slug: string): Promise<Page> => {
  const place = `${site.channel}/${site.locale}/${slug}`;
  const page = loaded.get(place) ?? loadOnce(site, slug);
  loaded.set(place, page);
  return page;
};

const pagesOfSite = (site: Site): Promise<readonly Page[]> =>
  Promise.all([...site.pages.keys()].map((key) => load(site, slugOf(site, key))));

const urls = (links: readonly (ContentLink | undefined)[]): readonly string[] =>
  links.flatMap((link) => (link === undefined ? [] : [link.url]));

const navigationOf = async (site: Site): Promise<Navigation> => {
  const navigation = await content.navigation(site)();
  if (E.isLeft(navigation)) throw new Error('There is no navigation.');
  return navigation.right;
};

/** The addresses of all links within a value. */
const linksIn = (value: unknown): readonly string[] => {
  const found: string[] = [];
  visitObjects(value, ({ url, link }) => {
    for (const address of [url, link])
      if (typeof address === 'string' && address !== '') found.push(address);
  });
  return found;
};

/** Whether a path is answered by a page of the content, not by a designer or another application. */
const isPageOf = ({ locale }: Site, url: string): boolean => {
  const [first = ''] = url.slice(1).split(/[/?#]/u);
  if (first.startsWith('configurator-')) return false;
  const kind = specialPrefixOf(localeTable[locale].language, first);
  return kind === undefined || answererOf(kind) === 'storefront';
};

const linksOfPage = (page: Page): readonly string[] => [
  ...urls(page.breadcrumb),
  ...[page.teaser, page.uspTeaser, ...page.blocks].flatMap((block) =>
    block === undefined ? [] : linksIn(block),
  ),
];

/** Pages that no search engine keeps: what shows elsewhere, what only comes, where ads lead. */
const isUnlisted = (slug: string): boolean =>
  (isInnerPageSlug(slug) && slug !== homeSlug) ||
  productSegments.some((segment) => segment === slug) ||
  slug.startsWith('feed-');

/** What shows how pictures of 90 × 60 cm hang. */
const backOf: Readonly<Record<MaterialType | 'frame', HangingView>> = {
  acrylglas: 'sheet-two-hooks',
  aludibond: 'sheet-two-hooks',
  backlitfolie: 'light-frame',
  echtglas: 'sheet-two-hooks',
  forexplatte: 'sheet-two-hooks',
  fototapete: 'paste',
  frame: 'frame-two-hooks',
  gallerybond: 'sheet-two-hooks',
  hahnemuehle: 'rail',
  klebefolie: 'adhesive',
  leinwand: 'stretcher-two-hooks',
  poster: 'rail',
  pvcplane: 'eyelets',
};

describe.each(sites)('$channel $locale', (site) => {
  test('every page is there and decodes without a refused block', async () => {
    const pages = await pagesOfSite(site);
    expect(pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'refused'))).toEqual(
      [],
    );
    for (const page of pages) {
      expect(page.teaser?.headline).toBeTruthy();
      expect(page.description).toMatch(/^.{21,155}$/u);
      expect([page.slug, isUnlisted(page.slug)]).toEqual([
        page.slug,
        page.robots.includes('noindex'),
      ]);
    }
  });

  test('every product that it sells has its page, a material the one that starts with it', async () => {
    const others = shopProducts.filter((product) => product !== 'photo-frame');
    const sold = [...materialTypes, ...others].filter((product) =>
      channelsOfPage(product).includes(site.channel),
    );
    for (const product of sold) {
      const { product: head } = await load(site, productPageSegment(product, site.locale));
      expect(head?.kind === 'wall-picture' ? startArticle(head).materialType : undefined).toBe(
        isMaterialType(product) ? product : undefined,
      );
    }
  });

  test('every link within the site leads to a page, in pages and in the chrome', async () => {
    const chrome = await content.chrome(site)();
    if (E.isLeft(chrome)) throw new Error('There is no chrome.');
    const navigation = await navigationOf(site);
    const links = [
      ...linksIn(navigation),
      ...urls(chrome.right.footer.flatMap((column) => column.links)),
      ...(await pagesOfSite(site)).flatMap(linksOfPage),
    ];
    const inside = new Set(links.filter((url) => url.startsWith('/')));
    expect(inside.size).toBeGreaterThan(5);
    const pages = [...inside].filter((url) => isPageOf(site, url));
    expect(pages.length).toBeGreaterThan(5);
    // The wishlist's story has one name, its page a word in each language.
    const wishlist = wishlistSegments[localeTable[site.locale].language];
    for (const url of pages) {
      const slug = url.slice(1).replace(/\?.*/u, '');
      await load(site, slug === wishlist ? 'wishlist' : slug);
    }
    expect(pages).toContain(`/${wishlist}`);
    expect(links.filter((url) => !url.startsWith('/') && !url.startsWith('mailto:'))).toEqual([]);
  });

  test('every link to a designer is a hand-off that it takes', async () => {
    const links = [
      ...linksIn(await navigationOf(site)),
      ...(await pagesOfSite(site)).flatMap(linksOfPage),
    ];
    const paths = links.filter((url) => url.startsWith('/configurator-'));
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths) {
      const { pathname, searchParams } = new URL(path, 'http://a');
      searchParams.set('locale', site.locale);
      const designer = pathname.slice('/configurator-'.length);
      if (!isDesignerProduct(designer)) throw new Error(path);
      const defaults = { now: 0, channel: site.channel };
      const read = parseDesignerQuery(designer, [...searchParams], defaults);
      expect([path, E.isRight(read)]).toEqual([path, true]);
    }
  });

  test('the navigation has all parts of the burger and of the header', async () => {
    const navigation = await navigationOf(site);
    expect(navigation.headerItems.map(({ type }) => type)).toEqual([...headerItemTypes]);
    expect(navigation.shops.map(({ channel }) => channel)).toEqual([...channels]);
    const menu = burgerMenuOf(navigation, []);
    expect(menu.hotline?.url).toMatch(/^tel:/u);
    expect(menu.items.length).toBeGreaterThan(3);
    expect(menu.extraMenu.length).toBeGreaterThan(1);
    expect(menu.items.some(({ id }) => id === 'wall-art')).toBe(site.channel === 'poster');
    for (const { text } of menu.items) expect(text).toBeTruthy();
    // Names that are written small within a sentence stand here by themselves.
    const titles: string[] = [];
    visitObjects(navigation, ({ title }) => {
      if (typeof title === 'string') titles.push(title);
    });
    expect(titles.length).toBeGreaterThan(3);
    expect(titles.filter((title) => /^\p{Ll}/u.test(title))).toEqual([]);
    const placed = navigationPlaces.map((place) => navigationItemsIn(place, navigation.mainItems));
    for (const items of placed) expect(items.length).toBeGreaterThan(0);
  });

  test('each page knows itself in every content locale', async () => {
    for (const key of site.pages.keys()) {
      const { alternates } = await load(site, slugOf(site, key));
      expect(alternates).toEqual(
        Object.fromEntries(
          contentLocales.map((locale) => [locale, slugOf({ ...site, locale }, key)]),
        ),
      );
    }
  });

  test('the chrome has the footer that the law asks for', async () => {
    const chrome = await content.chrome(site)();
    const links = E.isRight(chrome) ? chrome.right.footer.flatMap((column) => column.links) : [];
    for (const key of ['imprint', 'withdrawal', 'accessibility', 'guarantee'] as const) {
      expect(urls(links)).toContain(`/${slugOf(site, key)}`);
    }
  });
});

/** The category segments of storefront §3, "Other", as they stand there. */
const specifiedWords: Readonly<
  Record<Language, { readonly canvas: string; readonly wallArt: string }>
> = {
  de: { canvas: 'leinwanddruck', wallArt: 'wandbilder' },
  en: { canvas: 'canvas-prints', wallArt: 'wall-art' },
  es: { canvas: 'impresion-sobre-lienzo', wallArt: 'cuadros-personalizados' },
  fr: { canvas: 'impression-sur-toile', wallArt: 'deco-murale' },
  it: { canvas: 'stampa-su-tela', wallArt: 'stampe-da-parete' },
  nl: { canvas: 'afdruk-op-canvas', wallArt: 'wanddecoratie' },
};

describe.each(contentLocales)('wall art in %s', (locale) => {
  const site = siteOf('poster', locale);
  const { language, lengthUnit } = localeTable[locale];

  test('lies at the words of the specification', () => {
    expect(slugOf(site, 'canvas')).toBe(specifiedWords[language].canvas);
    expect(slugOf(site, 'wall-art')).toBe(specifiedWords[language].wallArt);
  });

  test('product pages start with their own product and carry promises, questions and tiles', async () => {
    const keys = productKeysOf(site);
    expect(keys).toHaveLength(materialTypes.length + 1);
    for (const key of keys) {
      const own = materialTypes.find((material) => materialPages[material] === key);
      const page = await load(site, slugOf(site, key));
      if (page.product?.kind !== 'wall-picture') throw new Error(`${key} sells nothing`);
      expect(startArticle(page.product)).toMatchObject({
        materialType: own ?? 'poster',
        frameType: own === undefined ? 'holzrahmen' : undefined,
      });
      expect(offeredArticles(page.product).length).toBeGreaterThanOrEqual(own ? 5 : 4);
      const materials = page.product.product === 'framedMaterial' ? page.product.materials : [];
      for (const { materialType, page: seller } of materials)
        expect(seller?.url).toBe(
          materialType === own ? undefined : `/${slugOf(site, materialPages[materialType])}`,
        );
      expect(page.uspTeaser?.items).toHaveLength(4);
      expect(page.blocks.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['rich-text', 'questions', 'tiles']),
      );
      expect(page.breadcrumb).toHaveLength(3);
      // What is said of hanging stands beside the back of the product itself.
      const hanging = page.blocks.flatMap((block) =>
        block.kind === 'image-text' ? block.picture.source : [],
      );
      expect(hanging.filter((source) => source.startsWith('hanging/'))).toEqual([
        `hanging/${backOf[own ?? 'frame']}.jpg`,
      ]);
    }
  });

  test('every group of materials has a page with all of them and their prices', async () => {
    for (const group of wallArtGroups) {
      const page = await load(site, slugOf(site, groupPages[group]));
      const sold = page.blocks.flatMap((block) =>
        block.kind === 'product-tiles' ? block.items : [],
      );
      const plain = sold.filter(({ frameType }) => frameType === undefined);
      expect(plain.map(({ materialType }) => materialType)).toEqual(defaultWallArtProducts[group]);
      // Each as a thing of its own material, framed where it is sold framed.
      for (const { materialType, frameType, picture, link } of sold) {
        const article = frameType === undefined ? materialType : `${materialType}+${frameType}`;
        expect(picture.source).toContain(`/perspective/${article}/`);
        expect(link.url).toContain(
          frameType === undefined ? '/' : `?materialType=${materialType}&frameType=${frameType}`,
        );
      }
      expect(page.breadcrumb.map(({ url }) => url)).toEqual([
        '/',
        `/${slugOf(site, 'wall-art')}`,
        `/${slugOf(site, groupPages[group])}`,
      ]);
    }
    const all = await load(site, slugOf(site, 'wall-art'));
    const offered = all.blocks.flatMap((block) =>
      block.kind === 'wall-picture' ? offeredArticles(block) : [],
    );
    expect(new Set(offered.map(({ materialType }) => materialType)).size).toBe(
      materialTypes.length,
    );
  });

  test('the short word leads to the canvas page', async () => {
    const short = stories.find(
      (story) =>
        story.content.component === 'Redirect' && storyPlace(story.full_slug)?.locale === locale,
    );
    const slug = storyPlace(short?.full_slug ?? '')?.slug ?? '';
    expect(await content.page({ ...site, platform: 'web', slug })()).toEqual(
      E.left({ kind: 'page-moved', target: `/${slugOf(site, 'canvas')}`, status: 301 }),
    );
  });

  test('lengths are in the unit of the market', async () => {
    const text = JSON.stringify(
      await Promise.all(productKeysOf(site).map((key) => load(site, slugOf(site, key)))),
    );
    expect(/\d\u00a0cm\b/u.test(text)).toBe(lengthUnit === 'cm');
    // A line never ends between a figure and its unit, or between two sides.
    expect(text).not.toMatch(/\d (?:cm|mm|inch|×)| × \d/u);
    expect(/\binch(?:es)?\b/u.test(text)).toBe(lengthUnit === 'in');
  });
});

test('no language leaves a text of another one: markets that share words differ where they must', async () => {
  const textOf = async (locale: ContentLocale): Promise<string> =>
    JSON.stringify(await pagesOfSite(siteOf('poster', locale)))
      // A motif has one name everywhere.
      .replaceAll(/leadimage\/[^"]*/gu, '');
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
