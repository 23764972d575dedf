import type { WrittenBlock } from '../../../../../../core/domain/content/blocks/registry.ts';
import type { TilesBlock } from '../../../../../../core/domain/content/blocks/tiles.ts';
import {
  cardFilterValueLabel,
  cardOccasionLabel,
  cardPieceLabel,
} from '../../../../../../core/domain/products/card/card-label.ts';
import { cardStyles } from '../../../../../../core/domain/products/card/designs/card-design.ts';
import {
  cardOccasions,
  type CardOccasion,
} from '../../../../../../core/domain/products/card/cards.ts';
import { cardExpressHoursIn } from '../../../../../../core/domain/products/card/express.ts';
import type { ContentLocale } from '../../../../../../core/domain/locale/locales.ts';
import { productPageSegment } from '../../../../../../core/domain/routing/product-pages.ts';
import { definePage } from '../define-page.ts';
import { designerPath } from '../designer-link.ts';
import { cardGallery } from '../gallery-block.ts';
import { manufacturerBlock } from '../product-page/product-page.ts';
import type { Site, StoryPage } from '../site.ts';
import { textsByLocale } from '../texts-in.ts';
import type { WrittenTexts } from '../texts.ts';
import { trustBlock } from '../trust-block.ts';
import { cardsVideo } from '../video-block.ts';
import { filledSection, pictureSectionBlock, sectionBlock } from '../written-blocks.ts';
import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as american } from './en-US.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';
import {
  cardPicture,
  designOf,
  designOfStyle,
  pathOfOccasion,
  pathOfStyle,
  sourceOfDesign,
} from './card-picture.ts';
import type { CardsTexts } from './texts.ts';

const written: WrittenTexts<CardsTexts> = {
  de,
  en,
  es,
  fr,
  it,
  nl,
  markets: { 'en-US': american },
};

const textsIn = textsByLocale<CardsTexts>(written);

/** The designs of an occasion, or a designer from where cards have no pages. */
const occasionPath = ({ channel, locale }: Site, occasion: CardOccasion): string =>
  channel === 'kartenliebe'
    ? pathOfOccasion(locale, occasion)
    : designerPath('card', [
        ['themeId', designOf(occasion).id],
        ['occasion', occasion],
      ]);

/** Every occasion of cards, each with a design of it. */
export const occasionTiles = (site: Site, given?: string): TilesBlock => {
  const { choiceHeadline: headline } = textsIn(site.locale);
  return {
    kind: 'tiles',
    id: 'occasions',
    headline: given ?? headline,
    items: cardOccasions.map((occasion) => {
      const name = cardOccasionLabel(site.locale, occasion);
      return {
        link: { text: name, url: occasionPath(site, occasion) },
        text: '',
        picture: cardPicture(occasion, site.locale, name),
      };
    }),
  };
};

/** Every style of cards, each with a design of it. */
export const styleTiles = ({ locale }: Site, headline: string): TilesBlock => ({
  kind: 'tiles',
  id: 'styles',
  headline,
  items: cardStyles.map((style) => {
    const design = designOfStyle(style);
    return {
      link: {
        text: cardFilterValueLabel(locale, 'style', style),
        url: pathOfStyle(locale, style),
      },
      text: '',
      picture: {
        source: sourceOfDesign(design, locale),
        alternative: `${design.name}, ${cardPieceLabel(locale, design)}`,
      },
    };
  }),
});

/** On samples and envelopes, for every page that sells cards. */
export const cardSections = (site: Site): readonly WrittenBlock[] => {
  const { samples, envelopes } = textsIn(site.locale).sections;
  const picture = cardPicture('geburt', site.locale, cardOccasionLabel(site.locale, 'geburt'));
  return [
    pictureSectionBlock(site, 'samples', samples, { picture, pictureSide: 'start' }),
    sectionBlock(site, 'envelopes', envelopes),
  ];
};

const picture = (texts: CardsTexts, locale: ContentLocale) =>
  cardPicture('hochzeit', locale, texts.picture, 1);

/** The overview of cards, with its pages of occasions, labels and colours. */
export const cards: StoryPage = definePage<CardsTexts>({
  slug: (locale) => productPageSegment('card', locale),
  texts: written,
  navigationType: 'cards',
  picture,
  tile: (texts, locale) => ({ text: texts.tile, picture: picture(texts, locale) }),
  content: (site, { headline, lead, sections: { making } }) => ({
    teaser: {
      kind: 'teaser',
      id: 'teaser',
      headline,
      text: lead,
      picture: undefined,
      link: undefined,
    },
    blocks: [
      { kind: 'design-overview', id: 'designs', path: undefined },
      cardGallery(site),
      sectionBlock(
        site,
        'making',
        filledSection(making, { hours: String(cardExpressHoursIn(site.locale)) }),
      ),
      ...cardSections(site),
      cardsVideo(site),
      trustBlock(site, 'cards'),
      manufacturerBlock(site),
    ],
  }),
});
