import { homeSlug } from '../../../../../../core/domain/routing/story-folders.ts';
import type { ContentLocale } from '../../../../../../core/domain/locale/locales.ts';
import { definePage } from '../define-page.ts';
import { designedTiles } from '../designed/page.ts';
import { landingTiles } from '../landing/page.ts';
import { interiorPicture } from '../interior-pictures.ts';
import { barPages } from '../material-pages.ts';
import { newsletterBlock } from '../newsletter-block.ts';
import { productTilesBlock } from '../product-tiles.ts';
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
export type HomeTexts = PicturedTexts & {
  readonly startLink: string;
  readonly tilesHeadline: string;
  readonly about: Section;
};

/** What a market words differently. */
export type HomeOverride = Override<HomeTexts>;

const picture = (texts: HomeTexts, locale: ContentLocale) =>
  interiorPicture(
    locale,
    'mountains-3',
    { view: 'room-living', material: 'leinwand' },
    texts.picture,
  );

/** The page of the wall-art channel that is shown at `/`. */
export const home: StoryPage = definePage<HomeTexts>({
  slug: () => homeSlug,
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  picture,
  photoOn: 'leinwand',
  link: (site, { startLink }) => linkTo(site, 'wall-art', startLink),
  tile: (texts, locale) => ({ text: texts.tile, picture: picture(texts, locale) }),
  content: (site, { tilesHeadline, about }) => ({
    navigationType: 'home',
    breadcrumb: [],
    blocks: [
      productTilesBlock(site, tilesHeadline, barPages),
      designedTiles(site),
      startHero(site),
      landingTiles(site),
      sectionBlock(site, 'about', about),
      trustBlock(site, 'home'),
      newsletterBlock(site),
    ],
  }),
});
