/**
 * What `npm run mutate` runs for every mutant: the tests of the mutant's own subject, each property
 * with fewer runs, since a mutant that lives is tried by all of them; with one seed, since a
 * property's seed is part of its name and names are how a mutant finds its tests; and without
 * shrinking what fails, which nobody reads.
 */
import { join } from 'node:path';

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

import { mutatedSubjects } from './scripts/mutation/subjects.ts';

const subject = process.env['MUTATED_SUBJECT'];

/** Milliseconds of each file of tests when it took longest: those that fail end early. */
const durations = new Map<string, number>();

/** Most mutants are noticed by quick files, and then the others need not run. */
class QuickFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const durationOf = (file: TestSpecification): number => {
      const last = this.ctx.cache.getTestSpecificationResult(file)?.duration ?? 0;
      const longest = Math.max(last, durations.get(file.moduleId) ?? 0);
      durations.set(file.moduleId, longest);
      return longest;
    };
    return files.toSorted((one, other) => durationOf(one) - durationOf(other));
  }
}

export default defineConfig({
  // Two subjects that are tried side by side would take the bundled libraries from each other.
  cacheDir: join('node_modules/.vite', subject ?? ''),
  resolve: {
    alias: { '@fast-check/vitest': join(import.meta.dirname, 'tests/setup/light-properties.ts') },
  },
  // As the project `node` draws pages.
  oxc: { jsx: { development: false } },
  test: {
    environment: 'node',
    include: mutatedSubjects.flatMap(({ name, tests }) => (name === subject ? tests : [])),
    exclude: mutatedSubjects.flatMap(({ name, untried }) => (name === subject ? untried : [])),
    globalSetup: [
      'tests/setup/databases.ts',
      ...(subject === 'adapters/postgres' ? ['tests/setup/postgres-server.ts'] : []),
    ],
    setupFiles: ['tests/setup/fast-check.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { sequencer: QuickFilesFirst },
    isolate: false,
    // A mutant's run loads all modules anew, and a library as one file in a tenth of the time.
    deps: {
      optimizer: {
        ssr: {
          enabled: true,
          include: [
            'drizzle-kit/api',
            'drizzle-orm',
            'drizzle-orm/node-postgres',
            'drizzle-orm/node-postgres/migrator',
            'drizzle-orm/pg-core',
            'drizzle-orm/pglite',
            'drizzle-orm/pglite/migrator',
            'fp-ts/lib/function.js',
            'fp-ts/lib/TaskEither.js',
            'fp-ts/lib/ReaderTaskEither.js',
            'fp-ts/lib/Option.js',
            'fp-ts/lib/Either.js',
            'fp-ts/lib/Apply.js',
            'io-ts',
          ],
          exclude: ['@electric-sql/pglite', 'pg'],
        },
      },
    },
    env: {
      NODE_ENV: 'production',
      FAST_CHECK_NUM_RUNS: '30',
      FAST_CHECK_SEED: '20261121',
      FAST_CHECK_SHRINK: '0',
    },
  },
});
