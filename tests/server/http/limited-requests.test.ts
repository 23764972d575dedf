/** Who counts as one client, how much it may ask, and how many connections fit. */
import { isIP } from 'node:net';

import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { addressOfClient, clientKey, clientOf } from '../../../server/http/client-address.ts';
import { fittingConnections, connectionsOfClient } from '../../../server/http/connection-limit.ts';
import { descriptorLimit } from '../../../adapters/shared/descriptors.ts';
import { createRateGuard } from '../../../server/http/rate-limits.ts';
import { limitRate } from '../../../server/http/limit-rate.ts';
import { usualLimits, type RateClass } from '../../../server/limits.ts';
import { serve } from './served.ts';

describe('a client', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ])('at %s is known as %s', (address, key) => {
    expect(clientKey(address)).toBe(key);
  });

  property.prop([fc.oneof(fc.ipV4(), fc.ipV6(), fc.constant(''))])(
    'is the same to a service that is told for whom it is asked',
    (address) => {
      const told = addressOfClient(clientKey(address));
      expect(clientKey(told)).toBe(clientKey(address));
      expect(isIP(told) !== 0 || told === '').toBe(true);
    },
  );

  const asked = (forwarded: string | undefined, trusted: number): string =>
    clientOf(
      {
        // Only its address is read.
        socket: Object.assign(Object.create(null), { remoteAddress: '192.0.2.1' }),
        headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      },
      trusted,
    );

  test.each([
    ['198.51.100.9', 0, '192.0.2.1'],
    ['198.51.100.9', 1, '198.51.100.9'],
    ['203.0.113.5, 198.51.100.9', 1, '198.51.100.9'],
    ['203.0.113.5, 198.51.100.9', 2, '203.0.113.5'],
    ['203.0.113.5', 2, '192.0.2.1'],
    ['nonsense', 1, '192.0.2.1'],
    [undefined, 1, '192.0.2.1'],
  ])('that comes with X-Forwarded-For: %s over %i proxies is %s', (forwarded, trusted, key) => {
    expect(asked(forwarded, trusted)).toBe(key);
  });

  property.prop([fc.string(), fc.ipV4()])(
    'is the one that the nearest trusted proxy saw, whatever it wrote itself',
    (written, seen) => {
      expect(asked(`${written}, ${seen}`, 1)).toBe(seen);
    },
  );
});

describe('a limit a minute', () => {
  const open = async (rateClass: RateClass | undefined, statuses: readonly number[]) => {
    const served: number[] = [];
    const limited = limitRate({
      guard: createRateGuard({ posts: 2, reports: 2, misses: 2, passwords: 2, messages: 2 }),
      trustedProxies: 1,
    });
    const { ask, close } = await serve((request, response) => {
      void limited(request, response, rateClass, () => {
        const status = statuses[served.length] ?? 200;
        served.push(status);
        response.writeHead(status).end();
      });
    });
    const from = (client: string) => ask('/', { headers: { 'x-forwarded-for': client } });
    return { served, close, from };
  };

  test.each(['posts', 'reports', 'messages'] as const)(
    'of %s refuses one more of a client, and lets others in',
    async (rateClass) => {
      const { from, served, close } = await open(rateClass, []);
      const answers = [await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
      expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(answers[2]?.headers['retry-after'])).toBeLessThanOrEqual(60);
      expect(JSON.parse(answers[2]?.body.toString() ?? '')).toHaveProperty('message.text');
      expect((await from('192.0.2.2')).status).toBe(200);
      expect(served).toHaveLength(3);
      await close();
    },
  );

  test('of pictures counts those that are not there alone', async () => {
    const statuses = [200, 200, 304, 200, 404, 404, 200, 404];
    const { from, close } = await open('misses', statuses);
    const answered: number[] = [];
    for (const _ of [...statuses, 0, 0]) answered.push((await from('192.0.2.1')).status);
    expect(answered).toEqual([...statuses, 429, 429]);
    expect((await from('192.0.2.2')).status).toBe(200);
    await close();
  });

  test('does not count requests that read', async () => {
    const { from, close } = await open(undefined, []);
    for (let count = 0; count < 5; count += 1) expect((await from('192.0.2.1')).status).toBe(200);
    await close();
  });

  test('is far above what a shopper does', () => {
    const { passwords, messages, ...others } = usualLimits.rates;
    for (const limit of Object.values(others)) expect(limit).toBeGreaterThan(600);
    // An office that logs in at the same moment.
    expect(passwords).toBeGreaterThan(30);
    // One that writes to the shop.
    expect(messages).toBeGreaterThan(20);
  });
});

describe('connections', () => {
  test('are as many as the descriptors allow', () => {
    const line = 'Max open files            1024                 524288               files     \n';
    expect(descriptorLimit(`Limit   Soft Limit\n${line}Max locked memory  8  8  bytes\n`)).toBe(
      1024,
    );
    expect(descriptorLimit('')).toBeUndefined();
    expect(fittingConnections(10_000, 1024)).toBe(742);
    expect(fittingConnections(100, 1024)).toBe(100);
    expect(fittingConnections(100, 16)).toBe(1);
    expect(fittingConnections(100, undefined)).toBe(100);
  });

  test('of one client are half of them at most', () => {
    expect(connectionsOfClient(1_000, 10_000)).toBe(1_000);
    expect(connectionsOfClient(1_000, 742)).toBe(371);
    expect(connectionsOfClient(1_000, 1)).toBe(1);
  });
});
