/**
 * The sheet that is printed of a wall picture: what lies where, in whole micrometres from its upper
 * left corner. The printed part of the photo and the front's share of it are those that pages show
 * (`picture-crop.ts`).
 */
import type { MaterialType } from '../catalogue/materials.ts';
import { micrometresOfTenths } from '../format/format.ts';
import { stretcherDepths } from '../format/stretcher-depths.ts';
import { canvasEdge } from '../image/canvas-edge.ts';
import type { ImageCrop } from '../image/cover-crop.ts';
import type { PrintedObject } from '../image/printed-object.ts';
import type { ImageSize } from '../image/image-size.ts';
import { printedSize, wrapOf } from '../image/picture-crop.ts';
import { applyHomography, type Homography, type PlanePoint } from './homography.ts';

/** Micrometres. */
export type SheetBox = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** What lies around the printed part of the photo: its reflection, or nothing. */
export type SheetMargin = 'mirrored' | 'plain';

export type PrintSheet = {
  /** Bleed included. */
  readonly size: ImageSize;
  /** The printed part of the photo, wrapped edges included. */
  readonly picture: SheetBox;
  readonly margin: SheetMargin;
  /** Seen from the front; canvas is folded along it. */
  readonly front: SheetBox;
  /** Cut along it: the front, and what goes round the edges or lies under the mat. */
  readonly trim: SheetBox;
  /** Neither cut nor covered, whatever shifts. */
  readonly safe: SheetBox;
  /** What the mat leaves open. */
  readonly matOpening: SheetBox | undefined;
};

type Allowance = {
  /** Beyond what is cut: canvas is stapled to its stretcher by it. */
  readonly bleed: number;
  /** From the front's sides. */
  readonly safe: number;
};

const sheet: Allowance = { bleed: 3_000, safe: 3_000 };
const banner: Allowance = { bleed: 10_000, safe: 10_000 };

const allowances = {
  acrylglas: sheet,
  aludibond: sheet,
  backlitfolie: banner,
  echtglas: sheet,
  forexplatte: sheet,
  fototapete: banner,
  gallerybond: sheet,
  hahnemuehle: sheet,
  klebefolie: sheet,
  leinwand: { bleed: 20_000, safe: 5_000 },
  poster: sheet,
  pvcplane: banner,
} as const satisfies Readonly<Record<MaterialType, Allowance>>;

/** Of paper that lies under the mat on each side. */
const underMat = 5_000;

const grown = ({ left, top, width, height }: SheetBox, by: number): SheetBox => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const hasMat = ({ frame }: PrintedObject): boolean => (frame?.glazing?.mat.matSize ?? 0) > 0;

/** Canvas goes round its stretcher in a frame, too. */
const aroundFront = (picture: PrintedObject): number => {
  const { unit } = picture.format;
  if (picture.materialType !== 'leinwand') return hasMat(picture) ? underMat : 0;
  return micrometresOfTenths(unit, stretcherDepths[canvasEdge(picture.options).stretcher][unit]);
};

/** The sheet of a wall picture. */
export const printSheet = (picture: PrintedObject): PrintSheet => {
  const { materialType, format, frame, options } = picture;
  const wrap = wrapOf(
    { materialType, frameType: frame?.frameType, optionTypes: options },
    format.unit,
  );
  const allowance = allowances[materialType];
  const around = aroundFront(picture);
  const [wrapped, outside] = [Math.round(wrap * 1000), around + allowance.bleed];
  const front = { left: outside, top: outside, ...printedSize({ format, wrap: 0 }) };
  const isPlain = materialType === 'leinwand' && canvasEdge(options).edgeStyle === 'farbig';
  const whole = grown(front, outside);
  return {
    size: { width: whole.width, height: whole.height },
    picture: grown(front, wrapped),
    margin: isPlain ? 'plain' : 'mirrored',
    front,
    trim: grown(front, around),
    safe: grown(front, -Math.min(allowance.safe, front.width / 4, front.height / 4)),
    matOpening: hasMat(picture) ? front : undefined,
  };
};

/** From upright pixels of the original to the sheet. */
export const sheetMatrix = ({ picture }: PrintSheet, crop: ImageCrop): Homography => {
  const [across, down] = [picture.width / crop.width, picture.height / crop.height];
  return [
    across,
    0,
    picture.left - crop.left * across,
    0,
    down,
    picture.top - crop.top * down,
    0,
    0,
    1,
  ];
};

/** Back and forth between 0 and a length, as between two mirrors. */
const reflected = (at: number, length: number): number => {
  const turn = ((at % (2 * length)) + 2 * length) % (2 * length);
  return turn > length ? 2 * length - turn : turn;
};

/** The place of the printed part that a place of the sheet shows; undefined where it is plain. */
export const shownOnSheet = (
  { picture, margin }: PrintSheet,
  { x, y }: PlanePoint,
): PlanePoint | undefined => {
  const place = {
    x: picture.left + reflected(x - picture.left, picture.width),
    y: picture.top + reflected(y - picture.top, picture.height),
  };
  // A micrometre is the rounding of numbers.
  const isBeyond = Math.max(Math.abs(place.x - x), Math.abs(place.y - y)) > 1;
  return margin === 'plain' && isBeyond ? undefined : place;
};

/** Pixels of the print file: the printed part, and so many beyond each of its sides. */
export type PrintRaster = {
  readonly dotsPerInch: number;
  readonly picture: ImageSize;
  readonly beyond: number;
  /** Pixels of the whole file. */
  readonly size: ImageSize;
};

const inch = 25_400;

/**
 * The longer side in micrometres up to which a print is seen from so near that it needs so many
 * pixels an inch: a quarter of a pixel, by which a side may be rounded, stays below 0.1 mm.
 */
const resolutions = [
  { upTo: 400_000, dotsPerInch: 300 },
  { upTo: 1_000_000, dotsPerInch: 200 },
  { upTo: 2_000_000, dotsPerInch: 150 },
  { upTo: 3_200_000, dotsPerInch: 100 },
  { upTo: Infinity, dotsPerInch: 72 },
] as const;

const resolutionOf = ({ width, height }: SheetBox): number =>
  resolutions.find(({ upTo }) => Math.max(width, height) <= upTo)?.dotsPerInch ?? 72;

/** The pixels of a sheet. Its middle lies in the middle of the file, whose rim is cut off. */
export const printRaster = ({ size, picture, front }: PrintSheet): PrintRaster => {
  const dotsPerInch = resolutionOf(front);
  const pixels = (length: number): number => (length * dotsPerInch) / inch;
  const printed = {
    width: Math.max(1, Math.round(pixels(picture.width))),
    height: Math.max(1, Math.round(pixels(picture.height))),
  };
  const beyond = Math.ceil(pixels((size.width - picture.width) / 2));
  return {
    dotsPerInch,
    picture: printed,
    beyond,
    size: { width: printed.width + 2 * beyond, height: printed.height + 2 * beyond },
  };
};

/** From the sheet to the file's pixels: both have one middle. */
export const rasterMatrix = ({ size }: PrintSheet, raster: PrintRaster): Homography => {
  const scale = raster.dotsPerInch / inch;
  return [
    scale,
    0,
    (raster.size.width - size.width * scale) / 2,
    0,
    scale,
    (raster.size.height - size.height * scale) / 2,
    0,
    0,
    1,
  ];
};

/** A place of the original on the sheet. */
export const onSheet = (sheetOf: PrintSheet, crop: ImageCrop, pixel: PlanePoint): PlanePoint =>
  applyHomography(sheetMatrix(sheetOf, crop), pixel);
