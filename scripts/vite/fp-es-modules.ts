import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const source = readFileSync(new URL('../../core/fp.ts', import.meta.url), 'utf8');

/** The CommonJS modules behind core/fp.ts, which development must convert for a browser. */
export const fpModules: readonly string[] = [
  ...new Set(
    [...source.matchAll(/from '((?:fp-ts|io-ts)[^']*)'/gu)].flatMap(([, name]) => name ?? []),
  ),
];

/**
 * fp-ts and io-ts have no exports map, so Node gets their CommonJS (`lib/`), which no bundler can
 * shake. In the browser's bundle, and only there, their ES modules (`es6/`) take its place.
 */
export const fpEsModules = (): Plugin => ({
  name: 'passepartout:fp-es-modules',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: (environment) => environment.config.consumer === 'client',
  resolveId(source, importer, options) {
    const mapped = source
      .replace(/^(fp-ts|io-ts)\/lib\//u, '$1/es6/')
      .replace(/^io-ts$/u, 'io-ts/es6/index.js');
    return mapped === source ? null : this.resolve(mapped, importer, options);
  },
});
