import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { returnParameter } from '../../../core/domain/routing/return-parameter.ts';
import { printReturnTarget, returnTargetOf } from '../../../core/domain/routing/return-target.ts';
import { routeRequest } from '../../../core/domain/routing/route-request.ts';
import { siteOrigin } from '../../../core/domain/routing/sites.ts';
import { anyRawPath, anySites, embedded } from '../../arbitraries/routing.ts';

const site = embedded.defaultSite;

const targetOf = (address: string) =>
  returnTargetOf(embedded, site, `?dialog=log-in&${printReturnTarget(address)}`);

/** What people write who want another host to be returned to. */
const hostile = fc.constantFrom(
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/%2F/evil.example',
  '/%5Cevil.example',
  '/.//evil.example',
  '/\t/evil.example',
  '/\r\nLocation: https://evil.example',
  '@evil.example',
  '/configurator-card/..//evil.example',
  '/leinwanddruck?x=\r\nSet-Cookie: a=b',
  '?//evil.example',
  '',
);

describe('the address that a log-in leads back to', () => {
  property.prop([
    anySites.chain((config) =>
      fc.record({
        config: fc.constant(config),
        own: fc.constantFrom(...config.sites),
        address: fc.oneof(
          hostile,
          fc.string({ unit: 'binary' }),
          anyRawPath,
          fc.tuple(anyRawPath, fc.string()).map(([path, query]) => `${path}?${query}`),
        ),
      }),
    ),
  ])('is a page of the same site, however it is written', ({ config, own, address }) => {
    const target = returnTargetOf(config, own, `?${printReturnTarget(address)}`);
    if (target === undefined) return;
    expect(target).toMatch(/^\/[!-~]*$/u);
    const url = new URL(target, siteOrigin(config, own));
    expect(url.origin).toBe(siteOrigin(config, own));
    expect(url.pathname).toBe(target.split('?')[0]);
    const decision = routeRequest(config, {
      method: 'GET',
      host: own.host,
      rawPath: url.pathname,
      search: url.search,
    });
    expect(['page', 'application', 'designer']).toContain(decision.kind);
  });

  test.each([
    '/configurator-photo-frame?materialType=leinwand&formatType=600x400&locale=de-DE',
    '/configurator-card?designId=a%20b&locale=de-DE',
    '/leinwanddruck?optionTypes%5B%5D=x',
    '/warenkorb',
    '/',
  ])('is kept as it is: %s', (address) => {
    expect(targetOf(address)).toBe(address);
  });

  test.each([
    ['another host', '//evil.example/leinwanddruck'],
    ['no path', 'https://localhost:3000/leinwanddruck'],
    ['a service', '/web-api/customer-data'],
    ['a form', '/forms/log-out'],
    ['a picture', '/img/a.jpg'],
    ['a designer that there is not', '/configurator-x?locale=de-DE'],
    ['an address that redirects', '/leinwanddruck/'],
    ['a fragment', '/leinwanddruck#x'],
    ['an address that is too long', `/leinwanddruck?${'x'.repeat(2_000)}`],
  ])('is not %s', (_, address) => {
    expect(targetOf(address)).toBeUndefined();
  });

  test('is not there where a query names none; of two the first counts', () => {
    expect(returnTargetOf(embedded, site, '?dialog=log-in')).toBeUndefined();
    expect(
      returnTargetOf(embedded, site, `?${returnParameter}=/warenkorb&${returnParameter}=/`),
    ).toBe('/warenkorb');
  });
});
