/** Pages that sell a product: configurator, promises, reading, questions, and the other products. */
import type {
  ConfiguratorBlock,
  OfferedArticle,
  OfferedFrame,
  OfferedMaterial,
} from '../../../../../../core/domain/products/wall-picture/configurator-block.ts';
import type { WrittenBlock } from '../../../../../../core/domain/content/blocks/registry.ts';
import type { UspBlock } from '../../../../../../core/domain/content/blocks/usp.ts';
import type { ContentPicture } from '../../../../../../core/domain/content/content-picture.ts';
import type { ContentLocale } from '../../../../../../core/domain/locale/locales.ts';
import { frameHolds } from '../../../../../../core/domain/catalogue/frame-holds.ts';
import {
  defaultFrames,
  type FrameType,
  type MaterialType,
} from '../../../../../../core/domain/catalogue/materials.ts';
import type { PictureView } from '../../../../../../core/domain/image/sources.ts';
import { defaultWallArtProducts } from '../../../../../../core/domain/navigation/wall-art-products.ts';
import { definePage } from '../define-page.ts';
import { barPages, materialPages, relatedMaterials } from '../material-pages.ts';
import type { PageKey } from '../registry.ts';
import { linkTo, motif, thing, tilesBlock, type Site, type StoryPage } from '../site.ts';
import { textsByLocale } from '../texts-in.ts';
import { setText } from '../typography.ts';
import type { ProductTexts, Question, Section, WrittenTexts } from '../texts.ts';
import { filled, pictureSectionBlock, questionsBlock, sectionBlock } from '../written-blocks.ts';
import { texts as de } from './de.ts';
import { texts as american } from './en-US.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { hangingPicture } from './hangings.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';

/** How the pictures beside running texts show the product. */
type SectionView = Extract<PictureView, 'perspective' | 'corner'>;

/**
 * The picture beside a running text: another motif than hangs on the page's wall, or (`hanging`) the
 * product's back with what it hangs by.
 */
type SectionPicture = { readonly view: SectionView; readonly motif: string } | 'hanging';

/** What all product pages share. */
export type SharedProductTexts = {
  readonly configuratorHeadline: string;
  readonly startLabel: string;
  /** The mark on the format that most shoppers compare first. */
  readonly topDeal: string;
  /** What pictures of the product show, by their views; `{name}` is the product's. */
  readonly views: Readonly<Record<SectionView, string>>;
  readonly questionsHeadline: string;
  readonly otherProductsHeadline: string;
  readonly promises: Readonly<Record<'resolution' | 'personal', string>>;
  readonly questions: Readonly<
    Record<'resolution' | 'ownFormat' | 'delivery' | 'withdrawal', Question>
  >;
  readonly manufacturer: Section;
};

const languages = { de, en, es, fr, it, nl };

const sharedIn = textsByLocale<SharedProductTexts>({
  ...languages,
  markets: { 'en-US': american },
});

/** The bestsellers with their usual frames, for pages that sell any of them and pages of all. */
const usual = [
  { materialType: 'leinwand', frameType: undefined },
  { materialType: 'leinwand', frameType: 'schattenfuge-leinwand' },
  { materialType: 'acrylglas', frameType: undefined },
  { materialType: 'acrylglas', frameType: 'artbox' },
  { materialType: 'aludibond', frameType: undefined },
  { materialType: 'poster', frameType: undefined },
] as const satisfies readonly OfferedArticle[];

type Articles = readonly [OfferedArticle, ...OfferedArticle[]];

/** A material without and with its usual frame, then what else fits where it does. */
const withRelated = (material: MaterialType): Articles => {
  const frame: FrameType | undefined = defaultFrames[material];
  return [
    { materialType: material, frameType: undefined },
    ...(frame === undefined ? [] : [{ materialType: material, frameType: frame }]),
    ...relatedMaterials[material].map((related) => ({
      materialType: related,
      frameType: undefined,
    })),
  ];
};

/** What the configurator offers on the page of a material. */
const offeredOn = (material: MaterialType): Articles =>
  usual.some(({ materialType }) => materialType === material) ? usual : withRelated(material);

/** What the page of all wall art offers: every material, as it is without a choice. */
const everyMaterial: Articles = [
  ...usual,
  ...[...defaultWallArtProducts.premium, ...defaultWallArtProducts['additional-products']].map(
    (materialType) => ({ materialType, frameType: undefined }),
  ),
];

/** Articles, each but those of the page's own material with the page that sells it. */
const materialsOf = (
  site: Site,
  [first, ...others]: Articles,
  own: MaterialType,
): readonly [OfferedMaterial, ...OfferedMaterial[]] => {
  const withPage = (article: OfferedArticle): OfferedMaterial => ({
    ...article,
    page:
      article.materialType === own ? undefined : linkTo(site, materialPages[article.materialType]),
  });
  return [withPage(first), ...others.map(withPage)];
};

/** What a page sells: a material, or frames with prints in them. */
type Offer =
  | { readonly product: 'framedMaterial'; readonly material: MaterialType }
  | { readonly product: 'photoFrame'; readonly frames: readonly [OfferedFrame, ...OfferedFrame[]] };

/** The format in the list that carries the mark. */
const markedIndex = 4;

const configuratorParts = (shared: SharedProductTexts, picture: ContentPicture) =>
  ({
    kind: 'wall-picture',
    id: 'calculator',
    headline: shared.configuratorHeadline,
    startLabel: shared.startLabel,
    labels: [{ index: markedIndex, text: shared.topDeal }],
    motif: picture,
  }) as const;

const configurator = (
  site: Site,
  shared: SharedProductTexts,
  offer: Offer,
  picture: ContentPicture,
): ConfiguratorBlock => {
  const parts = configuratorParts(shared, picture);
  return offer.product === 'photoFrame'
    ? { ...parts, ...offer, labels: [] }
    : {
        ...parts,
        product: offer.product,
        // The mark stands on reduced prices alone, and only canvas has one at its place.
        labels: offer.material === 'leinwand' ? parts.labels : [],
        materials: materialsOf(site, offeredOn(offer.material), offer.material),
      };
};

/** The bestsellers, one material before all others: a configurator begins with its first. */
const beginningWith = (material: MaterialType): Articles => {
  const rank = ({ materialType }: OfferedArticle) => Number(materialType !== material);
  const [first = usual[0], ...others] = usual.toSorted((one, other) => rank(one) - rank(other));
  return [first, ...others];
};

/**
 * The configurator as a block of another page's body: materials whose choice stays there. Of the
 * bestsellers, the material that the page tells of comes first.
 */
export const bodyConfigurator = (
  site: Site,
  picture: ContentPicture,
  range: MaterialType | 'all' = 'leinwand',
): ConfiguratorBlock => ({
  ...configuratorParts(sharedIn(site.locale), picture),
  product: 'framedMaterial',
  materials: range === 'all' ? everyMaterial : beginningWith(range),
});

/** What is asked on every page that sells a product. */
export const productQuestions = ({ locale }: Site): SharedProductTexts['questions'] =>
  sharedIn(locale).questions;

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

/** What a page shows of its offer where there is room for one picture. */
const articleOf = (offer: Offer): OfferedArticle =>
  offer.product === 'photoFrame'
    ? {
        materialType: frameHolds[offer.frames[0].frameType].materials[0],
        frameType: offer.frames[0].frameType,
      }
    : { materialType: offer.material, frameType: undefined };

/** What else fits, and all there is. */
const othersOf = (offer: Offer): readonly PageKey[] => {
  const related = relatedMaterials[articleOf(offer).materialType].map(
    (material) => materialPages[material],
  );
  return offer.product === 'photoFrame'
    ? ['poster', ...related, 'wall-art']
    : [...related, 'photo-frame', 'wall-art'];
};

/** Pages that the main bar does not name belong to its item of all wall art. */
const navigationTypeOf = (key: PageKey): string =>
  barPages.some((page) => page === key) ? key : 'wall-art';

type ProductParts<S extends string, Q extends string> = {
  readonly key: PageKey;
  readonly slug: (locale: ContentLocale) => string;
  readonly texts: WrittenTexts<ProductTexts<S, Q>>;
  readonly offer: Offer;
  /** The motif that hangs on the page's wall, of the media library. */
  readonly motif: string;
  /** What is read on the page, in order. */
  readonly sections: readonly S[];
  /** What stands beside some of it; from the first to the last, the sides take turns. */
  readonly pictures: Readonly<Partial<Record<S, SectionPicture>>>;
  readonly questions: readonly Q[];
};

/** What is read on the page, some of it beside a picture of the product. */
const readingBlocks = <S extends string, Q extends string>(
  site: Site,
  { sections, pictures, offer }: ProductParts<S, Q>,
  { sections: written, name }: ProductTexts<S, Q>,
): readonly WrittenBlock[] => {
  const { views } = sharedIn(site.locale);
  const viewed = ({ view, motif }: Exclude<SectionPicture, 'hanging'>): ContentPicture => {
    const alternative = setText(site.locale, filled(views[view], { name }));
    return thing(motif, articleOf(offer), alternative, view);
  };
  const pictured = sections.filter((section) => pictures[section] !== undefined);
  return sections.map((section, position) => {
    const id = written[section].id ?? `section-${position}`;
    const picture = pictures[section];
    if (picture === undefined) return sectionBlock(site, id, written[section]);
    return pictureSectionBlock(site, id, written[section], {
      picture: picture === 'hanging' ? hangingPicture(site, articleOf(offer)) : viewed(picture),
      pictureSide: pictured.indexOf(section) % 2 === 0 ? 'start' : 'end',
    });
  });
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
    navigationType: navigationTypeOf(parts.key),
    picture,
    tile: (texts) => ({
      text: texts.tile,
      picture: thing(parts.motif, articleOf(parts.offer), texts.picture),
    }),
    content: (site, texts) => {
      const shared = sharedIn(site.locale);
      const { resolution, ownFormat, delivery, withdrawal } = shared.questions;
      return {
        breadcrumb: [linkTo(site, 'home'), linkTo(site, 'wall-art'), linkTo(site, parts.key)],
        uspTeaser: promisesBlock(site, texts.promises),
        product: configurator(site, shared, parts.offer, picture(texts)),
        blocks: [
          ...readingBlocks(site, parts, texts),
          questionsBlock(site, shared.questionsHeadline, [
            resolution,
            ownFormat,
            ...parts.questions.map((name) => texts.questions[name]),
            delivery,
            withdrawal,
          ]),
          tilesBlock(site, shared.otherProductsHeadline, othersOf(parts.offer)),
          sectionBlock(site, 'manufacturer', shared.manufacturer),
        ],
      };
    },
  });
};
