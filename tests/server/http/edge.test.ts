/** What every request meets first: hosts, addresses, methods, sizes, and what is not for the outside. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { configuredSites } from '../../../core/domain/routing/sites.ts';
import { E } from '../../../core/fp.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { readAskedAddress } from '../../../server/http/asked-address.ts';
import {
  createEdge,
  hasOneHost,
  rateClassOfPage,
  type EdgeDecision,
} from '../../../server/http/edge.ts';
import { isOfOwnMachine } from '../../../server/http/own-machine.ts';

const site = { channel: 'poster', market: 'de', host: 'shop.example' } as const;

const ownSites = configuredSites({ protocol: 'https', sites: [site], defaultSite: site });

type Asked = {
  readonly method?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly embeddedServices?: 'internal' | 'public';
};

const decide = (url: string, asked: Asked = {}): EdgeDecision => {
  if (E.isLeft(ownSites)) throw new Error(ownSites.left.kind);
  const { method = 'GET', host = 'shop.example', headers, embeddedServices = 'internal' } = asked;
  const edge = createEdge({ embeddedServices, findsOutbox: isOfOwnMachine });
  const socket = { remoteAddress: '127.0.0.1' };
  const request = { method, url, headers: { host, ...headers }, socket };
  const sites = host === 'localhost' ? embeddedSites(3_000) : ownSites.right;
  return edge(request, readAskedAddress(sites, request));
};

const statusOf = (decision: EdgeDecision): number | string =>
  decision.kind === 'refused' ? decision.answer.status : decision.kind;

describe('an address', () => {
  test.each([
    ['/', 'file'],
    ['/leinwanddruck?x=1', 'file'],
    ['/assets/app.js', 'file'],
    ['/media/motif@1/auto/a.jpg', 'service'],
    ['/web-api/openapi.json', 'service'],
    ['/price-api/x', 'service'],
    ['/services/flags/sdk/api/splitChanges?since=-1', 'service'],
    ['/services/flags/sdk/api/memberships/somebody', 'service'],
    ['/reports/csp', 'service'],
    ['/api/get-location/', 'service'],
    ['/whitelabel/switch', 'service'],
    ['/accessory', 'service'],
    ['/api/other', 'file'],
    ['/whitelabel/switched', 'file'],
    ['/mediathek', 'file'],
    ['/accessories', 'file'],
    ['*', 400],
    ['http://shop.example/', 400],
    ['http://shop.example/services/content', 400],
    ['', 400],
  ])('%s leads to: %s', (url, expected) => {
    expect(statusOf(decide(url))).toBe(expected);
  });

  test('of more than 8,000 characters is refused', () => {
    expect(statusOf(decide(`/?x=${'y'.repeat(7_996)}`))).toBe('file');
    expect(statusOf(decide(`/?x=${'y'.repeat(7_997)}`))).toBe(414);
  });

  const detour = fc.constantFrom(
    '..',
    '.',
    '%2e%2e',
    '.%2E',
    '%2e',
    '',
    '%5c',
    '%00',
    '%0a',
    'a%2fb',
  );
  const root = fc.constantFrom('media', 'services', 'web-api', 'assets', 'reports', 'price-api');

  property.prop([
    root,
    detour,
    fc.constantFrom('services/content/v2', 'x', 'favicon.svg'),
    fc.boolean(),
  ])(
    'with a detour, however it is written, reaches no file and no service',
    (first, second, rest, isRead) => {
      const path = `/${first}/${second}/${rest}`;
      expect(statusOf(decide(path))).toBe('page');
      expect(statusOf(decide(path, { method: isRead ? 'HEAD' : 'POST' }))).toBe(
        isRead ? 'page' : 400,
      );
      expect(statusOf(decide(`/${second}/${first}/${rest}`))).toBe('page');
    },
  );
});

test('a refusal says what it refuses', () => {
  const bodyOf = (url: string, asked: Asked = {}) => {
    const decision = decide(url, asked);
    return decision.kind === 'refused' ? decision.answer.body : decision.kind;
  };
  expect(bodyOf('*')).toBe('Bad Request');
  expect(bodyOf(`/${'y'.repeat(8_000)}`)).toBe('URI Too Long');
  expect(bodyOf('/', { host: 'evil.example' })).toBe('Misdirected Request');
  expect(bodyOf('/a//b', { method: 'POST', host: 'evil.example' })).toBe('Bad Request');
});

test.each([
  [undefined, '/', '', 'document', '/'],
  ['/a?b=1?c', '/a', '?b=1?c', 'document', '/a'],
  ['/a?', '/a', '?', 'document', '/a'],
  ['?b', '', '?b', 'document', ''],
  ['/a/_payload.json?b', '/a/_payload.json', '?b', 'payload', '/a'],
  ['/a/_configuration.json', '/a/_configuration.json', '', 'configuration', '/a'],
])('the address %s is %s with %s, a %s of %s', (url, path, search, form, rawPath) => {
  const asked = readAskedAddress(embeddedSites(3_000), { url, headers: {} });
  expect(asked).toMatchObject({ path, search, form, reading: { rawPath } });
});

describe('a host', () => {
  test.each(['/', '/assets/app.js', '/media/a', '/services/flags/x', '/web-api/x', '/reports/csp'])(
    'that is not ours is refused for %s, too',
    (url) => {
      expect(statusOf(decide(url, { host: 'evil.example' }))).toBe(421);
      expect(statusOf(decide(url, { host: 'www.shop.example' }))).not.toBe(421);
    },
  );

  test('is every one where the shop has no hosts of its own', () => {
    const sites = embeddedSites(3000);
    const edge = createEdge({ embeddedServices: 'internal', findsOutbox: () => false });
    const headers = { host: 'anything.example' };
    const request = { method: 'GET', url: '/web-api/x', headers, socket: {} };
    expect(edge(request, readAskedAddress(sites, request)).kind).toBe('service');
  });

  test('stands once', () => {
    expect(hasOneHost({ rawHeaders: ['Host', 'a', 'X-Host', 'b', 'Accept', 'host'] })).toBe(true);
    expect(hasOneHost({ rawHeaders: ['Host', 'a', 'hOST', 'a'] })).toBe(false);
    expect(hasOneHost({ rawHeaders: ['Date', 'a', 'Date', 'b'] })).toBe(true);
    expect(hasOneHost({ rawHeaders: [] })).toBe(true);
  });
});

describe('a method', () => {
  test.each(['TRACE', 'CONNECT', 'PROPFIND', 'PURGE', 'get', ''])('%j is not taken', (method) => {
    expect(decide('/', { method })).toMatchObject({
      kind: 'refused',
      answer: {
        status: 405,
        body: 'Method Not Allowed',
        headers: { allow: 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT' },
      },
    });
  });

  test.each([
    ['POST', '/web-api/send-contact', 'posts'],
    ['POST', '/web-api/contact-message', 'messages'],
    ['DELETE', '/web-api/x', 'posts'],
    ['POST', '/reports/csp', 'reports'],
    ['POST', '/services/flags/events/api/events/bulk', 'reports'],
    ['POST', '/services/%66lags/events/api/events/bulk', 'reports'],
    ['GET', '/media/a', 'misses'],
    ['GET', '/web-api/x', undefined],
    ['OPTIONS', '/web-api/x', undefined],
    ['HEAD', '/web-api/x', undefined],
    ['POST', '/media/a', 'misses'],
    ['POST', '/reports', 'reports'],
    ['POST', '/web-api/flags', 'posts'],
    ['POST', '/web-api/customer-login', 'passwords'],
    ['POST', '/web-api/customer-signup', 'passwords'],
    ['POST', '/web-api/customer-signup-confirm', 'passwords'],
    ['POST', '/web-api/customer-password-reset', 'passwords'],
    ['POST', '/web-api/customer-password-confirm', 'passwords'],
    ['POST', '/web-api/voucher', 'passwords'],
    ['POST', '/forms/voucher', 'passwords'],
    ['POST', '/gift-voucher', 'posts'],
    ['GET', '/web-api/customer-login', undefined],
    ['POST', '/web-api/newsletter-subscribe', 'messages'],
    ['POST', '/web-api/contract-withdrawal', 'messages'],
  ])('%s %s counts as %s', (method, url, rateClass) => {
    expect(decide(url, { method })).toEqual({ kind: 'service', rateClass });
  });
});

test.each([
  ['POST', '/', 'messages'],
  ['POST', '/vertrag-widerrufen', 'messages'],
  ['POST', '/kontakt', 'messages'],
  ['POST', '/k%6fntakt?a=1', 'messages'],
  ['POST', '/fr/contact/', 'messages'],
  ['POST', '/kontakt?dialog=log-in', 'passwords'],
  ['GET', '/kontakt', undefined],
])('%s to the page %s counts as %s', (method, url, rateClass) => {
  const asked = readAskedAddress(embeddedSites(3000), { url, headers: { host: 'localhost:3000' } });
  expect(rateClassOfPage({ method }, asked)).toBe(rateClass);
});

test('a body that no endpoint takes is refused by its announced size', () => {
  const sized = (size: number) => ({ method: 'POST', headers: { 'content-length': String(size) } });
  expect(statusOf(decide('/web-api/x', sized(50_000_000)))).toBe('service');
  expect(decide('/web-api/x', sized(60_000_000))).toMatchObject({
    answer: { status: 413, body: '{"message":{"text":"The body is too large."}}' },
  });
});

describe('a service that only this process needs', () => {
  test.each([
    '/services/content/v2/cdn/stories',
    '/services/%63ontent/v2/cdn/stories',
    '/services',
    '/services/anything-new',
    '/dev/pages',
    '/dev/other-applications',
    '/dev/outbox',
    '/dev/outbox/mails/one/html',
    '/services/flags/sdk/api/segmentChanges/team?since=1',
    '/services/flags/sdk/api/segment%43hanges/team',
  ])('(%s) is not there for the outside, unless it is opened', (url) => {
    expect(statusOf(decide(url))).toBe('page');
    expect(statusOf(decide(url, { embeddedServices: 'public' }))).toBe('service');
  });

  test.each(['/dev/outbox', '/dev/%6futbox/mails/one'])(
    '(%s) is there for who finds the mails, who opens no other',
    (url) => {
      const own = { host: 'localhost' };
      expect(statusOf(decide(url, own))).toBe('service');
      for (const other of ['/dev/flags', '/dev/outboxes', '/dev', '/services/content/v2'])
        expect(statusOf(decide(other, own))).toBe('page');
    },
  );

  test.each(['/dev/other-application', '/dev/other-application/nowhere?show=a'])(
    '(%s) is there: a page of another application is for shoppers',
    (url) => expect(statusOf(decide(url))).toBe('service'),
  );
});
