import { categorySegments } from '../../../../../../core/domain/routing/category-segments.ts';
import type { ContentLocale } from '../../../../../../core/domain/locale/locales.ts';
import { definePage } from '../define-page.ts';
import { interiorPicture } from '../interior-pictures.ts';
import { landingTiles } from '../landing/page.ts';
import { wallArtGroups } from '../../../../../../core/domain/navigation/wall-art-products.ts';
import { groupTiles } from '../material-group/page.ts';
import { groupPages } from '../material-pages.ts';
import { motif, nameOf, slugIn, tilesBlock, type StoryPage } from '../site.ts';
import { bodyConfigurator } from '../product-page/product-page.ts';
import { trustBlock } from '../trust-block.ts';
import type { PicturedTexts, Section } from '../texts.ts';
import { sectionBlock } from '../written-blocks.ts';
import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';

/** What is written for this page. */
export type WallArtTexts = PicturedTexts & {
  readonly tilesHeadline: string;
  readonly choosing: Section;
};

/** The motif at its head and in its configurator. */
const shown = 'dunes-1';

const picture = (texts: WallArtTexts, locale: ContentLocale) =>
  interiorPicture(locale, shown, { view: 'room-bedroom', material: 'leinwand' }, texts.picture);

/** The page that offers all wall art, group by group. */
export const wallArt: StoryPage = definePage<WallArtTexts>({
  slug: slugIn(categorySegments['wall-art']),
  texts: { de, en, es, fr, it, nl },
  navigationType: 'wall-art',
  picture,
  tile: (texts, locale) => ({ text: texts.tile, picture: picture(texts, locale) }),
  content: (site, texts) => ({
    blocks: [
      ...wallArtGroups.map((group) => groupTiles(site, group, nameOf(site, groupPages[group]))),
      sectionBlock(site, 'choosing', texts.choosing),
      bodyConfigurator(site, motif(shown, texts.picture), 'all'),
      tilesBlock(
        site,
        texts.tilesHeadline,
        [...wallArtGroups.map((group) => groupPages[group]), 'photo-frame'],
        'groups',
      ),
      landingTiles(site),
      trustBlock(site, 'wall-art'),
    ],
  }),
});
