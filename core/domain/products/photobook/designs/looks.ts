/** The library of photo books: a look is a design group set of the specification. */
import type { pageFonts } from '../../../artwork/page-fonts.ts';
import type { pagePalettes } from '../../../artwork/page-palettes.ts';
import type { coverLayouts } from './layouts/covers.ts';
import type { spreadLayouts } from './layouts/spreads.ts';
import type { BookTheme } from './words/book-words.ts';

type SpreadName = keyof typeof spreadLayouts;

export type PhotobookLook = {
  /** The id of its design group set: letters alone. */
  readonly id: string;
  /** A proper name, the same in every language. */
  readonly name: string;
  /** What its words tell of. */
  readonly theme: BookTheme;
  readonly cover: keyof typeof coverLayouts;
  readonly spreads: readonly [SpreadName, SpreadName, SpreadName];
  readonly fonts: keyof typeof pageFonts;
  readonly palette: keyof typeof pagePalettes;
};

const look = (
  name: string,
  theme: BookTheme,
  cover: PhotobookLook['cover'],
  spreads: PhotobookLook['spreads'],
  fonts: PhotobookLook['fonts'],
  palette: PhotobookLook['palette'],
): PhotobookLook => ({ id: name.toLowerCase(), name, theme, cover, spreads, fonts, palette });

/** The first one is the usual one. */
export const photobookLooks: readonly [PhotobookLook, ...PhotobookLook[]] = [
  look('Fjord', 'journey', 'labelled', ['panorama', 'opening', 'strip'], 'modern', 'slate'),
  look('Kompass', 'journey', 'divided', ['horizon', 'colourful', 'mosaic'], 'gallery', 'harbour'),
  look('Vermeil', 'wedding', 'arched', ['opening', 'arch', 'panorama'], 'salon', 'rosewood'),
  look('Samt', 'wedding', 'inlaid', ['quiet', 'panorama', 'pair'], 'roman', 'navy'),
  look('Kastanie', 'year', 'banded', ['horizon', 'mosaic', 'pair'], 'classic', 'harvest'),
  look('Passage', 'year', 'hung', ['quiet', 'pair', 'panorama'], 'atelier', 'ink'),
  look('Wolke', 'baby', 'rounded', ['disc', 'opening', 'strip'], 'nursery', 'bluebell'),
  look('Konfetti', 'party', 'tiled', ['colourful', 'mosaic', 'strip'], 'bubble', 'circus'),
];
