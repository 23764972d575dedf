import { categorySegments } from '../../../../../core/domain/routing/category-segments.ts';
import { definePage } from '../define-page.ts';
import { landingTiles } from '../landing/page.ts';
import { productTilesBlock } from '../product-tiles.ts';
import { motif, productKeysOf, slugIn, type StoryPage } from '../site.ts';
import { bodyCalculator } from '../product-page/product-page.ts';
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
export type WallArtTexts = PicturedTexts & {
  readonly tilesHeadline: string;
  readonly choosing: Section;
};

/** What a market words differently. */
export type WallArtOverride = Override<WallArtTexts>;

const picture = (texts: WallArtTexts) => motif('dunes-1', texts.picture);

/** The page that compares all wall art. */
export const wallArt: StoryPage = definePage<WallArtTexts>({
  slug: slugIn(categorySegments['wall-art']),
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  navigationType: 'wall-art',
  picture,
  tile: (texts) => ({ text: texts.tile, picture: picture(texts) }),
  content: (site, texts) => ({
    blocks: [
      productTilesBlock(site, texts.tilesHeadline, productKeysOf(site)),
      bodyCalculator(site, picture(texts)),
      sectionBlock(site, 'choosing', texts.choosing),
      landingTiles(site),
      trustBlock(site, 'wall-art'),
    ],
  }),
});
