/** The shop's pages and services in this process, on a clock that a test moves. */
import { setImmediate as immediately } from 'node:timers/promises';
import type { Container } from 'inversify';
import { vi } from 'vitest';

import type { Sleep } from '../../adapters/shared/sleep.ts';
import { E } from '../../core/fp.ts';
import { readConfiguration } from '../../server/configuration.ts';
import { usualLimits } from '../../server/limits.ts';
import { createContainer } from '../../server/container.ts';
import { openPagePorts } from '../../server/composition/page-ports.ts';
import { tokens } from '../../server/composition/tokens.ts';
import { openPageForms } from '../../server/composition/forms.ts';
import { createAdmission } from '../../adapters/shared/admission.ts';
import { createPageCache } from '../../server/pages/page-cache.ts';
import { invalidatePages } from '../../server/pages/page-invalidation.ts';
import {
  openPrerenderedPages,
  type PrerenderedPages,
} from '../../server/pages/prerendered-pages.ts';
import { createRenderer } from '../../server/pages/render.tsx';
import { createStorefront, type Storefront } from '../../server/pages/storefront.ts';
import { recordingLog } from '../fakes/log.ts';
import { type Answer, type Served } from '../server/http/served.ts';
import { documentFiles } from '../fakes/document-files.ts';
import { serveStorefront } from '../server/pages/serve-storefront.ts';

/** A shop of one test. `vi.useFakeTimers({ toFake: ['Date'] })` comes before it. */
export type InProcessShop = {
  readonly container: Container;
  readonly served: Served;
  readonly ask: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
  readonly storefront: Storefront;
  readonly prerendered: PrerenderedPages | undefined;
  /** Lets so many milliseconds pass: what was to end by then ends. */
  readonly pass: (milliseconds: number) => void;
  /** The same in small steps, as what ends may begin something else. */
  readonly passInSteps: (milliseconds: number) => Promise<void>;
  /** Lets time pass until something has come, as it does for those who wait. */
  readonly await: <A>(coming: Promise<A>) => Promise<A>;
  readonly codes: () => readonly string[];
  /** The reasons that were reported with a code. */
  readonly reasons: (code: string) => readonly unknown[];
  /** What no page caught; must be empty. */
  readonly failures: readonly unknown[];
  readonly close: () => Promise<void>;
};

/** Sleeps of the clock that `vi` shows. */
const clockedSleep = () => {
  const sleeping = new Set<{ readonly due: number; readonly end: () => void }>();
  const sleep: Sleep = (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const one = { due: Date.now() + milliseconds, end: resolve };
      const wake = (): void => {
        sleeping.delete(one);
        reject(new Error('woken up'));
      };
      if (signal?.aborted === true) return wake();
      sleeping.add(one);
      signal?.addEventListener('abort', wake, { once: true });
    });
  const pass = (milliseconds: number): void => {
    vi.setSystemTime(Date.now() + milliseconds);
    for (const one of sleeping) {
      if (one.due > Date.now()) continue;
      sleeping.delete(one);
      one.end();
    }
  };
  return { sleep, pass };
};

/** How much of the clock's time passes between two looks, in milliseconds. */
const step = 50;

type InProcessOptions = {
  readonly isFresh?: boolean;
  /** A folder of prerendered pages. */
  readonly folder?: string | undefined;
  /**
   * Whether a service elsewhere is about to answer: no time passes meanwhile, or a busy machine would
   * make a service late with which nothing is wrong.
   */
  readonly isAnswering?: () => boolean;
};

/** The build that pages of these shops are of. */
const testBuild = 'test';

/**
 * Opens a shop with these variables beside the defaults. With `isFresh` no page is kept, so that each
 * request asks for what it shows; with `folder` it answers the prerendered pages there.
 */
export const openInProcessShop = async (
  environment: Readonly<Record<string, string>>,
  { isFresh = false, folder, isAnswering = () => false }: InProcessOptions = {},
): Promise<InProcessShop> => {
  const configuration = readConfiguration(environment);
  if (E.isLeft(configuration)) throw new Error(configuration.left.variable);
  const log = recordingLog();
  const clock = { now: () => Date.now() };
  const { sleep, pass } = clockedSleep();
  const container = createContainer(configuration.right);
  container.rebind(tokens.log).toConstantValue(log);
  container.rebind(tokens.clock).toConstantValue(clock);
  container.rebind(tokens.sleep).toConstantValue(sleep);
  await container.getAsync(tokens.services);
  const { sites, designerBases } = configuration.right;
  const cache = createPageCache(10_000_000, clock);
  const prerendered =
    folder === undefined
      ? undefined
      : await openPrerenderedPages({ folder, build: testBuild, clock, log });
  invalidatePages(container.get(tokens.storyChanges), { cache, prerendered });
  const storefront = createStorefront({
    sites,
    ports: (signal, recordStories) => ({
      ...openPagePorts(container.get(tokens.pagePorts))(signal, recordStories),
      locatesVisitors: false,
      takesOrders: false,
      bankAccounts: {},
      playsPayments: false,
      designerBases,
      holidays: container.get(tokens.holidays),
      log,
      clock,
    }),
    forms: openPageForms(container),
    log,
    sleep,
    pageMilliseconds: usualLimits.pageMilliseconds,
    trustedProxies: configuration.right.limits.trustedProxies,
    cache,
    prerendered,
    admission: createAdmission({ running: 16, waiting: 64 }),
    render: createRenderer({
      build: testBuild,
      files: documentFiles,
    }),
    policy: '',
    isDevelopment: isFresh,
  });
  const failures: unknown[] = [];
  const served = await serveStorefront(storefront, sites, failures);
  return {
    container,
    served,
    storefront,
    prerendered,
    ask: (path, headers = {}) =>
      served.ask(path, { headers: { host: 'localhost:3000', ...headers } }),
    pass,
    passInSteps: async (milliseconds) => {
      for (let passed = 0; passed < milliseconds; passed += step) {
        pass(step);
        await immediately();
      }
    },
    await: async (coming) => {
      let isThere = false;
      const there = (): void => {
        isThere = true;
      };
      coming.then(there, there);
      await vi.waitUntil(
        () => {
          if (!isThere && !isAnswering()) pass(step);
          return isThere;
        },
        { interval: 5, timeout: 60_000 },
      );
      return coming;
    },
    codes: () => log.reports.map(({ code }) => code),
    reasons: (wanted) =>
      log.reports.flatMap(({ code, facts }) => (code === wanted ? [facts['reason']] : [])),
    failures,
    close: async () => {
      await served.close();
      await prerendered?.settle();
      await container.unbindAllAsync();
    },
  };
};
