/**
 * `npm run docs`: builds the reference of the package with TypeDoc into docs/reference/site. TypeDoc
 * needs an older TypeScript, so it has a folder with an installation of its own.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { root, runTool } from './package/run-tool.ts';
import { stageSources } from './package/stage.ts';
import { packageEntries } from './package/subjects.ts';

const place = join(root, 'docs/reference');
const typedoc = join(place, 'node_modules/typedoc/bin/typedoc');
const staged = join(root, '.cache/reference');
const site = join(place, 'site');

if (!existsSync(typedoc)) runTool('npm', ['ci', '--no-audit', '--no-fund', '--silent'], place);
stageSources(staged);
const entries = packageEntries(join(root, 'core')).flatMap(({ name }) => [
  '--entryPoints',
  join(staged, 'source', `${name}.ts`),
]);
const options = [
  '--options',
  join(place, 'typedoc.json'),
  '--tsconfig',
  join(staged, 'tsconfig.json'),
];
runTool(process.execPath, [typedoc, ...options, ...entries, '--out', site], place);
console.log(join(site, 'index.html'));
