/** Pages that sell a material: calculator, promises, reading, questions, and the other materials. */
import type { MaterialType } from '../../../../../core/domain/catalogue/materials.ts';
import type {
  CalculatorBlock,
  OfferedMaterial,
} from '../../../../../core/domain/content/blocks/calculator.ts';
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
  readonly otherMaterialsHeadline: string;
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
const materialsOf = (own: MaterialType): CalculatorBlock['materials'] => [
  { materialType: own, frameType: undefined },
  ...offered.filter(
    ({ materialType, frameType }) => materialType !== own || frameType !== undefined,
  ),
];

/** The format in the list that carries the mark. */
const markedIndex = 4;

const calculator = (
  shared: SharedProductTexts,
  material: MaterialType,
  picture: ContentPicture,
): CalculatorBlock => ({
  kind: 'calculator',
  id: 'calculator',
  headline: shared.calculatorHeadline,
  startLabel: shared.startLabel,
  product: 'framedMaterial',
  materials: materialsOf(material),
  labels: [{ index: markedIndex, text: shared.topDeal }],
  motif: picture,
});

/** The calculator as a block of another page's body: all materials, canvas first. */
export const bodyCalculator = (site: Site, picture: ContentPicture): CalculatorBlock =>
  calculator(sharedIn(site.locale), 'leinwand', picture);

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
  readonly material: MaterialType;
  /** The motif that hangs on the page's wall, of the media library. */
  readonly motif: string;
  /** What is read on the page, in order. */
  readonly sections: readonly S[];
  readonly questions: readonly Q[];
};

/** A page that sells a material, from its texts. */
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
        calculator: calculator(shared, parts.material, picture(texts)),
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
            shared.otherMaterialsHeadline,
            productKeysOf(site).filter((other) => other !== parts.key),
          ),
          sectionBlock(site, 'manufacturer', shared.manufacturer),
        ],
      };
    },
  });
};
