import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { E } from '../../../core/fp.ts';
import { parseScene, type Scene } from '../../../core/domain/preview/scene.ts';

export type RenderedScene = {
  readonly scene: Scene;
  readonly folder: string;
  /** Another one whenever a layer or the geometry is another. */
  readonly digest: string;
};

/**
 * By name: `room-living`, `corner-leinwand`. Read when first asked for: there are hundreds, and a
 * thread shows a few.
 */
export type RenderedScenes = {
  readonly names: readonly string[];
  readonly get: (name: string) => RenderedScene | undefined;
};

/** Everything is drawn. */
export const noScenes: RenderedScenes = { names: [], get: () => undefined };

const scenesFolder = join('adapters', 'media', 'scenes');

/** Sought upwards: this module may be bundled into the build. */
const findScenes = (start: string): string | undefined => {
  const candidate = join(start, scenesFolder);
  if (existsSync(candidate)) return candidate;
  const parent = dirname(start);
  return parent === start ? undefined : findScenes(parent);
};

export const layerFile = (folder: string, layer: Scene['layers'][number]): string =>
  join(folder, `${layer}.webp`);

const readScene = (folder: string): RenderedScene => {
  const geometry = readFileSync(join(folder, 'scene.json'), 'utf8');
  const read = parseScene(JSON.parse(geometry));
  if (E.isLeft(read))
    throw new Error(`${folder}/scene.json: ${read.left.keys.join(', ')} is wrong.`);
  const hash = createHash('sha256').update(geometry);
  for (const layer of read.right.layers) hash.update(readFileSync(layerFile(folder, layer)));
  return { scene: read.right, folder, digest: hash.digest('base64url').slice(0, 22) };
};

/** Asking for a broken scene throws, which a test sees first. */
export const scenesIn = (folder: string): RenderedScenes => {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const there = new Set(names);
  const read = new Map<string, RenderedScene>();
  return {
    names,
    get: (name) => {
      if (!there.has(name)) return undefined;
      const scene = read.get(name) ?? readScene(join(folder, name));
      read.set(name, scene);
      return scene;
    },
  };
};

let known: RenderedScenes | undefined;

/** None where the folder is missing. */
export const renderedScenes = (): RenderedScenes => {
  const folder = known === undefined ? findScenes(import.meta.dirname) : undefined;
  known ??= folder === undefined ? noScenes : scenesIn(folder);
  return known;
};
