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
  [0.3, 0.8],
  [0.5, 0.5],
  [0.7, 0.2],
  [0.85, 0.05],
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
 * In light from the upper left: a wide pale shadow and a narrow dark one. `lift`: millimetres from
 * the wall to the object's face.
 */
export const wallShadow = (box: Box, lift: number, id: string): Drawing => {
  const reach = 4 + lift * 0.9 + Math.min(box.width, box.height) * 0.006;
  return layers(
    softRectangle(
      moved(box, reach * 0.7, reach * 1.3),
      '#241a10',
      { reach: reach * 1.7, opacity: 0.3 },
      `${id}f`,
    ),
    softRectangle(
      moved(box, reach * 0.2, reach * 0.34),
      '#1c130b',
      { reach: reach * 0.5, opacity: 0.42 },
      `${id}n`,
    ),
  );
};
