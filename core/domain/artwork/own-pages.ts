/**
 * Pages with the shopper's own photos: resolved and drawn by the code that draws the shop's pictures, so
 * that a browser shows what will be printed.
 */
import type { Language } from '../locale/locales.ts';
import { escapeMarkup } from '../text/escape-markup.ts';
import { E, pipe } from '../../fp.ts';
import type { Artwork } from './artwork.ts';
import { usualVariant } from './artwork.ts';
import { cutPath } from './cut.ts';
import { drawSvg, type DisplayPicture } from './draw-svg.ts';
import type { Micrometres } from './measures.ts';
import { printPath } from './path.ts';
import { photosInTurn, slotsOf } from './place-photos.ts';
import { resolve, type ArtworkError, type SlotPicture } from './resolve.ts';
import type { Typefaces } from './typeface.ts';
import type { TypefaceName } from './typefaces.ts';

/**
 * A page as markup of SVG in micrometres, with its bleed: the trimmed page begins at the origin and is
 * so large. It is cut along `edge`, as in the attribute `d`.
 */
export type DrawnPage = {
  readonly markup: string;
  readonly edge: string;
  readonly width: Micrometres;
  readonly height: Micrometres;
};

/** A photo cut to its slot. */
export const photoMarkup = ({ box, crop, size, source }: DisplayPicture): string =>
  `<svg x="${box.left}" y="${box.top}" width="${box.width}" height="${box.height}" viewBox="${crop.left} ${crop.top} ${crop.width} ${crop.height}" preserveAspectRatio="none"><image href="${escapeMarkup(source)}" width="${size.width}" height="${size.height}" preserveAspectRatio="none"/></svg>`;

/** What is needed to set text. */
export type Typesetting = {
  readonly typefaces: readonly TypefaceName[];
  readonly text: string;
};

/** What an artwork is set in: its typefaces, each once, and its words as typed and in capitals. */
export const artworkTypesetting = ({ pages, styles }: Artwork): Typesetting => {
  const said = pages
    .flatMap(({ objects }) => objects.flatMap((one) => (one.kind === 'text' ? [one.text] : [])))
    .join('\n');
  return {
    typefaces: [...new Set(Object.values(styles).map(({ font }) => font))],
    text: `${said}\n${said.toUpperCase()}`,
  };
};

/**
 * Draws the pages of an artwork in its usual colours, by their names, with photos in its places
 * in turn; refused where `resolve` is. Equal input gives equal markup everywhere.
 */
export const drawOwnPages = (
  artwork: Artwork,
  { photos, language }: { readonly photos: readonly SlotPicture[]; readonly language: Language },
  typefaces: Typefaces,
): E.Either<ArtworkError, ReadonlyMap<string, DrawnPage>> =>
  pipe(
    resolve({
      artwork,
      variant: usualVariant,
      language,
      typefaces,
      pictures: photosInTurn(slotsOf(artwork), photos),
    }),
    E.map(
      (pages) =>
        new Map(
          pages.map((page) => [
            page.name,
            {
              markup: drawSvg(page, { picture: photoMarkup, prefix: `own-${page.name}-` }),
              edge: printPath(cutPath(page)),
              width: page.width,
              height: page.height,
            },
          ]),
        ),
    ),
  );
