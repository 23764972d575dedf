/**
 * What `npm run mutate` runs for every mutant: the laws of the mutant's own subject, each with
 * fewer runs, since a mutant that lives is tried by all of them; with one seed, since a property's
 * seed is part of its name and names are how a mutant finds its tests; and without shrinking what
 * fails, which nobody reads.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { defineConfig } from 'vitest/config';

const subject = process.env['MUTATED_SUBJECT'] ?? '**';

/** A product's laws are those of all products, too. */
const folders = existsSync(join(import.meta.dirname, 'core/domain/products', subject))
  ? `products/{,${subject}/}`
  : `${subject}/{,*/}`;

export default defineConfig({
  resolve: {
    alias: { '@fast-check/vitest': join(import.meta.dirname, 'tests/setup/light-properties.ts') },
  },
  test: {
    environment: 'node',
    include: [`tests/core/${folders}*.test.ts`],
    setupFiles: ['tests/setup/fast-check.ts'],
    testTimeout: 20_000,
    isolate: false,
    env: { FAST_CHECK_NUM_RUNS: '30', FAST_CHECK_SEED: '20261121', FAST_CHECK_SHRINK: '0' },
  },
});
