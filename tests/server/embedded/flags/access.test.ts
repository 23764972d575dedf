import { describe, expect, test } from 'vitest';

import { mayChangeFlags } from '../../../../server/embedded/flags/access.ts';

const token = 'aB3_-678aB3_-678';
const here = { headers: { host: 'localhost:3000' }, socket: { remoteAddress: '127.0.0.1' } };
const elsewhere = { headers: { host: 'shop.example' }, socket: { remoteAddress: '203.0.113.7' } };

const withPassword = (given: string, scheme = 'Basic') => ({
  ...elsewhere,
  headers: { authorization: `${scheme} ${Buffer.from(given).toString('base64')}` },
});

describe('who may change flags', () => {
  test('is somebody on this machine, where there is no token', () => {
    expect(mayChangeFlags(here, undefined)).toBe(true);
    expect(mayChangeFlags(elsewhere, undefined)).toBe(false);
    const behindProxy = { ...here, headers: { ...here.headers, 'x-forwarded-for': '203.0.113.7' } };
    expect(mayChangeFlags(behindProxy, undefined)).toBe(false);
  });

  test('is who gives the token as the password, under any name', () => {
    expect(mayChangeFlags(withPassword(`ada:${token}`), token)).toBe(true);
    expect(mayChangeFlags(withPassword(`:${token}`, 'basic'), token)).toBe(true);
    for (const wrong of [`ada:${token}x`, token.slice(1), '', `${token}:ada`])
      expect(mayChangeFlags(withPassword(wrong), token)).toBe(false);
    expect(mayChangeFlags(withPassword(`ada:${token}`, 'Bearer'), token)).toBe(false);
    expect(mayChangeFlags(here, token)).toBe(false);
  });
});
