/** What a browser keeps of flags for later pages and visits. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { FlagClientSettings } from '../../../adapters/split/browser-client.ts';
import { flagCachePrefix, forgetFlagCache } from '../../../adapters/split/flag-cache.ts';
import { likeABrowser } from '../../fakes/flag-browser.ts';
import { openFlags, serviceOrigin, withFlagService } from './flags-of-a-page.ts';

withFlagService();

describe('what is kept', () => {
  test('granted: the record, and the key', async () => {
    const { flags, kept, keptKeys } = openFlags({ consent: 'granted' });
    await flags.treatment('product_matrix');
    expect(kept()).toBe('visitor product_matrix=on');
    expect(keptKeys).toEqual(['visitor']);
    await flags.destroy();
  });

  test('granted late: what was noted before is kept, too', async () => {
    const { flags, kept } = openFlags();
    await flags.treatment('product_matrix');
    flags.setConsent(true);
    await flags.nextTreatment('967_nudging');
    expect(kept()).toBe('visitor product_matrix=on&967_nudging=off');
    await flags.destroy();
  });

  test('withdrawn: all of it goes, and flags go on by memory alone', async () => {
    const { flags, kept, keptKeys, loads } = openFlags({ consent: 'granted' });
    await flags.treatment('product_matrix');
    flags.setConsent(false);
    flags.beginView({});
    expect(await flags.treatment('967_nudging')).toBe('off');
    expect([kept(), keptKeys, loads()]).toEqual([undefined, [], 2]);
    await flags.destroy();
  });

  test('another user’s record is dropped and told', async () => {
    const { flags, keep, problems, kept } = openFlags({ consent: 'granted' });
    keep('somebody-else product_matrix=off');
    await flags.treatment('product_matrix');
    expect(problems).toEqual([{ kind: 'user-key-changed' }]);
    expect(kept()).toBe('visitor product_matrix=on');
    await flags.destroy();
  });

  test('a treatment that differs from an earlier page’s is told', async () => {
    const { flags, keep, problems } = openFlags({ consent: 'granted' });
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
    const { flags, problems } = openFlags({ consent, ...(origin !== undefined && { origin }) });
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
    const away = `${serviceOrigin()}/nowhere`;
    expect(await visit('granted', away)).toEqual({ treatment: 'on', problems: [] });
  });
});
