/** A print of any size in a scene, with the part of the photo on each face. */
import type { OptionOf } from '../catalogue/option-groups.ts';
import { applyHomography, mappedAfter, type Homography } from './homography.ts';
import type { Quadrilateral } from './quadrilateral.ts';
import type { Scene, SceneCamera } from './scene.ts';

/** Its front, and the edges of its depth. */
export const printSides = ['left', 'right', 'top', 'bottom', 'front'] as const;

export type PrintSide = (typeof printSides)[number];

/**
 * The edge: the photo itself (`umgeschlagen`), its mirror image (`gespiegelt`), a colour
 * (`farbig`); `board` is a sheet's own edge.
 */
export type EdgeFinish = OptionOf<'leinwand-rand'> | 'board';

/** Millimetres. */
export type SpacePrint = {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** Between back and wall. */
  readonly standOff: number;
  readonly edge: EdgeFinish;
};

/** Fractions of a photo's sides; `right` is less than `left` where it is mirrored. */
export type PhotoPart = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

const wholePhoto: PhotoPart = { left: 0, top: 0, right: 1, bottom: 1 };

export type PlacedFace = {
  readonly side: PrintSide;
  /** Visible millimetres. */
  readonly size: { readonly width: number; readonly height: number };
  /** From visible millimetres, from the upper left, to the scene's pixels. */
  readonly map: Homography;
  /** Corners in the scene's pixels, clockwise from the upper left. */
  readonly quad: Quadrilateral;
  /** Without it the edge has a colour. */
  readonly part?: PhotoPart;
};

type Rectangle = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

type Space = readonly [x: number, y: number, z: number];

/** By its upper left corner and the directions of a millimetre. */
export type Plane = { readonly at: Space; readonly across: Space; readonly down: Space };

const along = (camera: SceneCamera, [x, y, z]: Space, isPlace: 0 | 1): Space => {
  const [u, v, w] = camera;
  return [
    u[0] * x + u[1] * y + u[2] * z + u[3] * isPlace,
    v[0] * x + v[1] * y + v[2] * z + v[3] * isPlace,
    w[0] * x + w[1] * y + w[2] * z + w[3] * isPlace,
  ];
};

/** From millimetres from the plane's corner to the scene's pixels. */
export const planeMap = (camera: SceneCamera, { at, across, down }: Plane): Homography => {
  const [a, b, c] = [along(camera, across, 0), along(camera, down, 0), along(camera, at, 1)];
  return [a[0], b[0], c[0], a[1], b[1], c[1], a[2], b[2], c[2]];
};

/** Of a rectangle of millimetres in the scene's pixels. */
export const cornersOf = (
  map: Homography,
  { width, height }: PlacedFace['size'],
): PlacedFace['quad'] => [
  applyHomography(map, { x: 0, y: 0 }),
  applyHomography(map, { x: width, y: 0 }),
  applyHomography(map, { x: width, y: height }),
  applyHomography(map, { x: 0, y: height }),
];

/** Twice the area, above 0 where the corners run clockwise as seen. */
const turning = (quad: PlacedFace['quad']): number =>
  quad.reduce((sum, { x, y }, index) => {
    const next = quad[(index + 1) % quad.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);

/** `inner` counts in `outer`. */
const within = (outer: PhotoPart, inner: PhotoPart): PhotoPart => {
  const x = (share: number): number => outer.left + share * (outer.right - outer.left);
  const y = (share: number): number => outer.top + share * (outer.bottom - outer.top);
  return { left: x(inner.left), top: y(inner.top), right: x(inner.right), bottom: y(inner.bottom) };
};

/** Fractions of the printed sheet; undefined for a side without a photo. */
const sheetPart = (side: PrintSide, print: SpacePrint): PhotoPart | undefined => {
  const { width, height, depth, edge } = print;
  const isFront = side === 'front';
  if (!isFront && (edge === 'farbig' || edge === 'board')) return undefined;
  // A photo that goes round the edges exceeds the front by the depth on every side.
  const [x, y] =
    edge === 'umgeschlagen' ? [depth / (width + 2 * depth), depth / (height + 2 * depth)] : [0, 0];
  const front = { left: x, top: y, right: 1 - x, bottom: 1 - y };
  const [across, down] = edge === 'gespiegelt' ? [depth / width, depth / height] : [-x, -y];
  switch (side) {
    case 'front':
      return front;
    case 'left':
      return { ...front, left: front.left + across, right: front.left };
    case 'right':
      return { ...front, left: front.right, right: front.right - across };
    case 'top':
      return { ...front, top: front.top + down, bottom: front.top };
    case 'bottom':
      return { ...front, top: front.bottom, bottom: front.bottom - down };
  }
};

const planesOf = (outline: Rectangle, front: number, depth: number) =>
  ({
    front: {
      plane: { at: [outline.left, outline.top, front], across: [1, 0, 0], down: [0, 1, 0] },
      size: { width: outline.width, height: outline.height },
    },
    left: {
      plane: { at: [outline.left, outline.top, front - depth], across: [0, 0, 1], down: [0, 1, 0] },
      size: { width: depth, height: outline.height },
    },
    right: {
      plane: {
        at: [outline.left + outline.width, outline.top, front],
        across: [0, 0, -1],
        down: [0, 1, 0],
      },
      size: { width: depth, height: outline.height },
    },
    top: {
      plane: { at: [outline.left, outline.top, front - depth], across: [1, 0, 0], down: [0, 0, 1] },
      size: { width: outline.width, height: depth },
    },
    bottom: {
      plane: {
        at: [outline.left, outline.top + outline.height, front],
        across: [1, 0, 0],
        down: [0, 0, -1],
      },
      size: { width: outline.width, height: depth },
    },
  }) as const satisfies Record<
    PrintSide,
    { readonly plane: Plane; readonly size: PlacedFace['size'] }
  >;

/** Millimetres from the origin of the scene's plane. */
const outlineOf = (
  { hang }: Pick<Scene, 'hang'>,
  { width, height }: Pick<SpacePrint, 'width' | 'height'>,
): Rectangle => ({ left: -hang.x * width, top: -hang.y * height, width, height });

/** True for a print that leaves the free wall of a room, or the visible plane of a close view. */
export const leavesReach = (
  scene: Pick<Scene, 'hang' | 'reach'>,
  print: Pick<SpacePrint, 'width' | 'height'>,
): boolean => {
  const { left, top, width, height } = outlineOf(scene, print);
  const { reach } = scene;
  return (
    left < reach.left ||
    top < reach.top ||
    left + width > reach.left + reach.width ||
    top + height > reach.top + reach.height
  );
};

/** A side is 0 or less where they do not meet. */
const common = (one: Rectangle, other: Rectangle): Rectangle => {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  return {
    left,
    top,
    width: Math.min(one.left + one.width, other.left + other.width) - left,
    height: Math.min(one.top + one.height, other.top + other.height) - top,
  };
};

const isClose = ({ kind }: Scene): boolean => kind === 'corner' || kind === 'surface';

/** What `seen` of the outline shows; an edge keeps its full depth. */
const seenPart = (side: PrintSide, outline: Rectangle, seen: Rectangle): PhotoPart => {
  const isUpright = side === 'left' || side === 'right';
  const isLevel = side === 'top' || side === 'bottom';
  const left = (seen.left - outline.left) / outline.width;
  const top = (seen.top - outline.top) / outline.height;
  return {
    left: isUpright ? 0 : left,
    right: isUpright ? 1 : left + seen.width / outline.width,
    top: isLevel ? 0 : top,
    bottom: isLevel ? 1 : top + seen.height / outline.height,
  };
};

const touches = (side: PrintSide, outline: Rectangle, seen: Rectangle): boolean => {
  switch (side) {
    case 'front':
      return true;
    case 'left':
      return seen.left === outline.left;
    case 'top':
      return seen.top === outline.top;
    case 'right':
      return seen.left + seen.width >= outline.left + outline.width - 1e-9;
    case 'bottom':
      return seen.top + seen.height >= outline.top + outline.height - 1e-9;
  }
};

/**
 * The faces that the camera sees, the front last. `crop` is the printed part of the photo,
 * including wrapped edges. A close view shows only what lies within its reach, so that no corner is
 * behind the camera.
 */
export const placePrint = (
  scene: Scene,
  print: SpacePrint,
  crop: PhotoPart = wholePhoto,
): readonly PlacedFace[] => {
  const outline = outlineOf(scene, print);
  const seen = isClose(scene) ? common(outline, scene.reach) : outline;
  if (seen.width <= 0 || seen.height <= 0) return [];
  const front = isClose(scene) ? 0 : print.depth + print.standOff;
  const planes = planesOf(seen, front, print.depth);
  return printSides.flatMap((side) => {
    if ((side !== 'front' && print.depth <= 0) || !touches(side, outline, seen)) return [];
    const { plane, size } = planes[side];
    const map = planeMap(scene.camera, plane);
    const quad = cornersOf(map, size);
    if (!(turning(quad) > 0)) return [];
    const sheet = sheetPart(side, print);
    return sheet === undefined
      ? [{ side, size, map, quad }]
      : [
          {
            side,
            size,
            map,
            quad,
            part: within(crop, within(sheet, seenPart(side, outline, seen))),
          },
        ];
  });
};

/** A face as it is after all pixels of its scene have moved. */
export const faceAfter = (face: PlacedFace, moved: Homography): PlacedFace => {
  const map = mappedAfter(face.map, moved);
  return { ...face, map, quad: cornersOf(map, face.size) };
};
