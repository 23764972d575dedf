import type { Colour } from '../colour.ts';
import { bottom, grown, layers, linear, radial, rect, right } from '../svg.ts';
import type { Box, Drawing, Stop } from '../svg.ts';

/** How far the edge fades to both sides, and how dark it is within. */
interface Softness {
  readonly reach: number;
  readonly opacity: number;
}

/** From within to without. */
const falloff = [
  [0, 1],
  [0.15, 0.95],
  [0.3, 0.82],
  [0.45, 0.6],
  [0.6, 0.36],
  [0.75, 0.16],
  [0.88, 0.04],
  [1, 0],
] as const;

/**
 * Gradients look as a blur does and take a tenth of its time, which a picture at density 2 would
 * feel. Crisp edges, or the joints would show.
 */
const softRectangle = (box: Box, colour: Colour, softness: Softness, id: string): Drawing => {
  const { opacity } = softness;
  const reach = Math.min(softness.reach, box.width / 2, box.height / 2);
  const inner = grown(box, -reach);
  const outer = grown(box, reach);
  const stops: readonly Stop[] = falloff.map(([offset, share]) => [
    offset,
    colour,
    opacity * share,
  ]);
  const [l, t, r, b] = [inner.left, inner.top, right(inner), bottom(inner)];
  const side = 2 * reach;
  const part = (name: string, left: number, top: number, width: number, height: number): string =>
    rect({ left, top, width, height }, `url(#${id}${name})`);
  return {
    defs:
      linear(`${id}l`, [l, 0], [outer.left, 0], stops) +
      linear(`${id}r`, [r, 0], [right(outer), 0], stops) +
      linear(`${id}t`, [0, t], [0, outer.top], stops) +
      linear(`${id}b`, [0, b], [0, bottom(outer)], stops) +
      radial(`${id}lt`, [l, t], side, stops) +
      radial(`${id}rt`, [r, t], side, stops) +
      radial(`${id}lb`, [l, b], side, stops) +
      radial(`${id}rb`, [r, b], side, stops),
    body: `<g shape-rendering="crispEdges">${rect(inner, colour, `fill-opacity="${opacity}"`)}${part('l', outer.left, t, side, inner.height)}${part('r', r, t, side, inner.height)}${part('t', l, outer.top, inner.width, side)}${part('b', l, b, inner.width, side)}${part('lt', outer.left, outer.top, side, side)}${part('rt', r, outer.top, side, side)}${part('lb', outer.left, b, side, side)}${part('rb', r, b, side, side)}</g>`,
  };
};

const moved = (box: Box, x: number, y: number): Box => ({
  ...box,
  left: box.left + x,
  top: box.top + y,
});

/**
 * In light from the upper left: one wide, pale shadow that grows out from under the object, and a
 * narrow dark one where it touches. Both begin inside the object, so that no rim shows on the lit
 * sides. `lift`: millimetres from the wall to the object's face.
 */
export const wallShadow = (box: Box, lift: number, id: string): Drawing => {
  const reach = 4 + lift * 0.9 + Math.min(box.width, box.height) * 0.006;
  return layers(
    softRectangle(
      moved(grown(box, -reach * 0.9), reach * 1.1, reach * 1.7),
      '#241a10',
      { reach: reach * 2.4, opacity: 0.3 },
      `${id}f`,
    ),
    softRectangle(
      moved(grown(box, -reach * 0.3), reach * 0.35, reach * 0.5),
      '#1c130b',
      { reach: reach * 0.7, opacity: 0.34 },
      `${id}n`,
    ),
  );
};
