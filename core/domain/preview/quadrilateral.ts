/** What four corners in a photo say about the plane in which they lie. */
import { E } from '../../fp.ts';
import type { ImageSize } from '../image/image-size.ts';
import type { Homography, PlanePoint } from './homography.ts';

/** Corners clockwise from the upper left. */
export type Quadrilateral = readonly [PlanePoint, PlanePoint, PlanePoint, PlanePoint];

/** Four corners that no camera sees of a rectangle, or too few pixels to tell. */
export type QuadrilateralError = {
  readonly kind:
    | 'quadrilateral-too-small'
    /** Three corners lie on one line. */
    | 'quadrilateral-collinear'
    /** Sides cross, a corner lies within the others, or the order is another one. */
    | 'quadrilateral-crossed';
};

/** Share of the photo's longer side: on less, a pixel beside the corner is a centimetre beside. */
const shortestSide = 0.02;

/** Sine of the angle between two sides: nearly on one line, small errors grow beyond any use. */
const leastTurn = 0.1;

type Edge = PlanePoint & { readonly length: number };

const edgesOf = (corners: Quadrilateral): readonly Edge[] =>
  corners.map(({ x, y }, index) => {
    const next = corners[(index + 1) % corners.length] ?? { x, y };
    return { x: next.x - x, y: next.y - y, length: Math.hypot(next.x - x, next.y - y) };
  });

/** The sine of each corner's angle; above 0 where the corners run clockwise. */
const turnsOf = (edges: readonly Edge[]): readonly number[] =>
  edges.map((edge, index) => {
    const next = edges[(index + 1) % edges.length] ?? edge;
    return (edge.x * next.y - edge.y * next.x) / (edge.length * next.length);
  });

/** Refuses corners from which no plane can be told; pixels of a photo of that size. */
export const checkQuadrilateral = (
  corners: Quadrilateral,
  photo: ImageSize,
): E.Either<QuadrilateralError, Quadrilateral> => {
  const edges = edgesOf(corners);
  const shortest = shortestSide * Math.max(photo.width, photo.height);
  if (!edges.every(({ length }) => length >= shortest && Number.isFinite(length)))
    return E.left({ kind: 'quadrilateral-too-small' });
  const turns = turnsOf(edges);
  if (turns.some((turn) => Math.abs(turn) < leastTurn))
    return E.left({ kind: 'quadrilateral-collinear' });
  return turns.every((turn) => turn > 0)
    ? E.right(corners)
    : E.left({ kind: 'quadrilateral-crossed' });
};

/**
 * From a rectangle's own lengths, from its upper left corner, to the pixels where its corners are
 * seen. Its third coordinate is 1 at that corner, and above 0 for all that lies before the camera.
 */
export const homographyOfRectangle = (
  { width, height }: ImageSize,
  corners: Quadrilateral,
  photo: ImageSize,
): E.Either<QuadrilateralError, Homography> => {
  const checked = checkQuadrilateral(corners, photo);
  if (E.isLeft(checked)) return checked;
  const [upperLeft, upperRight, lowerRight, lowerLeft] = corners;
  // From the unit square (Heckbert 1989, "Fundamentals of Texture Mapping", 2.2.3).
  const right = { x: upperRight.x - lowerRight.x, y: upperRight.y - lowerRight.y };
  const left = { x: lowerLeft.x - lowerRight.x, y: lowerLeft.y - lowerRight.y };
  const bend = {
    x: upperLeft.x - upperRight.x + lowerRight.x - lowerLeft.x,
    y: upperLeft.y - upperRight.y + lowerRight.y - lowerLeft.y,
  };
  const area = right.x * left.y - right.y * left.x;
  const across = (bend.x * left.y - bend.y * left.x) / area;
  const down = (right.x * bend.y - right.y * bend.x) / area;
  return E.right([
    (upperRight.x - upperLeft.x + across * upperRight.x) / width,
    (lowerLeft.x - upperLeft.x + down * lowerLeft.x) / height,
    upperLeft.x,
    (upperRight.y - upperLeft.y + across * upperRight.y) / width,
    (lowerLeft.y - upperLeft.y + down * lowerLeft.y) / height,
    upperLeft.y,
    across / width,
    down / height,
    1,
  ]);
};
