/** Ids of pictures of photo books, as browsers write them: without the designs themselves. */
import { usualVariant } from '../../artwork/artwork.ts';
import { foils } from '../../catalogue/card-extras.ts';
import type { ArtworkSource, ArtworkView } from '../../image/sources.ts';
import type { Locale } from '../../locale/locales.ts';
import { defaultPhotobookPageCountOf } from './page-count.ts';
import type { PhotobookConfiguration } from './photobook-configuration.ts';
import { defaultPhotobookPaperOf } from './photobook-options.ts';

/** Spreads that every look has, in the order of the book. */
export const photobookSpreads = [1, 2, 3] as const;

export type PhotobookSpread = (typeof photobookSpreads)[number];

/** A photo book that is pictured, and the spread at which it is opened. */
export type PicturedPhotobook = Pick<
  PhotobookConfiguration,
  'type' | 'format' | 'paper' | 'pageCount'
> & {
  readonly designGroupSetId: string;
  readonly spread: PhotobookSpread;
};

/** `fjord-echtfotobuch-a4-quer-glaenzend-26-1`: look, type, format, paper, pages, spread. */
export const photobookArtworkId = ({
  designGroupSetId,
  type,
  format,
  paper,
  pageCount,
  spread,
}: PicturedPhotobook): string =>
  [designGroupSetId, type, format, paper, pageCount, spread].join('-');

/** `laid` closed, `spine`, `open` at a spread, or flat, `front` and `inside`. */
export const photobookViews = [
  'front',
  'inside',
  'laid',
  'open',
  'spine',
] as const satisfies readonly ArtworkView[];

export type PhotobookView = (typeof photobookViews)[number];

/**
 * A view of a photo book. Paper and pages are seen as thickness alone, and a spread only where the
 * book is open: pictures that show the same have one address.
 */
export const photobookPictureOf = (
  photobook: Omit<PicturedPhotobook, 'spread'> & Pick<PhotobookConfiguration, 'refinement'>,
  locale: Locale,
  view: PhotobookView,
  spread: PhotobookSpread = 1,
): ArtworkSource => {
  const { type, paper, pageCount, refinement } = photobook;
  const isFlat = view === 'front' || view === 'inside';
  const isOpen = view === 'open' || view === 'inside';
  // Only covers are refined.
  const foil = isOpen ? undefined : foils.find((one) => one === refinement);
  return {
    kind: 'artwork',
    design: photobookArtworkId({
      ...photobook,
      paper: isFlat ? defaultPhotobookPaperOf(type) : paper,
      pageCount: isFlat ? defaultPhotobookPageCountOf(type) : pageCount,
      spread: isOpen ? spread : 1,
    }),
    variant: usualVariant,
    ...(foil && { foil }),
    locale,
    view,
  };
};
