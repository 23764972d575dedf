import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { runTool } from './run-tool.ts';
import { stagePackage } from './stage.ts';

/** A package that was made: the folder that was packed, and the tarball. */
type PackedCore = { readonly folder: string; readonly tarball: string };

/**
 * Makes the package below `place`, a folder of the checkout that holds nothing else, and packs it.
 */
export const packCore = (place: string): PackedCore => {
  const folder = join(place, 'package');
  stagePackage(folder);
  const tarballs = join(place, 'tarballs');
  mkdirSync(tarballs, { recursive: true });
  const printed = runTool('npm', ['pack', '--silent', '--pack-destination', tarballs], folder);
  return { folder, tarball: join(tarballs, printed.trim().split('\n').at(-1) ?? '') };
};

/** Has publint and attw read a package; what they report is an error. Returns publint's output. */
export const checkPacked = ({ folder, tarball }: PackedCore): string => {
  const words = runTool('publint', ['--strict', folder], folder).trim();
  runTool('attw', [tarball, '--profile', 'esm-only', '--quiet'], folder);
  return words;
};

/**
 * Installs a tarball into a folder as another project would; packages in npm's cache are not
 * fetched.
 */
export const installPacked = (tarball: string, folder: string): void => {
  const options = ['--no-audit', '--no-fund', '--no-save', '--prefer-offline', '--silent'];
  runTool('npm', ['install', ...options, tarball], folder);
};
