/** Flags in the browser: the vendor's real browser client on the embedded service. */
import { createRequire } from 'node:module';

import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type {
  FlagClientModule,
  FlagClientSettings,
} from '../../../adapters/split/browser-client.ts';
import { type FlagClientEnvironment, flagClientStarter } from '../../../adapters/split/browser.ts';
import { parseUserKey } from '../../../core/domain/flags/user-key.ts';
import { flagsService, type FlagsServiceEntry } from '../../../server/services/flags/flags.ts';
import { worldDefinitions } from '../../fakes/flag-definitions.ts';
import type { FlagWorld } from '../../fakes/flags.ts';
import { type Loopback, serveLoopback } from '../../fakes/loopback.ts';

// The package's browser build: a directory import, which only `require` can follow in Node.
const browserBuild: FlagClientModule = createRequire(import.meta.url)(
  '@splitsoftware/splitio/client',
);

const world: FlagWorld = {
  product_matrix: { state: 'running', on: 'everybody', alwaysOn: [] },
  '967_nudging': { state: 'running', on: { mobile: true }, alwaysOn: [] },
};

const reports: FlagsServiceEntry[] = [];
const asked: string[] = [];
const posted: string[] = [];
let loopback: Loopback | undefined;

beforeEach(async () => {
  const service = flagsService({
    definitions: worldDefinitions(world),
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

const open = (
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
    readyTimeout: 10,
    ...change,
  };
  const flags = start(settings);
  return {
    flags,
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

describe('a running client', () => {
  test('evaluates with the attributes, exposes and records once', async () => {
    const { flags, exposures, problems, kept, loads } = open({
      attributes: { channel: 'poster', mobileDevice: true },
    });
    expect(await flags.treatment('product_matrix')).toBe('on');
    expect(await flags.treatment('product_matrix')).toBe('on');
    expect(await flags.treatment('967_nudging')).toBe('on');
    expect(exposures).toEqual([
      { event: 'split_evaluation', flag: 'product_matrix', treatment: 'on' },
      { event: 'split_evaluation', flag: '967_nudging', treatment: 'on' },
    ]);
    expect(kept()).toBe('visitor product_matrix=on&967_nudging=on');
    expect(problems).toEqual([]);
    expect(loads()).toBe(1);
    await flags.destroy();
  });

  test('reports a flag without a treatment and does not expose it', async () => {
    const { flags, exposures, problems } = open();
    expect(await flags.treatment('1031_portrait')).toBe('control');
    expect(problems).toEqual([{ kind: 'no-treatment', flag: '1031_portrait' }]);
    expect(exposures).toEqual([]);
    await flags.destroy();
  });

  test('a forced flag needs no client', async () => {
    const { flags, exposures, loads } = open({ override: { forced: { '967_nudging': 'on' } } });
    expect(await flags.treatment('967_nudging')).toBe('on');
    expect([exposures, loads()]).toEqual([[], 0]);
  });

  test('what the server has shown stays, a differing evaluation is reported', async () => {
    const { flags, problems, exposures } = open({ known: { product_matrix: 'off' } });
    expect(await flags.treatment('product_matrix')).toBe('off');
    await flags.treatment('967_nudging');
    expect(exposures).toContainEqual({
      event: 'split_evaluation',
      flag: 'product_matrix',
      treatment: 'off',
    });
    expect(problems).toEqual([
      {
        kind: 'flag-changed',
        within: 'session',
        flag: 'product_matrix',
        before: 'off',
        after: 'on',
      },
    ]);
    await flags.destroy();
  });

  test('a second client is refused while the first one lives', async () => {
    const { flags, start, settings, problems } = open();
    expect(start(settings)).toBe(flags);
    expect(problems).toEqual([{ kind: 'client-already-initialised' }]);
    await flags.destroy();
    expect(start(settings)).not.toBe(flags);
  });

  test('ends with the page, but not when the page is only put aside', async () => {
    const { flags, page } = open({ attributes: { channel: 'poster', mobileDevice: true } });
    await flags.treatment('product_matrix');
    page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
    expect(await flags.treatment('967_nudging')).toBe('on');
    page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }));
    expect(await flags.treatment('product_matrix')).toBe('on');
    expect(await flags.treatment('1031_portrait')).toBe('off');
  });
});

describe('consent', () => {
  test('declined or unknown: nothing is reported', async () => {
    for (const consent of ['declined', 'unknown'] as const) {
      const { flags } = open({ consent });
      await flags.treatment('product_matrix');
      flags.track({ name: 'order' });
      await flags.destroy();
    }
    expect(reports).toEqual([]);
    expect(asked.toSorted()).toEqual(
      [
        '/services/flags/sdk/api/memberships/visitor',
        '/services/flags/sdk/api/splitChanges',
        '/services/flags/sdk/api/memberships/visitor',
        '/services/flags/sdk/api/splitChanges',
      ].toSorted(),
    );
  });

  test('granted: impressions and events arrive; refused events are told', async () => {
    const { flags, problems } = open({ consent: 'granted' });
    await flags.treatment('product_matrix');
    flags.track({ name: 'order', value: 2, properties: { format: '600x400' } });
    flags.track({ name: 'not an event name' });
    await flags.treatment('967_nudging');
    await flags.destroy();
    const kinds = reports.map((entry) => `${entry.kind} ${entry.report}`);
    expect(kinds).toContain('report-received events');
    expect(kinds).toContain('report-received impressions');
    expect(problems).toEqual([{ kind: 'track-failed', event: 'not an event name' }]);
  });

  test('granted later: nothing from before is sent', async () => {
    const { flags, keptKeys } = open();
    await flags.treatment('product_matrix');
    flags.track({ name: 'order' });
    expect(keptKeys).toEqual([]);
    flags.setConsent(true);
    await flags.treatment('967_nudging');
    await flags.destroy();
    expect(keptKeys).toEqual(['visitor']);
    const sent = posted.join();
    expect(sent).toContain('967_nudging');
    expect(sent).not.toMatch(/product_matrix|order/);
  });
});

describe('no client', () => {
  test.each<[string, Partial<FlagClientSettings>, unknown[]]>([
    ['a crawler', { userAgent: 'Googlebot/2.1' }, []],
    ['no key', { userKey: parseUserKey('') }, [{ kind: 'user-key-refused', reason: 'empty' }]],
    ['no authorization key', { authorizationKey: '' }, [{ kind: 'authorization-key-empty' }]],
  ])('%s: off, nothing fetched', async (_name, change, expected) => {
    const { flags, problems, exposures, loads } = open(change);
    expect(await flags.treatment('product_matrix')).toBe('off');
    expect([problems, exposures, loads(), asked]).toEqual([expected, [], 0, []]);
  });

  test('a module that does not load: off', async () => {
    const { flags, problems } = open({}, { load: () => Promise.reject(new Error('offline')) });
    expect(await flags.treatment('product_matrix')).toBe('off');
    expect(problems).toEqual([{ kind: 'client-initialisation-failed', reason: 'offline' }]);
  });

  test('one that is never ready: control, not exposed', async () => {
    const { flags, problems, exposures } = open({
      origin: `${loopback?.origin ?? ''}/nowhere`,
      readyTimeout: 0.001,
    });
    expect(await flags.treatment('product_matrix')).toBe('control');
    expect(problems).toEqual([{ kind: 'client-timed-out' }]);
    expect(exposures).toEqual([]);
    await flags.destroy();
  });

  test('destroyed before it is ready: off', async () => {
    const { flags } = open();
    const asking = flags.treatment('product_matrix');
    await flags.destroy();
    expect(await asking).toBe('off');
  });
});
