/**
 * Makes adapters/shared/typefaces/files out of the packages of the typefaces: `node scripts/typefaces.ts`.
 * Run it when a package or the list has changed; a test compares the files with the packages.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decompress } from 'wawoff2';

import {
  typefaceFile,
  typefaceSources,
  typefaceSubsets,
  type TypefaceSubset,
} from '../adapters/shared/typefaces/sources.ts';
import { typefaceNames, type TypefaceName } from '../core/domain/artwork/typefaces.ts';
import { root } from './package/run-tool.ts';

/** The bytes that a file of a typeface must have. */
export const typefaceBytes = (name: TypefaceName, subset: TypefaceSubset): Promise<Uint8Array> => {
  const { font, weight, style } = typefaceSources[name];
  const packed = join(
    root,
    `node_modules/@fontsource/${font}/files/${font}-${subset}-${weight}-${style}.woff2`,
  );
  return decompress(readFileSync(packed));
};

if (import.meta.main) {
  const folder = join(root, 'adapters/shared/typefaces/files');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const name of typefaceNames)
    for (const subset of typefaceSubsets)
      writeFileSync(join(folder, typefaceFile(name, subset)), await typefaceBytes(name, subset));
}
