import { definePage } from '../define-page.ts';
import { comparedMaterialsBlock } from '../compared-materials/compared-materials.ts';
import { materialGallery } from '../gallery-block.ts';
import { productTilesBlock } from '../product-tiles.ts';
import { productKeysOf, slugIn, type StoryPage } from '../site.ts';
import type { Override, Section, ServiceTexts } from '../texts.ts';
import { materialsVideo } from '../video-block.ts';
import { sectionBlock, sectionBlocks } from '../written-blocks.ts';
import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as american } from './en-US.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';

/** What is written for this page. */
export type ComparisonTexts = ServiceTexts<'light' | 'surface' | 'place'> & {
  /** What is said to begin with, and what an experiment says in its place. */
  readonly start: Readonly<Record<'usual' | 'nudging', Section>>;
  readonly tilesHeadline: string;
};

/** What a market words differently. */
export type ComparisonOverride = Override<ComparisonTexts>;

/**
 * The page that compares the materials of wall pictures. In German it lies where the server may
 * evaluate flags (supporting §2), and its first block is an A/B block.
 */
export const comparison: StoryPage = definePage<ComparisonTexts>({
  slug: slugIn({
    de: 'wandbild-materialien-im-vergleich',
    en: 'wall-art-materials-compared',
    es: 'materiales-de-cuadros-comparados',
    fr: 'comparer-les-materiaux',
    it: 'materiali-a-confronto',
    nl: 'materialen-vergelijken',
  }),
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  content: (site, { start, sections: { light, surface, place }, tilesHeadline }) => ({
    blocks: [
      {
        kind: 'ab',
        id: 'start',
        flag: '967_nudging',
        on: [sectionBlock(site, 'start-nudging', start.nudging)],
        off: [sectionBlock(site, 'start-usual', start.usual)],
      },
      comparedMaterialsBlock(site),
      materialsVideo(site),
      materialGallery(site, 'mountains-3'),
      ...sectionBlocks(site, [light, surface, place]),
      productTilesBlock(site, tilesHeadline, productKeysOf(site)),
    ],
  }),
});
