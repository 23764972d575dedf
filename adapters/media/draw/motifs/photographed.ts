import type { PictureMotif } from '../../../../core/domain/image/sources.ts';
import { renderedScenes, type RenderedScenes } from '../../compose/scene-files.ts';
import { between, randomOf } from '../random.ts';
import { fine, num, shown } from '../svg.ts';
import type { Box, Drawing } from '../svg.ts';
import type { DrawMotif } from './composition.ts';

/** By seed, found once. */
const seedsOf = (family: PictureMotif, { names }: RenderedScenes): readonly number[] =>
  names
    .flatMap((name) => {
      const seed = new RegExp(`^motif-${family}-(\\d+)$`, 'u').exec(name)?.[1];
      return seed === undefined ? [] : [Number(seed)];
    })
    .toSorted((one, other) => one - other);

/** Its own, else another of the family, mirrored or not. Undefined where the family has none. */
export const photoOfSeed = (
  seed: number,
  seeds: readonly number[],
): { readonly seed: number; readonly isMirrored: boolean } | undefined => {
  if (seeds.includes(seed)) return { seed, isMirrored: false };
  const other = seeds[(seed - 1) % Math.max(1, seeds.length)];
  return other === undefined
    ? undefined
    : { seed: other, isMirrored: Math.floor((seed - 1) / seeds.length) % 2 === 1 };
};

/** How much larger than its box, and where in what is left over the box lies. */
type Cut = { readonly zoom: number; readonly x: number; readonly y: number };

const wholeCut: Cut = { zoom: 1, x: 0.5, y: 0.5 };

/** Seeds that share a photo show different parts of it. */
const cutOfSeed = (family: PictureMotif, seed: number): Cut => {
  const random = randomOf(seed, family);
  return { zoom: between(random, 1.05, 1.35), x: random(), y: random() };
};

/** Cut about the middle; the file is put in where the drawing is coloured in. */
const filling = (reference: string, box: Box, isMirrored: boolean, cut: Cut): Drawing => {
  const { left, top, width, height } = box;
  const [wide, high] = [width * cut.zoom, height * cut.zoom];
  const [x, y] = [(width - wide) * cut.x, (height - high) * cut.y];
  const image = `<image href="${reference}" x="${fine(x)}" y="${fine(y)}" width="${num(wide)}" height="${num(high)}" preserveAspectRatio="xMidYMid slice"/>`;
  // Of its own size: what reaches beyond is not seen.
  return shown(
    `<svg x="${num(left)}" y="${num(top)}" width="${num(width)}" height="${num(height)}">${isMirrored ? `<g transform="matrix(-1 0 0 1 ${num(width)} 0)">${image}</g>` : image}</svg>`,
  );
};

/** A family of motifs by its photos. @throws Error where the scenes have no photo of it */
export const photographed = (
  family: PictureMotif,
  scenes: () => RenderedScenes = renderedScenes,
): DrawMotif => {
  let seeds: readonly number[] | undefined;
  return (seed, box) => {
    seeds ??= seedsOf(family, scenes());
    const photo = photoOfSeed(seed, seeds);
    const rendered = photo && scenes().get(`motif-${family}-${photo.seed}`);
    if (photo === undefined || rendered === undefined)
      throw new Error(`No photo of ${family} is rendered.`);
    const reference = `motif:${rendered.scene.name}:${rendered.digest}`;
    const cut = photo.seed === seed ? wholeCut : cutOfSeed(family, seed);
    return filling(reference, box, photo.isMirrored, cut);
  };
};
