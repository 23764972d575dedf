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
  /** Which photo of the library its cover has, until a shopper has chosen some. */
  readonly firstPhoto: number;
};

const look = (
  name: string,
  theme: BookTheme,
  cover: PhotobookLook['cover'],
  spreads: PhotobookLook['spreads'],
  fonts: PhotobookLook['fonts'],
  palette: PhotobookLook['palette'],
  firstPhoto: number,
): PhotobookLook => ({
  id: name.toLowerCase(),
  name,
  theme,
  cover,
  spreads,
  fonts,
  palette,
  firstPhoto,
});

/** The first one is the usual one. */
export const photobookLooks: readonly [PhotobookLook, ...PhotobookLook[]] = [
  look('Fjord', 'journey', 'labelled', ['panorama', 'opening', 'strip'], 'modern', 'slate', 4),
  look(
    'Kompass',
    'journey',
    'divided',
    ['horizon', 'colourful', 'mosaic'],
    'gallery',
    'harbour',
    3,
  ),
  look('Vermeil', 'wedding', 'arched', ['opening', 'arch', 'panorama'], 'salon', 'rosewood', 2),
  look('Samt', 'wedding', 'inlaid', ['quiet', 'panorama', 'pair'], 'roman', 'navy', 8),
  look('Kastanie', 'year', 'banded', ['horizon', 'mosaic', 'pair'], 'classic', 'harvest', 1),
  look('Passage', 'year', 'hung', ['quiet', 'pair', 'panorama'], 'atelier', 'ink', 7),
  look('Wolke', 'baby', 'rounded', ['disc', 'opening', 'strip'], 'nursery', 'bluebell', 6),
  look('Konfetti', 'party', 'tiled', ['colourful', 'mosaic', 'strip'], 'bubble', 'circus', 5),
];
