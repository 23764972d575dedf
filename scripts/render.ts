/**
 * `npm run scenes -- SCENE…`: renders scenes again with Blender's Cycles, as the shop's pictures are
 * made of them, and writes their layers and geometry to adapters/media/scenes. `--list` names them,
 * `--missing` renders those that are not there yet,
 * `--preview` makes a small, grainy one in `.cache/render` to judge a change by, `--out FOLDER` writes
 * elsewhere. Nobody needs Blender to run or test the shop: what it makes is committed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';

import { E } from '../core/fp.ts';
import { parseScene, type Scene } from '../core/domain/preview/scene.ts';
import { scenes, type SceneRow } from './render/scenes.ts';

const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache', 'render');
/** `BLENDER_PATH` names another Blender, such as one under a limit. */
const blender = process.env['BLENDER_PATH'] ?? 'blender';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    missing: { type: 'boolean', default: false },
    preview: { type: 'boolean', default: false },
    out: { type: 'string', default: join(root, 'adapters', 'media', 'scenes') },
  },
});

/** Small, and few samples: shapes and light can be judged, noise cannot. */
const previewSettings = { w: 408, h: 334, samples: 8, noise: 0.1 } as const;

/** Light and masks are smooth or plain; the plate carries what is looked at. */
const qualities = {
  plate: 92,
  light: 94,
  shine: 92,
  wall: 80,
  mask: 90,
  glint: 88,
  turned: 88,
} as const satisfies Record<Scene['layers'][number], number>;

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const checkBlender = (): void => {
  if (spawnSync(blender, ['--version'], { stdio: 'ignore' }).status === 0) return;
  fail(
    `There is no ${blender}. Debian has it: apt-get install blender python3-numpy (3.4 or later). BLENDER_PATH names another one.`,
  );
};

type NamedRow = readonly [name: string, row: SceneRow];

/** What is rendered in one run: a scene, or those of a batch. */
type Run = readonly [NamedRow, ...NamedRow[]];

const runsOf = (names: readonly string[]): readonly Run[] => {
  const runs = new Map<string, Run>();
  for (const name of names) {
    const row = scenes[name] ?? fail(`There is no scene ${name}; --list names them.`);
    const key = row.batch ?? name;
    const [first, ...others] = runs.get(key) ?? [];
    runs.set(key, first === undefined ? [[name, row]] : [first, ...others, [name, row]]);
  }
  return [...runs.values()];
};

const renderRun = (run: Run): void => {
  const [[name, { script, settings }]] = run;
  const variants = run.flatMap(([, row]) => row.settings['variants'] ?? []).join();
  const given = {
    ...settings,
    ...(variants !== '' && { variants }),
    ...(values.preview && previewSettings),
    out: cache,
  };
  const words = Object.entries(given).map(([key, value]) => `${key}=${value}`);
  const file = join(import.meta.dirname, 'render', script);
  const flags = ['-b', '--python-use-system-env', '--python-exit-code', '1', '-P', file];
  const { status } = spawnSync(blender, [...flags, '--', ...words], { stdio: 'inherit' });
  if (status !== 0) fail(`${name}: ${blender} ended with ${status}.`);
};

const sceneOf = (name: string): Scene => {
  const scene = parseScene(JSON.parse(readFileSync(join(cache, `${name}.json`), 'utf8')));
  return E.isRight(scene)
    ? scene.right
    : fail(`${name}: its geometry is wrong: ${scene.left.keys.join(', ')}.`);
};

const keepScene = async (scene: Scene): Promise<void> => {
  const folder = join(values.preview ? cache : values.out, scene.name);
  mkdirSync(folder, { recursive: true });
  for (const layer of scene.layers) {
    const image = sharp(join(cache, `${scene.name}-${layer}.png`));
    const options = { quality: qualities[layer], effort: 6, smartSubsample: true };
    await image.webp(options).toFile(join(folder, `${layer}.webp`));
  }
  const file = join(folder, 'scene.json');
  writeFileSync(file, `${JSON.stringify(scene, undefined, 2)}\n`);
  // Committed files are laid out as all others are.
  spawnSync('oxfmt', [file], { stdio: 'ignore' });
  console.log(`${scene.name}: ${folder}`);
};

const missingScenes = (): readonly string[] =>
  Object.keys(scenes).filter((name) => !existsSync(join(values.out, name, 'scene.json')));

if (values.list) {
  for (const name of Object.keys(scenes)) console.log(name);
} else {
  checkBlender();
  mkdirSync(cache, { recursive: true });
  const names = values.missing ? missingScenes() : positionals;
  if (names.length === 0 && !values.missing) fail('Which scene? --list names them.');
  for (const run of runsOf(names)) {
    renderRun(run);
    for (const [name] of run) await keepScene(sceneOf(name));
  }
}
