/** What is printed of a photo box, or of prints without one: a sheet for each photo. */
import { usualVariant, type Artwork, type ArtworkPage } from '../../artwork/artwork.ts';
import { grownBox, micrometresOf } from '../../artwork/measures.ts';
import { photosInTurn, slotsOf } from '../../artwork/place-photos.ts';
import type { SlotPicture } from '../../artwork/resolve.ts';
import { photoPrintMillimetres } from '../../format/photo-print-formats.ts';
import type { PhotoPrintFormat } from '../../format/photo-print-sizes.ts';
import type { ImageSize } from '../../image/image-size.ts';
import type { PersonalPlaces } from '../../personalisation/personalisation.ts';
import type { PagesMaking, PrintedArtwork } from '../product.ts';
import type { PhotoboxConfiguration } from './photobox-configuration.ts';

/** As many photos as there are prints. */
export const printPlaces = ({ amount }: Pick<PhotoboxConfiguration, 'amount'>): PersonalPlaces => ({
  words: [],
  photos: { least: amount, most: amount },
});

const bleed = micrometresOf(3);

/** The sheet of a photo: the format, turned where the photo stands and the format lies, or the reverse. */
export const printSheetSize = (format: PhotoPrintFormat, photo: ImageSize): ImageSize => {
  const { width, height } = photoPrintMillimetres(format);
  const isTurned = (photo.width - photo.height) * (width - height) < 0;
  return {
    width: micrometresOf(isTurned ? height : width),
    height: micrometresOf(isTurned ? width : height),
  };
};

/** No print of the tables has a border: the photo reaches beyond all edges. */
const pageOf = (format: PhotoPrintFormat, { size }: SlotPicture, index: number): ArtworkPage => {
  const sheet = printSheetSize(format, size);
  const name = `print-${index + 1}`;
  return {
    name,
    ...sheet,
    bleed,
    safe: 0,
    folds: [],
    paper: 'paper',
    objects: [
      {
        kind: 'picture',
        id: `${name}-photo`,
        box: grownBox({ left: 0, top: 0, ...sheet }, bleed),
        shape: { kind: 'rectangle' },
        colour: 'paper',
      },
    ],
  };
};

/** A sheet for each photo, in their order; undefined unless there are as many as prints. */
export const printedPrints = ({
  configuration: { format, amount },
  photos,
}: Pick<PagesMaking<PhotoboxConfiguration>, 'configuration' | 'photos'>):
  | readonly PrintedArtwork[]
  | undefined => {
  if (photos.length !== amount) return undefined;
  const artwork: Artwork = {
    pages: photos.map((photo, index) => pageOf(format, photo, index)),
    styles: {},
    variants: { white: { paper: '#ffffff' } },
  };
  return [
    {
      artwork,
      variant: usualVariant,
      pages: artwork.pages.map(({ name }) => name),
      pictures: photosInTurn(slotsOf(artwork), photos),
    },
  ];
};
