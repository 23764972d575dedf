/**
 * A picture to scale on a photo of the shopper's own wall: four corners of a thing of known size
 * tell the wall's plane. Pixels are those of the photo, millimetres count from the thing's upper
 * left corner.
 */
import { E } from '../../fp.ts';
import type { ImageSize } from '../image/image-size.ts';
import { applyHomography, invertHomography, movedBefore } from './homography.ts';
import type { Homography, PlanePoint } from './homography.ts';
import {
  homographyOfRectangle,
  type Quadrilateral,
  type QuadrilateralError,
} from './quadrilateral.ts';

/** In the order in which they are asked for: clockwise. */
export const wallCorners = ['upper-left', 'upper-right', 'lower-right', 'lower-left'] as const;

/** Its place in `wallCorners`. */
export type WallCorner = 0 | 1 | 2 | 3;

/** What a shopper has marked on the photo. */
export type WallMarks = {
  readonly corners: Quadrilateral;
  /** How many corners have been placed, from the first on. */
  readonly placed: 0 | 1 | 2 | 3 | 4;
  /** A tap places it; keys and buttons move it. */
  readonly selected: WallCorner;
  /** Millimetres, where the picture's middle hangs; undefined while corners are marked. */
  readonly middle?: PlanePoint | undefined;
};

/** The photo in pixels; the thing of known size and the picture in millimetres. */
export type WallMeasures = {
  readonly photo: ImageSize;
  readonly thing: ImageSize;
  readonly print: ImageSize;
  /** By which a press moves the picture, in millimetres. */
  readonly step: number;
};

/** Where corners wait until they are placed: an upright rectangle in the middle. */
export const unmarkedWall = ({ width, height }: ImageSize): WallMarks => {
  const [right, down] = [0.08 * Math.max(width, height), 0.11 * Math.max(width, height)];
  const [x, y] = [width / 2, height / 2];
  return {
    corners: [
      { x: x - right, y: y - down },
      { x: x + right, y: y - down },
      { x: x + right, y: y + down },
      { x: x - right, y: y + down },
    ],
    placed: 0,
    selected: 0,
  };
};

/** Buttons and keys move by it. */
export const wallWays = ['left', 'up', 'down', 'right'] as const;

/** The way of a press. */
export type WallWay = (typeof wallWays)[number];

/** What a shopper does to the marks; places are pixels of the photo. */
export type WallCommand =
  | { readonly kind: 'tap'; readonly at: PlanePoint }
  | { readonly kind: 'select'; readonly corner: WallCorner }
  | { readonly kind: 'place'; readonly corner: WallCorner; readonly at: PlanePoint }
  | { readonly kind: 'hang' }
  | { readonly kind: 'mark' }
  | { readonly kind: 'drag'; readonly from: PlanePoint; readonly to: PlanePoint }
  /** Moves the picture; before it hangs, the selected corner. */
  | { readonly kind: 'step'; readonly way: WallWay };

const directions = {
  left: { x: -1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  right: { x: 1, y: 0 },
} as const satisfies Readonly<Record<WallWay, PlanePoint>>;

const moved = (from: PlanePoint, by: PlanePoint, length: number): PlanePoint => ({
  x: from.x + by.x * length,
  y: from.y + by.y * length,
});

/** The wall in the photo, from millimetres to pixels. */
export const wallOf = (
  { corners }: Pick<WallMarks, 'corners'>,
  { photo, thing }: Pick<WallMeasures, 'photo' | 'thing'>,
): E.Either<QuadrilateralError, Homography> => homographyOfRectangle(thing, corners, photo);

/** From millimetres of a picture, from its upper left corner, to pixels of the photo. */
export const pictureOnWall = (
  wall: Homography,
  { x, y }: PlanePoint,
  { width, height }: ImageSize,
): Homography => movedBefore(wall, { x: x - width / 2, y: y - height / 2 });

/** Of the depth at the known thing: further to the horizon, sizes cannot be told. */
const leastDepth = 0.15;

const within = ({ x, y }: PlanePoint, { width, height }: ImageSize): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height;

/** False where the picture would leave the photo with its middle, or comes near the horizon. */
export const canHang = (
  wall: Homography,
  middle: PlanePoint,
  { photo, print }: Pick<WallMeasures, 'photo' | 'print'>,
): boolean => {
  const [right, down] = [print.width / 2, print.height / 2];
  const corners = [-1, 1].flatMap((across) =>
    [-1, 1].map((below) => ({ x: middle.x + across * right, y: middle.y + below * down })),
  );
  const [, , , , , , g, h, i] = wall;
  return (
    corners.every(({ x, y }) => g * x + h * y + i >= leastDepth) &&
    within(applyHomography(wall, middle), photo)
  );
};

/** Middles of pictures hang so high above the floor; millimetres. */
const usualHeight = 1500;

/** Of a door, and what stands in its place; millimetres. */
const leastDoor = 1800;

/** Why a picture cannot hang on a wall as it is marked. */
export type HangingError =
  | QuadrilateralError
  /** Too large for what is seen of the wall, or the wall is seen too much from the side. */
  | { readonly kind: 'picture-leaves-wall' };

/**
 * Where a picture's middle hangs first, in millimetres: over a sheet, where it was taped; beside a
 * door, on the side with more of the photo.
 */
export const hangOnWall = (
  marks: Pick<WallMarks, 'corners'>,
  measures: WallMeasures,
): E.Either<HangingError, PlanePoint> => {
  const found = wallOf(marks, measures);
  if (E.isLeft(found)) return found;
  const { photo, thing, print } = measures;
  const over = { x: thing.width / 2, y: thing.height / 2 };
  const away = print.width / 2 + 250;
  const y = thing.height - usualHeight;
  const beside = [
    { x: thing.width + away, y },
    { x: -away, y },
  ];
  const isRight = applyHomography(found.right, over).x > photo.width / 2;
  const places =
    thing.height < leastDoor ? [over] : [...(isRight ? beside.toReversed() : beside), over];
  const middle = places.find((place) => canHang(found.right, place, measures));
  return middle === undefined ? E.left({ kind: 'picture-leaves-wall' }) : E.right(middle);
};

const withCorner = (marks: WallMarks, corner: WallCorner, at: PlanePoint, photo: ImageSize) => {
  if (!Number.isFinite(at.x) || !Number.isFinite(at.y)) return marks;
  const kept = {
    x: Math.min(photo.width, Math.max(0, at.x)),
    y: Math.min(photo.height, Math.max(0, at.y)),
  };
  const [a, b, c, d] = marks.corners;
  const corners = (
    {
      0: [kept, b, c, d],
      1: [a, kept, c, d],
      2: [a, b, kept, d],
      3: [a, b, c, kept],
    } as const satisfies Readonly<Record<WallCorner, Quadrilateral>>
  )[corner];
  const count = ([1, 2, 3, 4] as const)[corner];
  return { corners, placed: count > marks.placed ? count : marks.placed, selected: corner };
};

const nextCorner: Readonly<Record<WallCorner, WallCorner>> = { 0: 1, 1: 2, 2: 3, 3: 3 };

/** A corner's step, as a share of the photo's longer side. */
const cornerStep = 0.002;

const hungAt = (marks: WallMarks, wall: Homography, middle: PlanePoint, measures: WallMeasures) =>
  canHang(wall, middle, measures) ? { ...marks, middle } : marks;

const applyToPicture = (
  marks: WallMarks,
  middle: PlanePoint,
  command: Extract<WallCommand, { readonly kind: 'drag' | 'step' }>,
  measures: WallMeasures,
): WallMarks => {
  const wall = wallOf(marks, measures);
  if (E.isLeft(wall)) return marks;
  if (command.kind === 'step') {
    const to = moved(middle, directions[command.way], measures.step);
    return hungAt(marks, wall.right, to, measures);
  }
  const back = invertHomography(wall.right);
  const [from, to] = [applyHomography(back, command.from), applyHomography(back, command.to)];
  const by = { x: to.x - from.x, y: to.y - from.y };
  return hungAt(marks, wall.right, moved(middle, by, 1), measures);
};

/** What cannot be done changes nothing: `hangOnWall` says why a picture does not hang. */
export const applyWallCommand = (
  marks: WallMarks,
  command: WallCommand,
  measures: WallMeasures,
): WallMarks => {
  const { middle, selected, corners } = marks;
  const { photo } = measures;
  switch (command.kind) {
    case 'tap':
      return middle === undefined
        ? { ...withCorner(marks, selected, command.at, photo), selected: nextCorner[selected] }
        : marks;
    case 'select':
      return { ...marks, selected: command.corner };
    case 'place':
      return middle === undefined ? withCorner(marks, command.corner, command.at, photo) : marks;
    case 'hang': {
      const hung = hangOnWall(marks, measures);
      return E.isLeft(hung) ? marks : { ...marks, middle: hung.right };
    }
    case 'mark':
      return { ...marks, middle: undefined };
    case 'drag':
      return middle === undefined ? marks : applyToPicture(marks, middle, command, measures);
    case 'step': {
      if (middle !== undefined) return applyToPicture(marks, middle, command, measures);
      const length = cornerStep * Math.max(photo.width, photo.height);
      const to = moved(corners[selected], directions[command.way], length);
      return withCorner(marks, selected, to, photo);
    }
  }
};

const wayKeys: Readonly<Record<string, WallWay>> = {
  ArrowLeft: 'left',
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'right',
};

/** By the key's name in the browser's event; undefined for any other key. */
export const wallWayOfKey = (key: string): WallWay | undefined =>
  Object.hasOwn(wayKeys, key) ? wayKeys[key] : undefined;
