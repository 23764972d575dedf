/**
 * The printed part of a shopper's picture, with the ratio of the print, wrapped edges included; the
 * front shows its inner part. Pages, rooms and hand-off use this one geometry.
 */
import { E, pipe } from '../../fp.ts';
import type { FrameType, MaterialType } from '../catalogue/materials.ts';
import {
  exactMillimetres,
  micrometresOfTenths,
  millimetresOfTenths,
  type Format,
} from '../format/format.ts';
import { stretcherDepths } from '../format/stretcher-depths.ts';
import type { LengthUnit } from '../locale/locales.ts';
import { canvasEdge } from './canvas-edge.ts';
import { coverCrop, type CropError, type ImageCrop } from './cover-crop.ts';
import type { ImageSize } from './image-size.ts';

/**
 * For every format: the middle as shares of width and height, and the enlargement beyond filling
 * the format, 1 to `mostZoom`.
 */
export type PictureFraming = { readonly x: number; readonly y: number; readonly zoom: number };

/** The most that the format shows, in the middle. */
export const centredFraming: PictureFraming = { x: 0.5, y: 0.5, zoom: 1 };

/** The largest enlargement. */
export const mostZoom = 4;

/** A format, and the millimetres that go round its edges. */
export type PrintedArea = { readonly format: Format; readonly wrap: number };

export type WrappedObject = {
  readonly materialType: MaterialType;
  readonly frameType?: FrameType | undefined;
  /** As in `optionTypes`; other groups have their default. */
  readonly optionTypes?: readonly string[] | undefined;
};

/**
 * Millimetres that go round the edges: for canvas on its stretcher, unless its edge is mirrored or
 * coloured or a frame holds it; otherwise 0. Stretchers for formats in inches are an inch deep.
 */
export const wrapOf = (
  { materialType, frameType, optionTypes = [] }: WrappedObject,
  unit: LengthUnit,
): number => {
  const { edgeStyle, stretcher } = canvasEdge(optionTypes);
  return materialType !== 'leinwand' || frameType !== undefined || edgeStyle !== 'umgeschlagen'
    ? 0
    : millimetresOfTenths(unit, stretcherDepths[stretcher][unit]);
};

/** What is printed, wrapped edges included: whole micrometres. */
export const printedSize = ({ format: { width, height, unit }, wrap }: PrintedArea): ImageSize => {
  const around = Math.round(2 * wrap * 1000);
  return {
    width: micrometresOfTenths(unit, width) + around,
    height: micrometresOfTenths(unit, height) + around,
  };
};

const within = (number: number, least: number, most: number): number =>
  Number.isNaN(number) ? least : Math.min(Math.max(number, least), most);

/** What a frame shows of a picture, in whole pixels; always within the picture. */
export const framedCrop = (
  picture: ImageSize,
  frame: ImageSize,
  { x, y, zoom }: PictureFraming,
): E.Either<CropError, ImageCrop> =>
  pipe(
    coverCrop(picture, frame),
    E.map((whole) => {
      const scale = within(zoom, 1, mostZoom);
      const width = Math.max(1, Math.round(whole.width / scale));
      const height = Math.max(1, Math.round(whole.height / scale));
      const start = (middle: number, side: number, length: number): number =>
        Math.round(within(middle * side - length / 2, 0, side - length));
      return {
        left: start(x, picture.width, width),
        top: start(y, picture.height, height),
        width,
        height,
      };
    }),
  );

/** What is printed of a picture on a wall product. */
export const pictureCrop = (
  picture: ImageSize,
  area: PrintedArea,
  framing: PictureFraming,
): E.Either<CropError, ImageCrop> => framedCrop(picture, printedSize(area), framing);

/** A crop moved as far as the picture allows, with the requested zoom. */
export const framingOf = (
  picture: ImageSize,
  { left, top, width, height }: ImageCrop,
  zoom: number,
): PictureFraming => ({
  x: (left + width / 2) / picture.width,
  y: (top + height / 2) / picture.height,
  zoom: within(zoom, 1, mostZoom),
});

/** Shares of width and height, for any size of the picture. */
export type CropShares = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** What goes round each edge, as shares of all that is printed. */
export const wrapShares = ({
  format,
  wrap,
}: PrintedArea): { readonly across: number; readonly down: number } => {
  const { width, height } = exactMillimetres(format);
  return { across: wrap / (width + 2 * wrap), down: wrap / (height + 2 * wrap) };
};

/** What the front shows of a crop, without the edges. */
export const frontShares = (picture: ImageSize, crop: ImageCrop, area: PrintedArea): CropShares => {
  const wrapped = wrapShares(area);
  const [across, down] = [wrapped.across * crop.width, wrapped.down * crop.height];
  return {
    left: (crop.left + across) / picture.width,
    top: (crop.top + down) / picture.height,
    width: (crop.width - 2 * across) / picture.width,
    height: (crop.height - 2 * down) / picture.height,
  };
};

const liesWithin = ({ left, top, width, height }: ImageCrop, picture: ImageSize): boolean =>
  left + width <= picture.width && top + height <= picture.height;

/**
 * What the front shows of a picture that was handed over with a crop: its middle where there is
 * none, or one that leaves the picture.
 */
export const handedShares = (
  picture: ImageSize,
  handed: ImageCrop | undefined,
  area: PrintedArea,
): E.Either<CropError, CropShares> =>
  pipe(
    handed !== undefined && liesWithin(handed, picture)
      ? E.right(handed)
      : pictureCrop(picture, area, centredFraming),
    E.map((crop) => frontShares(picture, crop, area)),
  );

/** Pixels of the front, which decide its resolution. */
export const frontPixels = (picture: ImageSize, shares: CropShares): ImageSize => ({
  width: Math.round(shares.width * picture.width),
  height: Math.round(shares.height * picture.height),
});
