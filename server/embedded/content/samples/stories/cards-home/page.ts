import type { ContentLocale } from '../../../../../../core/domain/locale/locales.ts';
import { homeSlug } from '../../../../../../core/domain/routing/story-folders.ts';
import { definePage } from '../define-page.ts';
import { designedTiles } from '../designed/page.ts';
import { photoGiftTiles } from '../photo-gifts/page.ts';
import { occasionTiles, styleTiles } from '../occasions/page.ts';
import { occasionPicture } from '../occasions/card-picture.ts';
import { linkTo, type StoryPage } from '../site.ts';
import { startHero } from '../start-hero.ts';
import { trustBlock } from '../trust-block.ts';
import type { Override, PicturedTexts, Section } from '../texts.ts';
import { sectionBlock } from '../written-blocks.ts';
import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as american } from './en-US.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';

/** What is written for this page. */
export type CardsHomeTexts = PicturedTexts & {
  /** The words of the link to all cards. */
  readonly cardsLink: string;
  readonly stylesHeadline: string;
  readonly about: Section;
  readonly help: Section;
};

/** What a market words differently. */
export type CardsHomeOverride = Override<CardsHomeTexts>;

const picture = (texts: CardsHomeTexts, locale: ContentLocale) =>
  occasionPicture('hochzeit', locale, texts.picture);

/** The page of the cards channel that is shown at `/`. */
export const cardsHome: StoryPage = definePage<CardsHomeTexts>({
  slug: () => homeSlug,
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  navigationType: 'home',
  picture,
  link: (site, { cardsLink }) => linkTo(site, 'cards', cardsLink),
  tile: (texts, locale) => ({ text: texts.headline, picture: picture(texts, locale) }),
  content: (site, { stylesHeadline, about, help }) => ({
    navigationType: undefined,
    breadcrumb: [],
    blocks: [
      occasionTiles(site),
      styleTiles(site, stylesHeadline),
      startHero(site),
      designedTiles(site),
      photoGiftTiles(site),
      sectionBlock(site, 'about', about),
      trustBlock(site, 'home'),
      sectionBlock(site, 'help', help),
    ],
  }),
});
