import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { E } from '../../../core/fp.ts';
import { parseScene, type Scene } from '../../../core/domain/preview/scene.ts';

/** A scene that was rendered ahead of time, and the folder of its layers. */
export type RenderedScene = {
  readonly scene: Scene;
  readonly folder: string;
  /** Another one whenever a layer or the geometry is another. */
  readonly digest: string;
};

/**
 * The rendered scenes by name: `room-living`, `corner-leinwand`. Each is read when it is first asked
 * for: there are hundreds, and a thread shows a few of them.
 */
export type RenderedScenes = {
  readonly names: readonly string[];
  readonly get: (name: string) => RenderedScene | undefined;
};

/** No scene at all: everything is drawn. */
export const noScenes: RenderedScenes = { names: [], get: () => undefined };

const scenesFolder = join('adapters', 'media', 'scenes');

/** The scenes' folder, sought upwards: this module may be bundled into the build below the same root. */
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

/**
 * The scenes of a folder. Asking for one throws where it is broken, which a test sees before anybody
 * else.
 */
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

/** The shop's own scenes; none where the folder is missing. */
export const renderedScenes = (): RenderedScenes => {
  const folder = known === undefined ? findScenes(import.meta.dirname) : undefined;
  known ??= folder === undefined ? noScenes : scenesIn(folder);
  return known;
};
