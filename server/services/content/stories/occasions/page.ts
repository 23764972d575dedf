import type { TilesBlock } from '../../../../../core/domain/content/blocks/tiles.ts';
import { cardOccasionLabel } from '../../../../../core/domain/card/card-label.ts';
import { cardOccasions, type CardOccasion } from '../../../../../core/domain/card/cards.ts';
import { cardExpressHoursIn } from '../../../../../core/domain/card/express.ts';
import { specialPrefixes } from '../../../../../core/domain/routing/special-prefixes.ts';
import { definePage } from '../define-page.ts';
import { designerPath } from '../designer-link.ts';
import { manufacturerBlock } from '../product-page/product-page.ts';
import { motif, slugIn, type Site, type StoryPage } from '../site.ts';
import { textsByLocale } from '../texts-in.ts';
import { filledSection, sectionBlock } from '../written-blocks.ts';
import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';
import type { CardsTexts } from './texts.ts';

const written = { de, en, es, fr, it, nl };

const textsIn = textsByLocale<CardsTexts>(written);

/** The motif that stands for each occasion. */
const motifs = {
  einschulung: 'city-1',
  firmung: 'paper-2',
  geburt: 'moon-1',
  geburtstag: 'watercolour-1',
  hochzeit: 'botanical-2',
  kindergeburtstag: 'watercolour-2',
  kommunion: 'paper-1',
  konfirmation: 'paper-3',
  ostern: 'botanical-3',
  taufe: 'waves-1',
  trauer: 'mountains-2',
  'weihnachten-geschaeftlich': 'moon-3',
  'weihnachten-privat': 'moon-2',
} as const satisfies Record<CardOccasion, string>;

const occasionPath = (site: Site, occasion: CardOccasion): string =>
  designerPath(site, 'card', [
    ['themeId', occasion],
    ['occasion', occasion],
  ]);

/** Every occasion of cards, each with the hand-off that opens the designer with it. */
export const occasionTiles = (site: Site, given?: string): TilesBlock => {
  const { choice, choiceHeadline: headline } = textsIn(site.locale);
  return {
    kind: 'tiles',
    id: 'occasions',
    headline: given ?? headline,
    items: cardOccasions.map((occasion) => {
      const name = cardOccasionLabel(site.locale, occasion);
      return {
        link: { text: name, url: occasionPath(site, occasion) },
        text: choice,
        picture: motif(motifs[occasion], name),
      };
    }),
  };
};

const { words } = specialPrefixes.cardDesigns;

const picture = (texts: CardsTexts) => motif('botanical-2', texts.picture);

/** The overview of cards: occasions, until each has a page of its own. */
export const cards: StoryPage = definePage<CardsTexts>({
  slug: slugIn({
    de: words.de[0],
    en: words.en[0],
    es: words.es[0],
    fr: words.fr[0],
    it: words.it[0],
    nl: words.nl[0],
  }),
  texts: written,
  navigationType: 'cards',
  picture,
  tile: (texts) => ({ text: texts.tile, picture: picture(texts) }),
  link: (site, { startLink }) => ({ text: startLink, url: occasionPath(site, 'hochzeit') }),
  content: (site, { sections: { making, samples, envelopes } }) => ({
    blocks: [
      occasionTiles(site),
      sectionBlock(
        site,
        'making',
        filledSection(making, { hours: String(cardExpressHoursIn(site.locale)) }),
      ),
      sectionBlock(site, 'samples', samples),
      sectionBlock(site, 'envelopes', envelopes),
      manufacturerBlock(site),
    ],
  }),
});
