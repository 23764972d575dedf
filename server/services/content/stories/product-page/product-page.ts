/** Pages that sell a product: calculator, promises, reading, questions, and the other products. */
import type {
  CalculatorBlock,
  OfferedArticle,
  OfferedFrame,
  OfferedMaterial,
} from '../../../../../core/domain/content/blocks/calculator.ts';
import type { WrittenBlock } from '../../../../../core/domain/content/blocks/registry.ts';
import type { UspBlock } from '../../../../../core/domain/content/blocks/usp.ts';
import type { ContentPicture } from '../../../../../core/domain/content/content-picture.ts';
import type { ContentLocale } from '../../../../../core/domain/locale/locales.ts';
import { definePage } from '../define-page.ts';
import type { PageKey } from '../registry.ts';
import { linkTo, motif, productKeysOf, tilesBlock, type Site, type StoryPage } from '../site.ts';
import { textsByLocale } from '../texts-in.ts';
import type { ProductTexts, Question, Section, WrittenTexts } from '../texts.ts';
import { questionsBlock, sectionBlock, sectionBlocks } from '../written-blocks.ts';
import { texts as de } from './de.ts';
import { texts as american } from './en-US.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';

/** What all product pages share. */
export type SharedProductTexts = {
  readonly calculatorHeadline: string;
  readonly startLabel: string;
  /** The mark on the format that most shoppers compare first. */
  readonly topDeal: string;
  readonly questionsHeadline: string;
  readonly otherProductsHeadline: string;
  readonly promises: Readonly<Record<'resolution' | 'personal', string>>;
  readonly questions: Readonly<
    Record<'resolution' | 'ownFormat' | 'delivery' | 'withdrawal', Question>
  >;
  readonly manufacturer: Section;
};

const sharedIn = textsByLocale<SharedProductTexts>({
  de,
  en,
  es,
  fr,
  it,
  nl,
  markets: { 'en-US': american },
});

/** What the calculator offers on every page of a material. */
const offered = [
  { materialType: 'leinwand', frameType: undefined },
  { materialType: 'leinwand', frameType: 'schattenfuge-leinwand' },
  { materialType: 'acrylglas', frameType: undefined },
  { materialType: 'acrylglas', frameType: 'artbox' },
  { materialType: 'aludibond', frameType: undefined },
  { materialType: 'poster', frameType: undefined },
] as const satisfies readonly OfferedArticle[];

/** The page that sells each of these materials. */
const materialPages = {
  leinwand: 'canvas',
  acrylglas: 'acrylic',
  aludibond: 'aluminium',
  poster: 'poster',
} as const satisfies Record<(typeof offered)[number]['materialType'], PageKey>;

/** A material that has a page of its own. */
type SoldMaterial = keyof typeof materialPages;

/** The materials of a page, each but the page's own with the page that sells it. */
const materialsOf = (
  site: Site,
  own: SoldMaterial,
): readonly [OfferedMaterial, ...OfferedMaterial[]] => {
  const withPage = (article: (typeof offered)[number]): OfferedMaterial => ({
    ...article,
    page:
      article.materialType === own ? undefined : linkTo(site, materialPages[article.materialType]),
  });
  const [first, ...others] = offered;
  return [withPage(first), ...others.map(withPage)];
};

/** What a page sells: a material, or frames with prints in them. */
type Offer =
  | { readonly product: 'framedMaterial'; readonly material: SoldMaterial }
  | { readonly product: 'photoFrame'; readonly frames: readonly [OfferedFrame, ...OfferedFrame[]] };

/** The format in the list that carries the mark. */
const markedIndex = 4;

const calculator = (
  site: Site,
  shared: SharedProductTexts,
  offer: Offer,
  picture: ContentPicture,
): CalculatorBlock => {
  const parts = {
    kind: 'calculator',
    id: 'calculator',
    headline: shared.calculatorHeadline,
    startLabel: shared.startLabel,
    labels: [{ index: markedIndex, text: shared.topDeal }],
    motif: picture,
  } as const;
  return offer.product === 'photoFrame'
    ? { ...parts, ...offer, labels: [] }
    : { ...parts, product: offer.product, materials: materialsOf(site, offer.material) };
};

/** The calculator as a block of another page's body: all materials, whose choice stays there. */
export const bodyCalculator = (site: Site, picture: ContentPicture): CalculatorBlock => {
  const shared = sharedIn(site.locale);
  const block = calculator(
    site,
    shared,
    { product: 'framedMaterial', material: 'leinwand' },
    picture,
  );
  if (block.product !== 'framedMaterial') return block;
  const [first, ...others] = block.materials;
  const here = (article: OfferedMaterial): OfferedMaterial => ({ ...article, page: undefined });
  return { ...block, materials: [here(first), ...others.map(here)] };
};

/** Who makes what the shop sells, and how to reach them: on the page of every product (GPSR). */
export const manufacturerBlock = (site: Site): WrittenBlock => {
  const { headline, text } = sharedIn(site.locale).manufacturer;
  return sectionBlock(site, 'manufacturer', { headline, text: text.slice(0, 1) });
};

const promisesBlock = (
  site: Site,
  own: Readonly<Record<'delivery' | 'origin', string>>,
): UspBlock => {
  const { promises } = sharedIn(site.locale);
  return {
    kind: 'usp',
    id: 'usp',
    items: [
      { icon: 'truck', text: own.delivery, link: linkTo(site, 'shipping') },
      { icon: 'picture', text: promises.resolution, link: undefined },
      { icon: 'shield', text: promises.personal, link: linkTo(site, 'guarantee') },
      { icon: 'hand', text: own.origin, link: undefined },
    ],
  };
};

type ProductParts<S extends string, Q extends string> = {
  readonly key: PageKey;
  readonly slug: (locale: ContentLocale) => string;
  readonly texts: WrittenTexts<ProductTexts<S, Q>>;
  readonly offer: Offer;
  /** The motif that hangs on the page's wall, of the media library. */
  readonly motif: string;
  /** What is read on the page, in order. */
  readonly sections: readonly S[];
  readonly questions: readonly Q[];
};

/** A page that sells a product, from its texts. */
export const defineProductPage = <S extends string, Q extends string>(
  parts: ProductParts<S, Q>,
): StoryPage => {
  const picture = (texts: ProductTexts<S, Q>) => motif(parts.motif, texts.picture);
  return definePage({
    slug: parts.slug,
    texts: parts.texts,
    isProduct: true,
    navigationType: parts.key,
    picture,
    tile: (texts) => ({ text: texts.tile, picture: picture(texts) }),
    content: (site, texts) => {
      const shared = sharedIn(site.locale);
      const { resolution, ownFormat, delivery, withdrawal } = shared.questions;
      return {
        breadcrumb: [linkTo(site, 'home'), linkTo(site, 'wall-art'), linkTo(site, parts.key)],
        uspTeaser: promisesBlock(site, texts.promises),
        calculator: calculator(site, shared, parts.offer, picture(texts)),
        blocks: [
          ...sectionBlocks(
            site,
            parts.sections.map((name) => texts.sections[name]),
          ),
          questionsBlock(site, shared.questionsHeadline, [
            resolution,
            ownFormat,
            ...parts.questions.map((name) => texts.questions[name]),
            delivery,
            withdrawal,
          ]),
          tilesBlock(
            site,
            shared.otherProductsHeadline,
            productKeysOf(site).filter((other) => other !== parts.key),
          ),
          sectionBlock(site, 'manufacturer', shared.manufacturer),
        ],
      };
    },
  });
};
