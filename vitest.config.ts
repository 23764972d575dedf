/**
 * Four projects: `core` (rules), `node` (adapters, contracts, server), `storybook` (every story in Chromium,
 * once per channel theme and in two languages, with axe) and `web` (end to end on the production build, in
 * Chromium; what the other browser engines of this machine could do otherwise in those).
 */
import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY } from '@storybook/addon-vitest/constants';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

import { chromiumFlags, findHeadlessChromium } from './scripts/chromium.mjs';
import { absentEngines } from './scripts/engines.mjs';

const chromium = findHeadlessChromium();

/** Every story runs once in each theme, and so that both cost no more, each in another language. */
const storyRuns = [
  { channel: 'poster', locale: 'de-DE' },
  { channel: 'kartenliebe', locale: 'fr-FR' },
] as const;

/** Files that take long, though they are short. */
const longFiles =
  /\/tests\/(web\/(engines\/\w+|leaks|crawl|card|account|own-picture|dialogs-anywhere|accessibility|hostile|nodes|traces)|server\/faults)\.test\.ts$/u;

/**
 * Vitest runs the files first that took longest, and where it has run none, as in a new checkout, the
 * largest: the browser engines would come last, and one of them would keep one core waiting.
 */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...Map.groupBy(sorted, ({ project }) => project.name).values()].flatMap((ofProject) => {
      const { long = [], others = [] } = Object.groupBy(ofProject, ({ moduleId }) =>
        longFiles.test(moduleId) ? 'long' : 'others',
      );
      return [...long, ...others];
    });
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** What Storybook's setup reads of a run. */
    readonly [STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY]: (typeof storyRuns)[number];
  }
}

/** Databases, pictures and libraries of designs take seconds to make; `npm run test:quick` does without. */
const slowFiles =
  process.env['QUICK_TESTS'] === '1'
    ? [
        'tests/adapters/media/**',
        'tests/adapters/postgres/**',
        'tests/adapters/print/**',
        'tests/adapters/shared/typefaces/**',
        'tests/core/products/**/designs/*-library.test.ts',
      ]
    : [];

/** Rules without a state of their own: a worker reads the core once for all their files. */
const core: TestProjectConfiguration = {
  test: {
    name: 'core',
    environment: 'node',
    include: ['tests/core/**/*.test.ts'],
    exclude: slowFiles,
    isolate: false,
    setupFiles: ['tests/setup/fast-check.ts'],
    testTimeout: 60_000,
  },
};

const node: TestProjectConfiguration = {
  // Pages are drawn as they are in production: React's checks for developers run in the stories, and
  // take more than half of a page's time.
  oxc: { jsx: { development: false } },
  test: {
    name: 'node',
    environment: 'node',
    env: { NODE_ENV: 'production' },
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/web/**', 'tests/core/**', ...slowFiles],
    // Reading the modules once for each worker, not for each file, is more than half of the time.
    isolate: false,
    globalSetup: ['tests/setup/databases.ts'],
    setupFiles: ['tests/setup/fast-check.ts'],
    testTimeout: 60_000,
    // A database takes a minute to make where the machine is busy.
    hookTimeout: 120_000,
  },
};

const web: TestProjectConfiguration = {
  test: {
    name: 'web',
    environment: 'node',
    include: ['tests/web/**/*.test.ts'],
    // The same suites on Firefox and WebKitGTK; `tests/web/engines/setup.ts` says which is not here.
    exclude: absentEngines().map(({ name }) => `tests/web/engines/${name}.test.ts`),
    // One shop for all engines: each project would seed and start its own.
    globalSetup: ['tests/web/setup.ts', 'tests/web/engines/setup.ts'],
    // One server for all files, and a browser for each worker.
    isolate: false,
    // More browsers at once only make each test slower, up to its limit of time.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
};

/** One Vite server for both runs: each of its own would read and transform every story again. */
const stories = async (): Promise<TestProjectConfiguration> => {
  // Storybook and Playwright take seconds to load, which no other run has to wait for.
  const [{ storybookTest }, { playwright }] = await Promise.all([
    import('@storybook/addon-vitest/vitest-plugin'),
    import('@vitest/browser-playwright'),
  ]);
  return {
    plugins: [storybookTest({ configDir: '.storybook' })],
    test: {
      name: 'storybook',
      isolate: false,
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            ...(chromium && { executablePath: chromium }),
            args: [...chromiumFlags],
          },
          // A dialog on its way in is not visible in its first frame: what a story asks for is there.
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: storyRuns.map((run) => ({
          browser: 'chromium',
          name: `storybook-${run.channel}`,
          provide: { [STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY]: run },
        })),
      },
    },
  };
};

// Storybook's plugin reads every story as soon as it is made: only a run that wants stories pays.
const wants = (project: string): boolean => {
  const named = process.argv.flatMap((word, index) =>
    word === '--project'
      ? [process.argv[index + 1] ?? '']
      : word.startsWith('--project=')
        ? [word.slice('--project='.length)]
        : [],
  );
  return named.length === 0 || named.some((name) => name.startsWith(project));
};

export default defineConfig({
  test: {
    // Vitest leaves one core to its own process, which is half of a machine with two.
    maxWorkers: '100%',
    sequence: { sequencer: LongFilesFirst },
    projects: [
      ...(wants('core') ? [core] : []),
      ...(wants('node') ? [node] : []),
      ...(wants('web') ? [web] : []),
      ...(wants('storybook') ? [await stories()] : []),
    ],
  },
});
