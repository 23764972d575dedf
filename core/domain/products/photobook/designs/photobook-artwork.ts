import type { Artwork } from '../../../artwork/artwork.ts';
import { pagePalettes } from '../../../artwork/page-palettes.ts';
import type { Language } from '../../../locale/locales.ts';
import type { PersonalWords } from '../../../personalisation/personalisation.ts';
import type { PicturedPhotobook } from '../photobook-picture.ts';
import {
  backSheet,
  bookBinding,
  chapterSheet,
  frontSheet,
  spineSheet,
  stylesOf,
  type BookMaking,
} from './book-sheets.ts';
import { saidInBook } from './book-words-said.ts';
import type { PhotobookLook } from './looks.ts';

/**
 * A photo book of a look: its cover as `front`, `back` and, where it has one, `spine`, and the spreads
 * at which its chapters begin; the one at which it is opened is `inside`.
 */
export const photobookArtwork = (
  look: PhotobookLook,
  { spread, ...made }: Omit<PicturedPhotobook, 'designGroupSetId'>,
  language: Language,
  own?: PersonalWords,
): Artwork => {
  const making: BookMaking = { ...made, look, said: saidInBook(look, language, own) };
  const { cover, thickness, liesFlat } = bookBinding(making);
  const sheets = [
    frontSheet(making),
    ...look.spreads.map((_, index) =>
      chapterSheet(making, index, index + 1 === spread ? 'inside' : `spread-${index + 1}`),
    ),
    backSheet(making),
    spineSheet(making),
  ];
  return {
    pages: sheets.map(({ page }) => page),
    binding: { cover, thickness, liesFlat },
    firstPhoto: look.firstPhoto,
    styles: stylesOf(sheets),
    variants: { [look.palette]: pagePalettes[look.palette] },
  };
};
