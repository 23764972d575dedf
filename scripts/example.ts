/**
 * `npm run example -- price-list [address of a shop]`: installs the package as another project
 * would and runs an example on it. `configurator` serves the page without React at port 4173.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { installExamples } from './package/examples.ts';
import { packCore } from './package/pack-core.ts';
import { root } from './package/run-tool.ts';

const [name = '', ...parameters] = process.argv.slice(2);
const script = join(root, 'examples', `${name}.ts`);
const names = ['price-list', 'designer-feed', 'configurator'];
if (!names.includes(name)) {
  console.error(`Which example? ${names.join(', ')}.`);
  process.exit(1);
}

const place = join(root, '.cache/examples');
rmSync(place, { recursive: true, force: true });
const folder = installExamples(packCore(place).tarball, join(place, 'installed'));
const command = existsSync(script)
  ? [process.execPath, `${name}.ts`, ...parameters]
  : [
      join(root, 'node_modules/.bin/vite'),
      'configurator',
      '--config',
      'configurator/vite.config.ts',
    ];
const environment = parameters[0] === undefined ? {} : { SHOP: parameters[0] };
const [executable = '', ...rest] = command;
const { status } = spawnSync(executable, rest, {
  cwd: folder,
  stdio: 'inherit',
  env: { ...process.env, ...environment },
});
process.exitCode = status ?? 1;
