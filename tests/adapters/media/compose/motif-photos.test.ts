import { mkdtempSync, writeFileSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fc, test as property } from '@fast-check/vitest';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { withMotifs } from '../../../../adapters/media/compose/motif-photos.ts';
import {
  noScenes,
  scenesIn,
  type RenderedScenes,
} from '../../../../adapters/media/compose/scene-files.ts';
import { photographed, photoOfSeed } from '../../../../adapters/media/draw/motifs/photographed.ts';
import { shown, svgDocument } from '../../../../adapters/media/draw/svg.ts';

const anySeeds = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 6 });
const anySeed = fc.integer({ min: 1, max: 999 });

describe('the photo of a seed', () => {
  property.prop([anySeeds, anySeed])(
    'is its own one, unmirrored, where there is one',
    (seeds, seed) => {
      const photo = photoOfSeed(seed, [...seeds, seed]);
      expect(photo).toEqual({ seed, isMirrored: false });
    },
  );

  property.prop([anySeeds, anySeed])('is one of its family in every other case', (seeds, seed) => {
    const photo = photoOfSeed(seed, seeds);
    if (seeds.length === 0) expect(photo).toBeUndefined();
    else expect(seeds).toContain(photo?.seed);
  });
});

const folder = mkdtempSync(join(tmpdir(), 'motif-photos-'));

const keepMotif = async (name: string, left: string, right: string): Promise<void> => {
  mkdirSync(join(folder, name));
  const size = { width: 90, height: 60 };
  const scene = {
    name,
    kind: 'still',
    size,
    layers: ['plate'],
    camera: [
      [1, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 0, 1],
    ],
    hang: { x: 0.5, y: 0.5 },
    reach: { left: 0, top: 0, width: 90, height: 60 },
  };
  writeFileSync(join(folder, name, 'scene.json'), JSON.stringify(scene));
  const half = { create: { width: 45, height: 60, channels: 3, background: right } } as const;
  await sharp({ create: { ...size, channels: 3, background: left } })
    .composite([{ input: half, left: 45, top: 0 }])
    .webp({ lossless: true })
    .toFile(join(folder, name, 'plate.webp'));
};

let scenes: RenderedScenes = noScenes;

beforeAll(async () => {
  await keepMotif('motif-dunes-2', '#c02020', '#2020c0');
  await keepMotif('motif-dunes-4', '#20c020', '#20c020');
  scenes = scenesIn(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

const dunes = () => photographed('dunes', () => scenes);
const box = { left: -600, top: 0, width: 1200, height: 1000 };

const colours = async (svg: string): Promise<readonly (readonly number[])[]> => {
  const image = sharp(Buffer.from(await withMotifs(svg, scenes)));
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number): readonly number[] => [
    ...data.subarray((20 * info.width + x) * 3, (20 * info.width + x) * 3 + 3),
  ];
  return [at(10), at(info.width - 10)];
};

const reddest = ([red = 0, , blue = 0]: readonly number[] = []): boolean => red > blue + 80;
const bluest = ([red = 0, , blue = 0]: readonly number[] = []): boolean => blue > red + 80;

describe('a motif that is rendered', () => {
  test('names its scene', () => {
    expect(dunes()(2, box, 'p').body).toContain('href="motif:motif-dunes-2:');
    expect(dunes()(1, box, 'p').body).toContain('motif-dunes-2');
  });

  test('of a family without photos is an error', () => {
    expect(() => photographed('moon', () => scenes)(2, box, 'p')).toThrow('moon');
  });

  test('fills the picture with its photo, in every size', async () => {
    for (const width of [120, 900]) {
      const svg = svgDocument(dunes()(2, box, 'p'), box, width, width / 1.2);
      const [left, right] = await colours(svg);
      expect(reddest(left)).toBe(true);
      expect(bluest(right)).toBe(true);
    }
  });

  test('is mirrored for a seed beyond the family’s photos', async () => {
    const svg = svgDocument(dunes()(3, box, 'p'), box, 120, 100);
    const [left, right] = await colours(svg);
    expect(bluest(left)).toBe(true);
    expect(reddest(right)).toBe(true);
  });

  test('leaves a drawing without photos as it is', async () => {
    const svg = svgDocument(shown('<rect/>'), box, 120, 100);
    expect(await withMotifs(svg, scenes)).toBe(svg);
  });
});
