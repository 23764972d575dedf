/**
 * `npm run pack`: makes the package `passepartout` of the core, has publint and attw read it, and
 * prints the tarball's path as its last line.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { checkPacked, packCore } from './package/pack-core.ts';
import { root } from './package/run-tool.ts';

const place = join(root, '.cache/package');
rmSync(place, { recursive: true, force: true });
const packed = packCore(place);
console.log(checkPacked(packed));
console.log('attw: every entry resolves to its types, as an ES module.');
console.log(packed.tarball);
