/** A page of a browser with the vendor's real client, on the embedded service, for each test. */
import { Hono } from 'hono';
import { afterEach, beforeEach } from 'vitest';

import type { FlagClientSettings } from '../../../adapters/split/browser-client.ts';
import { type FlagClientEnvironment, flagClientStarter } from '../../../adapters/split/browser.ts';
import { parseUserKey } from '../../../core/domain/flags/user-key.ts';
import { flagsService, type FlagsServiceEntry } from '../../../server/embedded/flags/flags.ts';
import { browserBuild } from '../../fakes/flag-browser.ts';
import { worldDefinitions } from '../../fakes/flag-definitions.ts';
import type { FlagWorld } from '../../fakes/flags.ts';
import { type Loopback, serveLoopback } from '../../fakes/loopback.ts';

const world: FlagWorld = {
  product_matrix: { state: 'running', on: 'everybody', alwaysOn: [] },
  '967_nudging': { state: 'running', on: { mobile: true }, alwaysOn: [] },
};

/** What the service was told. */
export const reports: FlagsServiceEntry[] = [];
/** The paths that were asked. */
export const asked: string[] = [];
/** The bodies that were sent. */
export const posted: string[] = [];
let loopback: Loopback | undefined;

/** Where the service is. */
export const serviceOrigin = (): string => loopback?.origin ?? '';

/** Opens the service before each test of the file that calls it: files share this module. */
export const withFlagService = (): void => {
  beforeEach(async () => {
    const service = flagsService({
      definitions: () => worldDefinitions(world),
      log: (entry) => reports.push(entry),
    });
    const app = new Hono().route('/services/flags', service);
    loopback = await serveLoopback(async (request) => {
      asked.push(new URL(request.url).pathname);
      if (request.method === 'POST') posted.push(await request.clone().text());
      return app.fetch(request);
    });
  });

  afterEach(async () => {
    await loopback?.stop();
    reports.length = 0;
    asked.length = 0;
    posted.length = 0;
  });
};

/** The flags of a page, with all that the page is told of them. */
export const openFlags = (
  change: Partial<FlagClientSettings> = {},
  around: Partial<FlagClientEnvironment> = {},
) => {
  const problems: unknown[] = [];
  const exposures: unknown[] = [];
  const page = new EventTarget();
  let kept: string | undefined;
  let loads = 0;
  const keptKeys: string[] = [];
  const start = flagClientStarter({
    load: () => {
      loads += 1;
      return Promise.resolve(browserBuild);
    },
    page,
    records: {
      read: () => kept,
      write: (text) => {
        kept = text;
      },
    },
    keepKey: (key) => keptKeys.push(key),
    forget: () => {
      kept = undefined;
      keptKeys.length = 0;
    },
    report: (problem) => problems.push(problem),
    expose: (event) => exposures.push(event),
    ...around,
  });
  const settings: FlagClientSettings = {
    authorizationKey: 'embedded',
    origin: loopback?.origin ?? '',
    userKey: parseUserKey('visitor'),
    attributes: { channel: 'poster', mobileDevice: false },
    userAgent: 'Mozilla/5.0 Firefox/145.0',
    consent: 'declined',
    override: { forced: {} },
    known: {},
    // Long enough for a machine that is busy with other tests.
    readyTimeout: 40,
    ...change,
  };
  const flags = start(settings);
  return {
    flags,
    keep: (text: string) => {
      kept = text;
    },
    start,
    settings,
    page,
    problems,
    exposures,
    kept: () => kept,
    keptKeys,
    loads: () => loads,
  };
};
