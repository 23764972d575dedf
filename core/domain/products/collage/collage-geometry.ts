/** Where the photos of a collage lie: one geometry for the drawing, the facts and the check of data. */
import { millimetresOfTenths, type Format } from '../../format/format.ts';
import type { CollageDesign, CollageTile } from './collage-design.ts';

/** The sides of the sheet that a collage is laid on, in any whole unit. */
export type CollageSheet = Pick<Format, 'width' | 'height'>;

/** The sheet of a template without a format: its ratio, in units that are fine enough for gaps. */
export const templateSheet = ({ ratio }: Pick<CollageDesign, 'ratio'>): CollageSheet => {
  const unit = Math.round(600 / Math.max(ratio.width, ratio.height));
  return { width: ratio.width * unit, height: ratio.height * unit };
};

/** A photo's place on a sheet, in whole units of the sheet, from the top left corner. */
export type PlacedPhoto = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** Fractions are told apart by a millionth, so that edges that were added up meet. */
const parts = 1_000_000;

const edgesOf = ({ left, top, width, height }: CollageTile) => {
  const edge = (fraction: number): number =>
    Math.min(parts, Math.max(0, Math.round(fraction * parts)));
  return {
    left: edge(left),
    right: edge(left + width),
    top: edge(top),
    bottom: edge(top + height),
  };
};

const placed =
  ({ width, height }: CollageSheet) =>
  (tile: CollageTile): PlacedPhoto => {
    const { left, right, top, bottom } = edgesOf(tile);
    const across = (edge: number): number => Math.round((edge * width) / parts);
    const down = (edge: number): number => Math.round((edge * height) / parts);
    return {
      left: across(left),
      top: down(top),
      width: across(right) - across(left),
      height: down(bottom) - down(top),
    };
  };

/**
 * The photos of a design on a sheet, in the design's order. Edges are rounded, not lengths: no
 * photo reaches beyond the sheet, and photos that lie apart in the design lie apart on it.
 */
export const placePhotos = (
  { tiles }: Pick<CollageDesign, 'tiles'>,
  sheet: CollageSheet,
): readonly [PlacedPhoto, ...PlacedPhoto[]] => {
  const [first, ...others] = tiles;
  const place = placed(sheet);
  return [place(first), ...others.map(place)];
};

/** The first tile that lies over one before it; undefined where all lie apart. */
export const overlappingTile = (tiles: readonly CollageTile[]): number | undefined => {
  const edges = tiles.map(edgesOf);
  const found = edges.findIndex((one, index) =>
    edges
      .slice(0, index)
      .some(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      ),
  );
  return found < 0 ? undefined : found;
};

const shorterSide = ({ width, height }: PlacedPhoto): number => Math.min(width, height);

/** The smallest photo of a collage in a format, by its shorter side, in tenths of the unit. */
export const smallestPhoto = (design: Pick<CollageDesign, 'tiles'>, format: Format): Format => {
  const [first, ...others] = placePhotos(design, format);
  const { width, height } = others.reduce(
    (least, photo) => (shorterSide(photo) < shorterSide(least) ? photo : least),
    first,
  );
  return { width, height, unit: format.unit };
};

/** A hand's breadth in millimetres: in a smaller photo faces are hard to make out. */
const handBreadth = 80;

/** Whether the smallest photo of a collage is a hand's breadth in a format. */
export const isLegible = (design: Pick<CollageDesign, 'tiles'>, format: Format): boolean => {
  const { width, height, unit } = smallestPhoto(design, format);
  return millimetresOfTenths(unit, Math.min(width, height)) >= handBreadth;
};

/** A format's ratio may be off the design's by one part in so many: 2 %. */
const toleranceParts = 50;

/** Whether a format has the ratio of a design, the same way up; photos are not stretched by it. */
export const hasCollageRatio = (
  { ratio }: Pick<CollageDesign, 'ratio'>,
  { width, height }: Format,
): boolean => {
  const [across, down] = [width * ratio.height, height * ratio.width];
  return across > 0 && Math.abs(across - down) * toleranceParts <= Math.min(across, down);
};
