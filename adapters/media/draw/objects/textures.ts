import type { Colour } from '../colour.ts';
import { between, randomOf } from '../random.ts';
import { fine, num, range, rect, shown } from '../svg.ts';
import type { Box, Drawing } from '../svg.ts';

/** A pair's width in the plane's units, and how strongly they show (0–1). */
export interface Threads {
  readonly pitch: number;
  readonly strength: number;
}

/** With a square that is repeated. */
const repeated = (box: Box, side: number, content: string, id: string): Drawing => ({
  defs: `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${fine(side)}" height="${fine(side)}">${content}</pattern>`,
  body: rect(box, `url(#${id})`),
});

/** Finer than canvas: from afar nobody sees it. */
export const closeUp = (texture: Drawing, { strength }: Threads): Drawing =>
  strength < 0.2 ? shown('') : texture;

/** Specks, some lit and some in shade, none like its neighbour. */
export const grain = (box: Box, { pitch, strength }: Threads, id: string): Drawing => {
  const random = randomOf(7, 'grain');
  const side = pitch * 22;
  const specks = range(260).map(() => {
    const [x, y, size] = [random() * side, random() * side, between(random, 0.07, 0.2) * pitch];
    const colour = random() < 0.55 ? '#ffffff' : '#3a2a16';
    return `<ellipse cx="${fine(x)}" cy="${fine(y)}" rx="${fine(size * 1.5)}" ry="${fine(size)}" fill="${colour}" fill-opacity="${num(strength * between(random, 0.15, 0.5))}"/>`;
  });
  return repeated(box, side, specks.join(''), id);
};

/** The net that a tarpaulin's coating lets through. */
export const scrim = (box: Box, { pitch, strength }: Threads, id: string): Drawing => {
  const side = pitch * 1.6;
  const line = (path: string, colour: Colour, share: number): string =>
    `<path d="${path}" stroke="${colour}" stroke-opacity="${num(strength * share)}" stroke-width="${fine(side * 0.22)}"/>`;
  const [low, high] = [fine(side * 0.28), fine(side * 0.5)];
  return repeated(
    box,
    side,
    line(`M0 ${low}H${fine(side)}M${low} 0V${fine(side)}`, '#1c140c', 0.22) +
      line(`M0 ${high}H${fine(side)}M${high} 0V${fine(side)}`, '#ffffff', 0.34),
    id,
  );
};
