/** What is printed of a collage: one sheet, with a photo in each tile of its design. */
import { usualVariant, type Artwork, type Fold } from '../../artwork/artwork.ts';
import type { Box, Micrometres } from '../../artwork/measures.ts';
import { photosInTurn, slotsOf } from '../../artwork/place-photos.ts';
import { canvasEdge } from '../../image/canvas-edge.ts';
import type { PrintedObject } from '../../image/printed-object.ts';
import type { PersonalPlaces } from '../../personalisation/personalisation.ts';
import { printSheet, type PrintSheet } from '../../preview/print-sheet.ts';
import type { PagesMaking, PrintedArtwork } from '../product.ts';
import { placePhotos } from './collage-geometry.ts';
import type { CollageTiles } from './collage-tiles.ts';

/** A collage as far as its print goes. */
export type PrintableCollage = {
  /** Of its design; absent where the hand-off does not say them. */
  readonly tiles?: CollageTiles | undefined;
  readonly picture: PrintedObject;
};

/** An edge that mirrors its tiles has no file yet: a place of a page shows no photo mirrored. */
const hasMirroredEdge = ({ materialType, options }: PrintedObject): boolean =>
  materialType === 'leinwand' && canvasEdge(options).edgeStyle === 'gespiegelt';

/** A photo for each tile; undefined where the tiles are not known, or cannot be printed. */
export const collagePlaces = ({ tiles, picture }: PrintableCollage): PersonalPlaces | undefined =>
  tiles === undefined || hasMirroredEdge(picture)
    ? undefined
    : { words: [], photos: { least: tiles.length, most: tiles.length } };

/** A tile that lies at an edge goes on beyond it, round the edge and into what is cut off. */
const overEdges = (
  { left, top, width, height }: Box,
  front: Pick<Box, 'width' | 'height'>,
  by: Micrometres,
): Box => {
  const right = left + width === front.width ? by : 0;
  const bottom = top + height === front.height ? by : 0;
  const [before, above] = [left === 0 ? by : 0, top === 0 ? by : 0];
  return {
    left: left - before,
    top: top - above,
    width: width + before + right,
    height: height + above + bottom,
  };
};

/** Canvas is folded along its front. */
const foldsOf = ({ front, trim }: PrintSheet): readonly Fold[] => {
  const [x, y] = [front.left - trim.left, front.top - trim.top];
  return [
    { along: 'height', at: x },
    { along: 'height', at: x + front.width },
    { along: 'width', at: y },
    { along: 'width', at: y + front.height },
  ];
};

const artworkOf = (tiles: CollageTiles, picture: PrintedObject): Artwork => {
  const sheet = printSheet(picture);
  const { front, trim, margin, safe } = sheet;
  const around = front.left - trim.left;
  const bleed = trim.left;
  const beyond = margin === 'plain' ? 0 : around + bleed;
  return {
    pages: [
      {
        name: 'collage',
        width: trim.width,
        height: trim.height,
        bleed,
        safe: Math.floor(safe.left - trim.left),
        folds: picture.materialType === 'leinwand' ? foldsOf(sheet) : [],
        paper: 'paper',
        objects: placePhotos({ tiles }, front).map((tile, index) => {
          const box = overEdges(tile, front, beyond);
          return {
            kind: 'picture',
            id: `tile-${index + 1}`,
            box: { ...box, left: box.left + around, top: box.top + around },
            shape: { kind: 'rectangle' },
            colour: 'paper',
          };
        }),
      },
    ],
    styles: {},
    variants: { white: { paper: '#ffffff' } },
  };
};

/**
 * One page, as large as a wall picture of the same material and format is printed: the photos in the
 * order of the tiles. Undefined unless there is one for each.
 */
export const printedCollage = ({
  configuration,
  photos,
}: Pick<PagesMaking<PrintableCollage>, 'configuration' | 'photos'>):
  | readonly PrintedArtwork[]
  | undefined => {
  const { tiles, picture } = configuration;
  const places = collagePlaces(configuration);
  if (tiles === undefined || places === undefined || photos.length !== tiles.length)
    return undefined;
  const artwork = artworkOf(tiles, picture);
  return [
    {
      artwork,
      variant: usualVariant,
      pages: ['collage'],
      pictures: photosInTurn(slotsOf(artwork), photos),
    },
  ];
};
