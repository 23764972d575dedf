/** The limits of a process, by their variables. */
import { describe, expect, test } from 'vitest';

import { usualLimits } from '../../server/limits.ts';
import { accepted, refused } from './read-environment.ts';

describe('the limits', () => {
  test.each([
    ['CONNECTION_LIMIT', '500', { connections: 500 }],
    ['RENDER_LIMIT', '4', { rendering: 4 }],
    ['RENDER_QUEUE', '0', { renderQueue: 0 }],
    ['PAGE_MILLISECONDS', '100', { pageMilliseconds: 100 }],
    ['PAGE_CACHE_MB', '8', { pageCacheBytes: 8_000_000 }],
    ['TRUSTED_PROXIES', '2', { trustedProxies: 2 }],
    ['RATE_LIMITS', 'posts=5', { rates: { ...usualLimits.rates, posts: 5 } }],
    [
      'RATE_LIMITS',
      'reports=5, misses=6',
      { rates: { ...usualLimits.rates, reports: 5, misses: 6 } },
    ],
  ])('%s=%s is read', (variable, value, changed) => {
    expect(accepted({ [variable]: value }).limits).toEqual({ ...usualLimits, ...changed });
  });

  test.each([
    ['CONNECTION_LIMIT', '0'],
    ['RENDER_LIMIT', '-1'],
    ['RENDER_LIMIT', '1e3'],
    ['RENDER_QUEUE', '1.5'],
    ['PAGE_MILLISECONDS', '99'],
    ['PAGE_CACHE_MB', '64MB'],
    ['TRUSTED_PROXIES', 'all'],
    ['RATE_LIMITS', 'posts'],
    ['RATE_LIMITS', 'posts=0'],
    ['RATE_LIMITS', 'gets=5'],
    ['RATE_LIMITS', 'posts=5=6'],
    ['RATE_LIMITS_STORE', 'redis'],
    ['EMBEDDED_SERVICES', 'yes'],
    ['LEAVING_SECONDS', '4'],
    ['LEAVING_SECONDS', '1.5'],
  ])('%s=%s is refused by its name', (variable, value) => {
    expect(refused({ [variable]: value })).toMatchObject({ variable, value });
  });

  test('are counted in Postgres where a variable says so and there is one', () => {
    const databaseUrl = 'postgres://shop@db/shop';
    const shared = { RATE_LIMITS_STORE: 'postgres', DATABASE_URL: databaseUrl };
    expect(accepted(shared)).toMatchObject({ databaseUrl, limits: { rateStore: 'postgres' } });
    expect(refused({ RATE_LIMITS_STORE: 'postgres' })).toMatchObject({
      variable: 'RATE_LIMITS_STORE',
      allowed: expect.stringContaining('DATABASE_URL'),
    });
  });

  test('the seconds of leaving become milliseconds', () => {
    expect(accepted({ LEAVING_SECONDS: '0' }).leavingTime).toBe(0);
    expect(accepted({ LEAVING_SECONDS: '3' }).leavingTime).toBe(3_000);
  });

  test('embedded services are opened by their variable alone', () => {
    expect(accepted({ EMBEDDED_SERVICES: 'public' }).embeddedServices).toBe('public');
    expect(accepted({}).embeddedServices).toBe('internal');
  });
});
