/** Flags in the browser: the vendor's real browser client on the embedded service. */
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { FlagClientSettings } from '../../../adapters/split/browser-client.ts';
import { flagCachePrefix, forgetFlagCache } from '../../../adapters/split/flag-cache.ts';
import { type FlagClientEnvironment, flagClientStarter } from '../../../adapters/split/browser.ts';
import { parseUserKey } from '../../../core/domain/flags/user-key.ts';
import { flagsService, type FlagsServiceEntry } from '../../../server/services/flags/flags.ts';
import { browserBuild, likeABrowser } from '../../fakes/flag-browser.ts';
import { worldDefinitions } from '../../fakes/flag-definitions.ts';
import type { FlagWorld } from '../../fakes/flags.ts';
import { type Loopback, serveLoopback } from '../../fakes/loopback.ts';

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
    readyTimeout: 10,
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
    // The record holds the user key: without consent it is nobody's business.
    expect(kept()).toBeUndefined();
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
    // A client asks for the stream when it is ready; one that ends at once may not come to it.
    expect(asked.filter((path) => path !== '/services/flags/auth/api/v2/auth').toSorted()).toEqual([
      '/services/flags/sdk/api/memberships/visitor',
      '/services/flags/sdk/api/memberships/visitor',
      '/services/flags/sdk/api/splitChanges',
      '/services/flags/sdk/api/splitChanges',
    ]);
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

describe('what is kept', () => {
  test('granted: the record, and the key', async () => {
    const { flags, kept, keptKeys } = open({ consent: 'granted' });
    await flags.treatment('product_matrix');
    expect(kept()).toBe('visitor product_matrix=on');
    expect(keptKeys).toEqual(['visitor']);
    await flags.destroy();
  });

  test('granted late: what was noted before is kept, too', async () => {
    const { flags, kept } = open();
    await flags.treatment('product_matrix');
    flags.setConsent(true);
    await flags.nextTreatment('967_nudging');
    expect(kept()).toBe('visitor product_matrix=on&967_nudging=off');
    await flags.destroy();
  });

  test('withdrawn: all of it goes, and flags go on by memory alone', async () => {
    const { flags, kept, keptKeys, loads } = open({ consent: 'granted' });
    await flags.treatment('product_matrix');
    flags.setConsent(false);
    flags.beginView({});
    expect(await flags.treatment('967_nudging')).toBe('off');
    expect([kept(), keptKeys, loads()]).toEqual([undefined, [], 2]);
    await flags.destroy();
  });

  test('another user’s record is dropped and told', async () => {
    const { flags, keep, problems, kept } = open({ consent: 'granted' });
    keep('somebody-else product_matrix=off');
    await flags.treatment('product_matrix');
    expect(problems).toEqual([{ kind: 'user-key-changed' }]);
    expect(kept()).toBe('visitor product_matrix=on');
    await flags.destroy();
  });

  test('a treatment that differs from an earlier page’s is told', async () => {
    const { flags, keep, problems } = open({ consent: 'granted' });
    keep('visitor product_matrix=off');
    await flags.treatment('product_matrix');
    expect(problems).toMatchObject([{ kind: 'flag-changed', within: 'user' }]);
    await flags.destroy();
  });
});

describe('the cache for later visits', () => {
  let browser: ReturnType<typeof likeABrowser> | undefined;

  beforeEach(() => {
    browser = likeABrowser();
  });

  afterEach(() => browser?.undo());

  const names = (): readonly string[] => {
    const { storage } = browser ?? { storage: undefined };
    return Array.from(
      { length: storage?.length ?? 0 },
      (_none, index) => storage?.key(index) ?? '',
    );
  };

  const visit = async (consent: FlagClientSettings['consent'], origin?: string) => {
    const { flags, problems } = open({ consent, ...(origin !== undefined && { origin }) });
    const treatment = await flags.treatment('product_matrix');
    // The definitions are written after the client has told that it is ready.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    await flags.destroy();
    return { treatment, problems };
  };

  test('is there only with consent, under its own prefix', async () => {
    await visit('unknown');
    await visit('declined');
    expect(names()).toEqual([]);
    await visit('granted');
    expect(names()).not.toEqual([]);
    expect(names().every((name) => name.startsWith(`${flagCachePrefix}.`))).toBe(true);
    localStorage.setItem('another', 'entry');
    forgetFlagCache(() => localStorage);
    expect(names()).toEqual(['another']);
  });

  test('makes a later visit ready while the service is away', async () => {
    await visit('granted');
    // The client clears its cache once in 24 hours; here that is the second visit.
    await visit('granted');
    const away = `${loopback?.origin ?? ''}/nowhere`;
    expect(await visit('granted', away)).toEqual({ treatment: 'on', problems: [] });
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
