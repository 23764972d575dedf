/** The pages of the wall-art channel: how they are built; their words stand in `texts/`. */
import type {
  CalculatorBlock,
  OfferedMaterial,
} from '../../../../core/domain/content/blocks/calculator.ts';
import type { TilesBlock } from '../../../../core/domain/content/blocks/tiles.ts';
import type { UspBlock } from '../../../../core/domain/content/blocks/usp.ts';
import type { ContentPicture } from '../../../../core/domain/content/page.ts';
import type { MaterialType } from '../../../../core/domain/catalogue/materials.ts';
import type { PageContent } from '../../../../core/domain/content/page-codec.ts';
import { linkTo, motif, plainPage, questionsBlock, sectionBlock, type SampleSite } from './site.ts';
import { productPages, type ProductPage } from './slugs.ts';
import type { PicturedTexts, ProductPagesTexts, Question, Section } from './texts/texts.ts';

/** The motif that hangs on each page. */
const motifs = {
  home: 'mountains-3',
  wallArt: 'dunes-1',
  canvas: 'mountains-1',
  acrylic: 'waves-1',
  aluminium: 'city-1',
  poster: 'paper-1',
  error: 'moon-1',
} as const satisfies Record<'home' | 'wallArt' | 'error' | ProductPage, string>;

const materialOf = {
  canvas: 'leinwand',
  acrylic: 'acrylglas',
  aluminium: 'aludibond',
  poster: 'poster',
} as const satisfies Record<ProductPage, MaterialType>;

/** What the calculator offers on every product page. */
const offered: readonly OfferedMaterial[] = [
  { materialType: 'leinwand', frameType: undefined },
  { materialType: 'leinwand', frameType: 'schattenfuge-leinwand' },
  { materialType: 'acrylglas', frameType: undefined },
  { materialType: 'acrylglas', frameType: 'artbox' },
  { materialType: 'aludibond', frameType: undefined },
  { materialType: 'poster', frameType: undefined },
];

/** The page's own material comes first, because the calculator starts with the first one. */
const materialsOf = (page: ProductPage): CalculatorBlock['materials'] => {
  const own: OfferedMaterial = { materialType: materialOf[page], frameType: undefined };
  const isOwn = ({ materialType, frameType }: OfferedMaterial): boolean =>
    materialType === own.materialType && frameType === undefined;
  return [own, ...offered.filter((material) => !isOwn(material))];
};

/** The format in the list that carries the mark. */
const markedIndex = 4;

const calculator = (
  { shared }: ProductPagesTexts,
  page: ProductPage,
  picture: ContentPicture,
): CalculatorBlock => ({
  kind: 'calculator',
  id: 'calculator',
  headline: shared.calculatorHeadline,
  startLabel: shared.startLabel,
  product: 'framedMaterial',
  materials: materialsOf(page),
  labels: [{ index: markedIndex, text: shared.topDeal }],
  motif: picture,
});

/** The promises that all product pages of a site share. */
export const sharedUsp = (site: SampleSite): UspBlock => {
  const { usp, links } = site.texts.products.shared;
  return {
    kind: 'usp',
    id: 'usp',
    items: [
      { icon: 'truck', text: usp.delivery, link: linkTo(site, 'shipping', links.delivery) },
      { icon: 'picture', text: usp.resolution, link: undefined },
      { icon: 'shield', text: usp.personal, link: linkTo(site, 'guarantee', links.personal) },
      { icon: 'hand', text: usp.origin, link: undefined },
    ],
  };
};

type Reading = { readonly sections: readonly Section[]; readonly questions: readonly Question[] };

/** What is to be read on a product page, in order. */
const readingOf = (texts: ProductPagesTexts, page: ProductPage): Reading => {
  switch (page) {
    case 'canvas': {
      const { sections, questions } = texts.canvas;
      const { material, stretcherFrame, edge, care } = sections;
      return { sections: [material, stretcherFrame, edge, care], questions: [questions.frame] };
    }
    case 'acrylic': {
      const { sections, questions } = texts.acrylic;
      const { material, mounting, care } = sections;
      return { sections: [material, mounting, care], questions: [questions.reflections] };
    }
    case 'aluminium': {
      const { sections, questions } = texts.aluminium;
      const { material, mounting, care } = sections;
      return { sections: [material, mounting, care], questions: [questions.damp] };
    }
    case 'poster': {
      const { sections, questions } = texts.poster;
      const { material, hanging, care } = sections;
      return { sections: [material, hanging, care], questions: [questions.paper] };
    }
  }
};

type TiledPage = 'wallArt' | ProductPage;

/** Tiles that lead to pages of wall art. */
export const tiles = (
  site: SampleSite,
  headline: string,
  pages: readonly TiledPage[],
): TilesBlock => ({
  kind: 'tiles',
  id: 'tiles',
  headline,
  items: pages.map((page) => {
    const texts: PicturedTexts = site.texts.products[page];
    return {
      link: linkTo(site, page, texts.name),
      text: texts.tile,
      picture: motif(motifs[page], texts.picture),
    };
  }),
});

const navigationTypes = {
  wallArt: 'wall-art',
  canvas: 'canvas',
  acrylic: 'acrylic',
  aluminium: 'aluminium',
  poster: 'poster',
} as const satisfies Record<TiledPage, string>;

/** The entries of the main navigation, in order. */
export const navigationPages = ['wallArt', ...productPages] as const;

/** The name under which the navigation knows a page. */
export const navigationTypeOf = (page: TiledPage): string => navigationTypes[page];

/** The page that sells a material. */
export const productPage = (site: SampleSite, page: ProductPage): PageContent => {
  const { products } = site.texts;
  const texts: PicturedTexts = products[page];
  const { shared, wallArt, home } = products;
  const picture = motif(motifs[page], texts.picture);
  const { sections, questions } = readingOf(products, page);
  const { resolution, ownFormat, delivery, withdrawal } = shared.questions;
  const base = plainPage(site, page, texts, home.name);
  return {
    ...base,
    ogImages: [picture],
    navigationType: navigationTypeOf(page),
    breadcrumb: [
      linkTo(site, 'home', home.name),
      linkTo(site, 'wallArt', wallArt.name),
      linkTo(site, page, texts.name),
    ],
    teaser: base.teaser && { ...base.teaser, picture },
    calculator: calculator(products, page, picture),
    blocks: [
      ...sections.map((section, position) => sectionBlock(site, `section-${position}`, section)),
      questionsBlock(site, shared.questionsHeadline, [
        resolution,
        ownFormat,
        ...questions,
        delivery,
        withdrawal,
      ]),
      tiles(
        site,
        shared.otherMaterialsHeadline,
        productPages.filter((other) => other !== page),
      ),
      sectionBlock(site, 'manufacturer', shared.manufacturer),
    ],
  };
};

/** The page that compares all wall art. */
export const wallArtPage = (site: SampleSite): PageContent => {
  const { wallArt, home } = site.texts.products;
  const picture = motif(motifs.wallArt, wallArt.picture);
  const base = plainPage(site, 'wallArt', wallArt, home.name);
  return {
    ...base,
    ogImages: [picture],
    navigationType: navigationTypeOf('wallArt'),
    teaser: base.teaser && { ...base.teaser, picture },
    blocks: [
      tiles(site, wallArt.tilesHeadline, productPages),
      sectionBlock(site, 'choosing', wallArt.choosing),
    ],
  };
};

/** The page that is shown at `/`. */
export const posterHome = (site: SampleSite): PageContent => {
  const { home } = site.texts.products;
  const picture = motif(motifs.home, home.picture);
  const base = plainPage(site, 'home', home, home.name);
  return {
    ...base,
    ogImages: [picture],
    teaser: base.teaser && {
      ...base.teaser,
      picture,
      link: linkTo(site, 'wallArt', home.startLink),
    },
    blocks: [
      tiles(site, home.tilesHeadline, productPages),
      sectionBlock(site, 'about', home.about),
    ],
  };
};

/** The page that is shown where there is none. */
export const posterError = (site: SampleSite): PageContent => {
  const { error } = site.texts.frame;
  const { home } = site.texts.products;
  const base = plainPage(site, 'error', error, home.name);
  return {
    ...base,
    teaser: base.teaser && {
      ...base.teaser,
      picture: motif(motifs.error, error.picture),
      link: linkTo(site, 'home', home.tile),
    },
    blocks: [tiles(site, error.tilesHeadline, ['wallArt', 'canvas', 'poster'])],
  };
};
