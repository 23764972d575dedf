/** The typefaces of artworks out of their files, for whoever runs in Node. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Typeface, Typefaces } from '../../../core/domain/artwork/typeface.ts';
import type { TypefaceName } from '../../../core/domain/artwork/typefaces.ts';
import { typefaceOf } from './harfbuzz.ts';
import { typefaceFile } from './sources.ts';

const typefacesFolder = join('adapters', 'shared', 'typefaces', 'files');

/** Sought upwards: this module may be bundled into the build. */
const findTypefaces = (start: string): string => {
  const candidate = join(start, typefacesFolder);
  if (existsSync(candidate)) return candidate;
  const parent = dirname(start);
  if (parent === start) throw new Error(`${typefacesFolder} is missing.`);
  return findTypefaces(parent);
};

let digest: string | undefined;

/**
 * SHA-256 of all files by their names, in hexadecimal digits: the same letters everywhere. Throws where
 * the files are missing.
 */
export const typefacesDigest = (): string => {
  if (digest !== undefined) return digest;
  const folder = findTypefaces(import.meta.dirname);
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).toSorted())
    hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
  return (digest = hash.digest('hex'));
};

/** Each is read when it is first asked for, and kept. Throws where the files are missing. */
export const readTypefaces = (): Typefaces => {
  const folder = findTypefaces(import.meta.dirname);
  const known = new Map<TypefaceName, Typeface>();
  return (name) => {
    const typeface =
      known.get(name) ??
      typefaceOf([
        readFileSync(join(folder, typefaceFile(name, 'latin'))),
        readFileSync(join(folder, typefaceFile(name, 'latin-ext'))),
      ]);
    known.set(name, typeface);
    return typeface;
  };
};
