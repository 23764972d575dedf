import type { IncomingHttpHeaders } from 'node:http';

import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { readAskedAddress } from '../../../server/http/asked-address.ts';
import { logPlaceOf } from '../../../server/http/log-place.ts';
import {
  currentLogPlace,
  currentRequestId,
  withRequestId,
} from '../../../server/http/request-id.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { anyRawPath } from '../../arbitraries/routing.ts';

const sites = embeddedSites(3000);

const placeOf = (url: string | undefined, headers: IncomingHttpHeaders) =>
  logPlaceOf(sites, readAskedAddress(sites, { url, headers }), headers);

describe('where a request asks', () => {
  test.each([
    [
      'localhost:3000',
      '/leinwanddruck?x=1',
      { page: '/leinwanddruck', locale: 'de-DE', channel: 'poster' },
    ],
    [
      'ch.localhost:3000',
      '/fr/impression-sur-toile/_payload.json',
      { page: '/fr/impression-sur-toile', locale: 'fr-CH', channel: 'poster' },
    ],
    ['kartenliebe.localhost:3000', '/', { page: '/', locale: 'de-DE', channel: 'kartenliebe' }],
    ['localhost:3000', '/%', { page: '/%', locale: 'de-DE', channel: 'poster' }],
    [undefined, undefined, { page: '/', locale: 'de-DE', channel: 'poster' }],
  ])('%s%s is %j', (host, url, expected) => {
    expect(placeOf(url, { host })).toEqual(expected);
  });

  test('is the page alone at a host of nobody’s', () => {
    const strict = { ...sites, unknownHost: 'misdirected' } as const;
    const headers = { host: 'elsewhere.example' };
    const asked = readAskedAddress(strict, { url: '/a', headers });
    expect(logPlaceOf(strict, asked, headers)).toEqual({ page: '/a' });
  });

  test('is that of its address where a call says two things of itself', () => {
    const headers = { host: 'localhost:3000', 'x-locale': ['nl-BE', 'fr-FR'] };
    expect(placeOf('/a', headers)).toMatchObject({ locale: 'de-DE' });
  });

  test('is what a call of the shop’s APIs says of itself', () => {
    const headers = { host: 'localhost:3000', 'x-locale': 'nl-BE', 'x-channel': 'kartenliebe' };
    expect(placeOf('/web-api/x', headers)).toEqual({
      page: '/web-api/x',
      locale: 'nl-BE',
      channel: 'kartenliebe',
    });
  });

  property.prop([anyRawPath, fc.string()])('is read of every request', (url, host) => {
    expect(() => placeOf(url, { host })).not.toThrow();
  });
});

test('a request has its place and one name for as long as it is answered', async () => {
  expect([currentRequestId(), currentLogPlace()]).toEqual([undefined, {}]);
  const [name, place] = await withRequestId(
    () => ({ page: '/a' }),
    async () => {
      await Promise.resolve();
      return [currentRequestId(), currentLogPlace()] as const;
    },
  );
  expect(place).toEqual({ page: '/a', requestId: name });
});
