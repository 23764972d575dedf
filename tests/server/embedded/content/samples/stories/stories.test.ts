/** The sample stories: complete, well linked, and honest about the markets' words. */
import { describe, expect, test } from 'vitest';

import {
  offeredArticles,
  startArticle,
} from '../../../../../../core/domain/products/wall-picture/configurator-block.ts';
import {
  isMaterialType,
  materialTypes,
  type MaterialType,
} from '../../../../../../core/domain/catalogue/materials.ts';
import { shopProducts } from '../../../../../../core/domain/catalogue/shop-products.ts';
import {
  homeSlug,
  storyPlace,
  themeSlug,
} from '../../../../../../core/domain/routing/story-folders.ts';
import { isDesignerProduct } from '../../../../../../core/domain/catalogue/designers.ts';
import { parseDesignerQuery } from '../../../../../../core/domain/products/hand-off.ts';
import { burgerMenuOf } from '../../../../../../core/domain/navigation/burger-menu.ts';
import {
  navigationItemsIn,
  navigationPlaces,
} from '../../../../../../core/domain/navigation/navigation-places.ts';
import {
  defaultWallArtProducts,
  wallArtGroups,
} from '../../../../../../core/domain/navigation/wall-art-products.ts';
import type { HangingView } from '../../../../../../core/domain/image/hangings.ts';
import {
  themesSegment,
  wishlistSegments,
} from '../../../../../../core/domain/routing/page-routes.ts';
import {
  channelsOfPage,
  productPageSegment,
} from '../../../../../../core/domain/routing/product-pages.ts';
import {
  contentLocales,
  localeTable,
  type ContentLocale,
  type Language,
} from '../../../../../../core/domain/locale/locales.ts';
import { E } from '../../../../../../core/fp.ts';
import {
  groupPages,
  materialPages,
} from '../../../../../../server/embedded/content/samples/stories/material-pages.ts';
import { productKeysOf } from '../../../../../../server/embedded/content/samples/stories/site.ts';
import {
  sites,
  stories,
} from '../../../../../../server/embedded/content/samples/stories/stories.ts';
import { visitObjects } from '../../../../../../server/embedded/content/story.ts';
import {
  reported,
  content,
  slugOf,
  siteOf,
  load,
  pagesOfSite,
  urls,
  navigationOf,
  isPageOf,
  linksOfPage,
  isUnlisted,
  linksIn,
} from '../../loaded-stories.ts';
import { channels } from '../../../../../../core/domain/locale/channel.ts';
import { headerItemTypes } from '../../../../../../core/domain/navigation/header.ts';
import { readDesignOverviewSlug } from '../../../../../../core/domain/products/overviews.ts';
import { expectForEach } from '../../../../../laws/for-each.ts';

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

const onEverySite = (law: (site: (typeof sites)[number]) => Promise<void>) => () =>
  expectForEach(sites, ({ channel, locale }) => `${channel} ${locale}`, law);

describe('on every site', () => {
  test(
    'every page is there and decodes without a refused block',
    onEverySite(async (site) => {
      const pages = await pagesOfSite(site);
      expect(
        pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'refused')),
      ).toEqual([]);
      for (const page of pages) {
        expect(page.teaser?.headline).toBeTruthy();
        expect(page.description).toMatch(/^.{21,155}$/u);
        // Each design has its own page of this story, which search engines may keep.
        const isOfDesigns = page.slug === themeSlug && site.channel === 'kartenliebe';
        expect([page.slug, isUnlisted(page.slug) && !isOfDesigns]).toEqual([
          page.slug,
          page.robots.includes('noindex'),
        ]);
      }
    }),
  );

  test(
    'every product that it sells has its page, a material the one that starts with it',
    onEverySite(async (site) => {
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
    }),
  );

  test(
    'every link within the site leads to a page, in pages and in the chrome',
    onEverySite(async (site) => {
      const chrome = await content.chrome(site)();
      if (E.isLeft(chrome)) throw new Error('There is no chrome.');
      const navigation = await navigationOf(site);
      const shown = await pagesOfSite(site);
      const links = [
        ...linksIn(navigation),
        ...urls(chrome.right.footer.flatMap((column) => column.links)),
        ...shown.flatMap((page) => {
          // A link within a page leads to one of its blocks.
          const blocks = new Set(page.blocks.map(({ id }) => `#${id}`));
          return linksOfPage(page).filter((url) => !blocks.has(url));
        }),
      ];
      const inside = new Set(links.filter((url) => url.startsWith('/')));
      expect(inside.size).toBeGreaterThan(5);
      const pages = [...inside].filter((url) => isPageOf(site, url));
      expect(pages.length).toBeGreaterThan(5);
      // The wishlist's story has one name, its page a word in each language; that of designs has one
      // for all of them, and an overview one for the pages below it.
      const wishlist = wishlistSegments[localeTable[site.locale].language];
      for (const url of pages) {
        const slug = url.slice(1).replace(/\?.*/u, '');
        const story = slug.startsWith(`${themesSegment}/`)
          ? themeSlug
          : (readDesignOverviewSlug(slug)?.root ?? slug);
        await load(site, slug === wishlist ? 'wishlist' : story);
      }
      expect(pages).toContain(`/${wishlist}`);
      expect(links.filter((url) => !url.startsWith('/') && !url.startsWith('mailto:'))).toEqual([]);
    }),
  );

  test(
    'the magazine has six articles and more, each with pictures, days and a product chosen beforehand',
    onEverySite(async (site) => {
      const overview = await load(site, slugOf(site, 'magazine'));
      const tiles = overview.blocks.flatMap((block) => (block.kind === 'tiles' ? block.items : []));
      expect(tiles.length).toBeGreaterThanOrEqual(6);
      for (const { link, publication } of tiles) {
        const article = await load(site, link.url.slice(1));
        expect(article.publication).toMatchObject({
          publishedOn: publication?.publishedOn,
          minutes: publication?.minutes,
        });
        expect(article.breadcrumb.map(({ url }) => url)).toEqual([
          '/',
          `/${slugOf(site, 'magazine')}`,
          link.url,
        ]);
        const shown = article.blocks.flatMap((block) => {
          if (block.kind === 'image-text') return [block.picture];
          return block.kind === 'gallery' ? block.items.map(({ picture }) => picture) : [];
        });
        const sources = [...article.ogImages, ...shown].map(({ source }) => source);
        expect(new Set(sources).size).toBeGreaterThanOrEqual(3);
        expect(
          linksOfPage(article).some((url) => /formatType=|occasion=|^\/themes\//u.test(url)),
        ).toBe(true);
      }
    }),
  );

  test(
    'every link to a designer is a hand-off that it takes',
    onEverySite(async (site) => {
      const links = [
        ...linksIn(await navigationOf(site)),
        ...(await pagesOfSite(site)).flatMap(linksOfPage),
      ];
      const paths = links.filter((url) => url.startsWith('/configurator-'));
      expect(paths).not.toEqual([]);
      for (const path of paths) {
        const { pathname, searchParams } = new URL(path, 'http://a');
        searchParams.set('locale', site.locale);
        const designer = pathname.slice('/configurator-'.length);
        if (!isDesignerProduct(designer)) throw new Error(path);
        const defaults = { now: 0, channel: site.channel };
        const read = parseDesignerQuery(designer, [...searchParams], defaults);
        expect([path, E.isRight(read)]).toEqual([path, true]);
      }
    }),
  );

  test(
    'the navigation has all parts of the burger and of the header',
    onEverySite(async (site) => {
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
      const placed = navigationPlaces.map((place) =>
        navigationItemsIn(place, navigation.mainItems),
      );
      for (const items of placed) expect(items.length).toBeGreaterThan(0);
    }),
  );

  test(
    'each page knows itself in every content locale',
    onEverySite(async (site) => {
      for (const key of site.pages.keys()) {
        const { alternates } = await load(site, slugOf(site, key));
        expect(alternates).toEqual(
          Object.fromEntries(
            contentLocales.map((locale) => [locale, slugOf({ ...site, locale }, key)]),
          ),
        );
      }
    }),
  );

  test(
    'the chrome has the footer that the law asks for',
    onEverySite(async (site) => {
      const chrome = await content.chrome(site)();
      const links = E.isRight(chrome) ? chrome.right.footer.flatMap((column) => column.links) : [];
      for (const key of ['imprint', 'withdrawal', 'accessibility', 'guarantee'] as const) {
        expect(urls(links)).toContain(`/${slugOf(site, key)}`);
      }
    }),
  );
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

const ofWallArt = (law: (site: ReturnType<typeof siteOf>) => void | Promise<void>) => () =>
  expectForEach(contentLocales, String, (locale) => law(siteOf('poster', locale)));

describe('wall art in every locale', () => {
  test(
    'lies at the words of the specification',
    ofWallArt((site) => {
      const { language } = localeTable[site.locale];
      expect(slugOf(site, 'canvas')).toBe(specifiedWords[language].canvas);
      expect(slugOf(site, 'wall-art')).toBe(specifiedWords[language].wallArt);
    }),
  );

  test(
    'product pages start with their own product and carry promises, questions and tiles',
    ofWallArt(async (site) => {
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
    }),
  );

  test(
    'every group of materials has a page with all of them and their prices',
    ofWallArt(async (site) => {
      for (const group of wallArtGroups) {
        const page = await load(site, slugOf(site, groupPages[group]));
        const sold = page.blocks.flatMap((block) =>
          block.kind === 'product-tiles' ? block.items : [],
        );
        const plain = sold.filter(({ frameType }) => frameType === undefined);
        expect(plain.map(({ materialType }) => materialType)).toEqual(
          defaultWallArtProducts[group],
        );
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
    }),
  );

  test(
    'the short word leads to the canvas page',
    ofWallArt(async (site) => {
      const short = stories.find(
        (story) =>
          story.content.component === 'Redirect' &&
          storyPlace(story.full_slug)?.locale === site.locale,
      );
      const slug = storyPlace(short?.full_slug ?? '')?.slug ?? '';
      expect(await content.page({ ...site, platform: 'web', slug })()).toEqual(
        E.left({ kind: 'page-moved', target: `/${slugOf(site, 'canvas')}`, status: 301 }),
      );
    }),
  );

  test(
    'lengths are in the unit of the market',
    ofWallArt(async (site) => {
      const { lengthUnit } = localeTable[site.locale];
      const text = JSON.stringify(
        await Promise.all(productKeysOf(site).map((key) => load(site, slugOf(site, key)))),
      );
      expect(/\d\u00a0cm\b/u.test(text)).toBe(lengthUnit === 'cm');
      // A line never ends between a figure and its unit, or between two sides.
      expect(text).not.toMatch(/\d (?:cm|mm|inch|×)| × \d/u);
      expect(/\binch(?:es)?\b/u.test(text)).toBe(lengthUnit === 'in');
    }),
  );
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
