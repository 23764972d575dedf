import type { Colour } from '../colour.ts';
import {
  circle,
  linear,
  radial,
  rect,
  type Box,
  type Drawing,
  type Point,
  type Stop,
} from '../svg.ts';

type SunnySky = {
  /** Where the sky ends, from the top of the composition. */
  readonly low: number;
  readonly sky: readonly Stop[];
  readonly sun: Colour;
  readonly centre: Point;
  readonly size: number;
  readonly opacity: string;
  /** Opacity in the middle; then an offset, and the opacity there. */
  readonly glow: { readonly reach: number; readonly stops: readonly [number, number, number] };
};

/** A sky with a sun and the glow around it. */
export const sunnySky = (box: Box, id: string, parts: SunnySky): Drawing => {
  const { low, sky, sun, centre, size, opacity, glow } = parts;
  const [inner, offset, outer] = glow.stops;
  return {
    defs:
      linear(`${id}sky`, [0, Math.min(0, box.top)], [0, low], sky) +
      radial(`${id}glow`, centre, glow.reach, [
        [0, sun, inner],
        [offset, sun, outer],
        [1, sun, 0],
      ]),
    body:
      rect(box, `url(#${id}sky)`) +
      rect(box, `url(#${id}glow)`) +
      circle(centre, size, sun, `opacity="${opacity}"`),
  };
};
