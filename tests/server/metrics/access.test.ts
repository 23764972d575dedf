/** Who may read the figures of the process. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, test as example } from 'vitest';

import { mayReadMetrics } from '../../../server/metrics/access.ts';

const asked = (remoteAddress: string, headers: Readonly<Record<string, string>>) => ({
  headers,
  socket: { remoteAddress },
});

describe('without a token', () => {
  example.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])(
    'a process of this machine may (%s)',
    (peer) => {
      for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]', 'LOCALHOST'])
        expect(mayReadMetrics(asked(peer, { host }), undefined)).toBe(true);
    },
  );

  example.each(['10.0.0.1', '192.168.1.2', '::ffff:10.0.0.1', 'fe80::1', '1127.0.0.1', ''])(
    'another machine may not (%s)',
    (peer) => {
      expect(mayReadMetrics(asked(peer, { host: 'localhost' }), undefined)).toBe(false);
    },
  );

  example.each([
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-real-ip': '127.0.0.1' },
    { via: '1.1 proxy' },
    { host: 'www.example.com' },
    { host: 'localhost.example.com' },
    { host: '127.0.0.1.example.com' },
    { host: '' },
  ])('what came through a proxy of this machine may not: %o', (headers) => {
    expect(mayReadMetrics(asked('127.0.0.1', { host: 'localhost', ...headers }), undefined)).toBe(
      false,
    );
  });
});

describe('with a token', () => {
  const token = 'aB3_-678aB3_-678';

  example('who brings it may, from anywhere', () => {
    const request = asked('10.0.0.1', { authorization: `Bearer ${token}`, host: 'shop:3000' });
    expect(mayReadMetrics(request, token)).toBe(true);
  });

  test.prop([fc.oneof(fc.string(), fc.constantFrom(token, `bearer ${token}`, `Bearer ${token} `))])(
    'nobody else may, not even on this machine',
    (authorization) => {
      const headers = { host: 'localhost', authorization };
      expect(mayReadMetrics(asked('127.0.0.1', headers), token)).toBe(false);
      expect(mayReadMetrics(asked('127.0.0.1', { host: 'localhost' }), token)).toBe(false);
    },
  );
});
