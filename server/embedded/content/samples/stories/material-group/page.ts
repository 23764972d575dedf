/** The groups of wall-art materials, each with a page of its own. */
import { defaultWallArtProducts } from '../../../../../../core/domain/navigation/wall-art-products.ts';
import type { WallView } from '../../../../../../core/domain/image/sources.ts';
import type { ContentLocale } from '../../../../../../core/domain/locale/locales.ts';
import type { WallArtGroup } from '../../../../../../core/domain/navigation/wall-art-products.ts';
import { comparedMaterialsBlock } from '../compared-materials/compared-materials.ts';
import { definePage } from '../define-page.ts';
import { interiorPicture } from '../interior-pictures.ts';
import { groupPages, materialPages, otherGroupPages } from '../material-pages.ts';
import { framedTilesBlock, productTilesBlock } from '../product-tiles.ts';
import { linkTo, slugIn, thing, tilesBlock, type Site, type StoryPage } from '../site.ts';
import { partInLanguages, textsByLocale, textsOfPage } from '../texts-in.ts';
import type { ProductTilesBlock } from '../../../../../../core/domain/content/blocks/product-tiles.ts';
import { sectionBlock } from '../written-blocks.ts';
import { texts as de } from './de.ts';
import { pages as american } from './en-US.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';
import type { GroupTexts, SharedGroupTexts } from './texts.ts';

const languages = { de, en, es, fr, it, nl };

const written = {
  ...partInLanguages(languages, 'pages'),
  markets: { 'en-US': american },
};

const sharedIn = textsByLocale<SharedGroupTexts>({
  ...partInLanguages(languages, 'shared'),
  markets: {
    'en-US': { framed: { glazed: 'Framed with a white mat, behind clear acrylic' } },
  },
});

type GroupParts = {
  readonly slug: StoryPage['slug'];
  readonly motif: string;
  /** Where its first material hangs. */
  readonly view: WallView;
};

const parts: Readonly<Record<WallArtGroup, GroupParts>> = {
  bestseller: {
    slug: slugIn({
      de: 'wandbilder-fuer-jeden-raum',
      en: 'wall-art-for-any-room',
      es: 'cuadros-para-cualquier-habitacion',
      fr: 'deco-murale-pour-toutes-les-pieces',
      it: 'stampe-da-parete-per-ogni-stanza',
      nl: 'wanddecoratie-voor-elke-kamer',
    }),
    motif: 'mountains-4',
    view: 'room-living',
  },
  premium: {
    slug: slugIn({
      de: 'premium-wandbilder',
      en: 'premium-wall-art',
      es: 'cuadros-premium',
      fr: 'deco-murale-premium',
      it: 'stampe-da-parete-premium',
      nl: 'premium-wanddecoratie',
    }),
    motif: 'city-3',
    view: 'room-office',
  },
  'additional-products': {
    slug: slugIn({
      de: 'weitere-wandbilder',
      en: 'more-wall-art',
      es: 'mas-cuadros',
      fr: 'autre-deco-murale',
      it: 'altre-stampe-da-parete',
      nl: 'meer-wanddecoratie',
    }),
    motif: 'botanical-3',
    view: 'room-hall',
  },
};

/** The materials of a group as tiles with their prices. */
export const groupTiles = (site: Site, group: WallArtGroup, headline: string): ProductTilesBlock =>
  productTilesBlock(
    site,
    headline,
    defaultWallArtProducts[group].map((material) => materialPages[material]),
    group,
  );

const groupPage = (group: WallArtGroup): StoryPage => {
  const { slug, motif: name, view } = parts[group];
  const [shown] = defaultWallArtProducts[group];
  const picture = (texts: GroupTexts, locale: ContentLocale) =>
    interiorPicture(locale, name, { view, material: shown }, texts.picture);
  return definePage<GroupTexts>({
    slug,
    texts: textsOfPage(written, group),
    navigationType: 'wall-art',
    picture,
    tile: (texts) => ({
      text: texts.tile,
      picture: thing(name, { materialType: shown, frameType: undefined }, texts.picture),
    }),
    content: (site, texts) => {
      const { materialsHeadline, framedHeadline, groupsHeadline, framed } = sharedIn(site.locale);
      return {
        breadcrumb: [
          linkTo(site, 'home'),
          linkTo(site, 'wall-art'),
          linkTo(site, groupPages[group]),
        ],
        blocks: [
          groupTiles(site, group, materialsHeadline),
          sectionBlock(site, 'choosing', texts.choosing),
          comparedMaterialsBlock(
            site,
            defaultWallArtProducts[group],
            group === 'additional-products' ? 'large' : 'usual',
          ),
          ...framedTilesBlock(site, framedHeadline, defaultWallArtProducts[group], framed),
          tilesBlock(site, groupsHeadline, [...otherGroupPages(group), 'wall-art'], 'groups'),
        ],
      };
    },
  });
};

/** What fits almost any room. */
export const wallArtBestsellers = groupPage('bestseller');

/** What is meant to stay for long. */
export const wallArtPremium = groupPage('premium');

/** What goes where a picture on a hook does not. */
export const wallArtMore = groupPage('additional-products');
