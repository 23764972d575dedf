/** Flags in the browser: the vendor's real browser client on the embedded service. */
import { describe, expect, test } from 'vitest';

import type { FlagClientSettings } from '../../../adapters/split/browser-client.ts';
import { parseUserKey } from '../../../core/domain/flags/user-key.ts';
import {
  asked,
  openFlags,
  posted,
  reports,
  serviceOrigin,
  withFlagService,
} from './flags-of-a-page.ts';

withFlagService();

describe('a running client', () => {
  test('evaluates with the attributes, exposes and records once', async () => {
    const { flags, exposures, problems, kept, loads } = openFlags({
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
    const { flags, exposures, problems } = openFlags();
    expect(await flags.treatment('1031_portrait')).toBe('control');
    expect(problems).toEqual([{ kind: 'no-treatment', flag: '1031_portrait' }]);
    expect(exposures).toEqual([]);
    await flags.destroy();
  });

  test('a forced flag needs no client', async () => {
    const { flags, exposures, loads } = openFlags({
      override: { forced: { '967_nudging': 'on' } },
    });
    expect(await flags.treatment('967_nudging')).toBe('on');
    expect([exposures, loads()]).toEqual([[], 0]);
  });

  test('what the server has shown stays, a differing evaluation is reported', async () => {
    const { flags, problems, exposures } = openFlags({ known: { product_matrix: 'off' } });
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
    const { flags, start, settings, problems } = openFlags();
    expect(start(settings)).toBe(flags);
    expect(problems).toEqual([{ kind: 'client-already-initialised' }]);
    await flags.destroy();
    expect(start(settings)).not.toBe(flags);
  });

  test('ends with the page, but not when the page is only put aside', async () => {
    const { flags, page } = openFlags({ attributes: { channel: 'poster', mobileDevice: true } });
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
      const { flags } = openFlags({ consent });
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
    const { flags, problems } = openFlags({ consent: 'granted' });
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
    const { flags, keptKeys } = openFlags();
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
    const { flags, problems, exposures, loads } = openFlags(change);
    expect(await flags.treatment('product_matrix')).toBe('off');
    expect([problems, exposures, loads(), asked]).toEqual([expected, [], 0, []]);
  });

  test('a module that does not load: off', async () => {
    const { flags, problems } = openFlags({}, { load: () => Promise.reject(new Error('offline')) });
    expect(await flags.treatment('product_matrix')).toBe('off');
    expect(problems).toEqual([{ kind: 'client-initialisation-failed', reason: 'offline' }]);
  });

  test('one that is never ready: control, not exposed', async () => {
    const { flags, problems, exposures } = openFlags({
      origin: `${serviceOrigin()}/nowhere`,
      readyTimeout: 0.001,
    });
    expect(await flags.treatment('product_matrix')).toBe('control');
    expect(problems).toEqual([{ kind: 'client-timed-out' }]);
    expect(exposures).toEqual([]);
    await flags.destroy();
  });

  test('destroyed before it is ready: off', async () => {
    const { flags } = openFlags();
    const asking = flags.treatment('product_matrix');
    await flags.destroy();
    expect(await asking).toBe('off');
  });
});
