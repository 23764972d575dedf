/**
 * One rendered object for every size. Seen from afar in even light, its edges look the same all
 * along: the ends stay, the part between is repeated, every second time mirrored.
 */
import { applyHomography, mappedAfter, type Homography, type PlanePoint } from './homography.ts';
import type { Scene, SceneCamera } from './scene.ts';

/** The part of a scene that serves every size. */
export type SceneSpan = NonNullable<Scene['span']>;

/** `keep` is what stays at both ends; millimetres. */
type RenderedLength = { readonly length: number; readonly keep: number };

/**
 * The place on the rendered object that shows a place on an object of any length, in millimetres
 * from the start. Places outside keep their distance from the nearer end.
 */
export const placeAlong = (
  at: number,
  length: number,
  { length: rendered, keep }: RenderedLength,
): number => {
  const kept = Math.min(keep, length / 2);
  if (at <= kept) return at;
  if (at >= length - kept) return rendered - (length - at);
  const middle = rendered - 2 * keep;
  const run = length - 2 * kept;
  // Odd, so that the last piece ends where the kept end begins.
  const pieces = Math.max(1, 2 * Math.round((run / middle - 1) / 2) + 1);
  const along = ((at - kept) / run) * pieces;
  const piece = Math.min(Math.floor(along), pieces - 1);
  const share = along - piece;
  return keep + middle * (piece % 2 === 0 ? share : 1 - share);
};

/** Millimetres. */
type Measures = { readonly width: number; readonly height: number };

/** From millimetres on the wall to pixels. */
export const wallMap = ([across, down, depth]: SceneCamera): Homography => [
  across[0],
  across[1],
  across[3],
  down[0],
  down[1],
  down[3],
  depth[0],
  depth[1],
  depth[3],
];

/** The place in the rendered scene that shows a place on the wall beside an object of any size. */
export const placeInSpan = (
  { x, y }: PlanePoint,
  outer: Measures,
  { width, height, keep }: SceneSpan,
): PlanePoint => ({
  x: placeAlong(x + outer.width / 2, outer.width, { length: width, keep }) - width / 2,
  y: placeAlong(y + outer.height / 2, outer.height, { length: height, keep }) - height / 2,
});

/** The outer size around a sheet. */
export const outerOf = ({ sheet }: Pick<Scene, 'sheet'>, { width, height }: Measures): Measures => {
  const around = 2 * (sheet?.inset ?? 0);
  return { width: width + around, height: height + around };
};

/** How far from an object the eye is, in diagonals of it. */
const eyeDistance = 2.2;

/**
 * From a distant camera's pixels to those of an eye before the object's middle, in the same
 * direction: what is nearer grows, lines along the wall meet at the eye's height, and upright lines
 * stay upright. What looks straight at the wall stays as it is. Exact on the wall, and to
 * 2 % on a front 2 cm before it.
 */
export const eyeBefore = (
  { camera: [across, down] }: Pick<Scene, 'camera'>,
  { width, height }: Measures,
): Homography => {
  const [x, y] = [across[3], down[3]];
  const lean = -across[2] / (across[0] * down[1] * eyeDistance * Math.hypot(width, height));
  const near: Homography = [1, 0, 0, 0, 1, 0, -lean, 0, 1];
  return mappedAfter(mappedAfter([1, 0, -x, 0, 1, -y, 0, 0, 1], near), [1, 0, x, 0, 1, y, 0, 0, 1]);
};

/** The box of an object as an eye before it sees it, from the wall up to its sheet. */
export const seenBox = (
  scene: Pick<Scene, 'camera' | 'sheet'>,
  outer: Measures,
): Measures & { readonly left: number; readonly top: number } => {
  const { camera, sheet } = scene;
  const [across, down] = camera;
  const [map, eye] = [wallMap(camera), eyeBefore(scene, outer)];
  const { width, height } = outer;
  const off = sheet?.height ?? 0;
  const places = [-width / 2, width / 2].flatMap((x) =>
    [-height / 2, height / 2].flatMap((y) => {
      const foot = applyHomography(map, { x, y });
      return [foot, { x: foot.x + across[2] * off, y: foot.y + down[2] * off }].map((place) =>
        applyHomography(eye, place),
      );
    }),
  );
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
};
