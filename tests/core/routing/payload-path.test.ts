/** Where a page's payload lies, and which page a payload belongs to. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { pageOfData, payloadPath } from '../../../core/domain/routing/payload-path.ts';
import { pathFor } from '../../../core/domain/routing/pages.ts';
import { routePayload } from '../../../core/domain/routing/route-payload.ts';
import { readAddress, routeRequest } from '../../../core/domain/routing/route-request.ts';
import { anyChannel } from '../../arbitraries/locale.ts';
import {
  anyPageAddress,
  anyRawPath,
  anyRequest,
  anySearch,
  anySites,
  siteFor,
} from '../../arbitraries/routing.ts';

describe('the address of a payload', () => {
  test.each([
    ['/', '/_payload.json'],
    ['/leinwanddruck', '/leinwanddruck/_payload.json'],
    ['/fr/impressum/', '/fr/impressum/_payload.json'],
  ])('of %s is %s', (path, payload) => {
    expect(payloadPath(path)).toBe(payload);
    expect(pageOfData(payload)?.page).toBe(path.replace(/(?!^)\/$/u, ''));
  });

  test('is one alone: a slash more is not a payload', () => {
    expect(pageOfData('//_payload.json')).toBeUndefined();
    expect(pageOfData('/leinwanddruck//_payload.json')).toBeUndefined();
  });

  property.prop([anyRawPath])('is never that of a page', (path) => {
    // No page ends in an empty segment.
    fc.pre(path.startsWith('/') && !path.endsWith('//'));
    expect(pageOfData(payloadPath(path))?.page).toBe(path.replace(/(?!^)\/$/u, ''));
  });

  property.prop([anySites.chain((config) => fc.tuple(fc.constant(config), anyRequest(config)))])(
    'is never a page’s own address',
    ([config, request]) => {
      const rawPath = payloadPath(request.rawPath);
      expect(routeRequest(config, { ...request, rawPath }).kind).not.toBe('page');
    },
  );
});

describe('a payload', () => {
  property.prop([anySites, anyChannel, anyPageAddress, anySearch])(
    'is decided about as its page is, slash or not',
    (config, channel, address, search) => {
      const { host } = siteFor(config, channel, address.locale);
      const rawPath = pathFor(config, channel, address);
      const request = { method: 'GET', host, rawPath, search };
      const page = pageOfData(payloadPath(rawPath))?.page ?? '';
      const reading = readAddress(config, { ...request, rawPath: page });
      const decision = routePayload(config, reading, request);
      expect(decision).toEqual(routeRequest(config, request));
      expect(decision).toMatchObject({ kind: 'page', canonicalPath: rawPath });
    },
  );

  property.prop([anySites.chain((config) => fc.tuple(fc.constant(config), anyRequest(config)))])(
    'never leads back to the page that was asked for',
    ([config, request]) => {
      const page = pageOfData(payloadPath(request.rawPath))?.page ?? '';
      const reading = readAddress(config, { ...request, rawPath: page });
      const decision = routePayload(config, reading, request);
      if (decision.kind !== 'redirect') return;
      const [path = ''] = decision.location.split('?', 1);
      expect(payloadPath(path) + decision.location.slice(path.length)).not.toBe(
        payloadPath(page) + request.search,
      );
    },
  );
});
