/**
 * What `npm run mutate` runs for every mutant: the tests of the mutant's own subject, each property
 * with fewer runs, since a mutant that lives is tried by all of them; with one seed, since a
 * property's seed is part of its name and names are how a mutant finds its tests; and without
 * shrinking what fails, which nobody reads.
 */
import { join } from 'node:path';

import { defineConfig } from 'vitest/config';

import { mutatedSubjects } from './scripts/mutation/subjects.ts';

const subject = process.env['MUTATED_SUBJECT'];

export default defineConfig({
  resolve: {
    alias: { '@fast-check/vitest': join(import.meta.dirname, 'tests/setup/light-properties.ts') },
  },
  // As the project `node` draws pages.
  oxc: { jsx: { development: false } },
  test: {
    environment: 'node',
    include: mutatedSubjects.flatMap(({ name, tests }) => (name === subject ? tests : [])),
    globalSetup: ['tests/setup/databases.ts'],
    setupFiles: ['tests/setup/fast-check.ts'],
    testTimeout: 20_000,
    isolate: false,
    env: {
      NODE_ENV: 'production',
      FAST_CHECK_NUM_RUNS: '30',
      FAST_CHECK_SEED: '20261121',
      FAST_CHECK_SHRINK: '0',
    },
  },
});
