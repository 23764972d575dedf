/** Who may send forms: pages of this shop, whatever a browser hides, and no page of another. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { maySendForms, senderOf } from '../../../server/http/sender.ts';

const sites = { ...embeddedSites(3_000), protocol: 'https' } as const;
const host = 'shop.example';
const own = `https://${host}`;

const reads = (headers: Readonly<Record<string, string>>) => (name: string) => headers[name];

describe('a request', () => {
  test.each([
    // Browsers of today, and those whose settings hide the origin.
    ['own', { origin: own, 'sec-fetch-site': 'same-origin' }],
    ['own', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['own', { 'sec-fetch-site': 'same-origin' }],
    // A reload of what was sent, a restored tab.
    ['own', { origin: own, 'sec-fetch-site': 'none' }],
    // Older browsers, and those in a network without TLS, which send no `Sec-Fetch-Site`.
    ['own', { origin: own }],
    ['unsaid', {}],
    ['elsewhere', { origin: 'null' }],
    ['elsewhere', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['elsewhere', { origin: 'null', 'sec-fetch-site': 'same-site' }],
    ['elsewhere', { origin: own, 'sec-fetch-site': 'same-site' }],
    ['elsewhere', { origin: own, 'sec-fetch-site': 'cross-site' }],
    ['elsewhere', { origin: own, 'sec-fetch-site': '' }],
    ['elsewhere', { origin: 'https://elsewhere.example' }],
    // The scheme counts, and so do the port and every other host of the shop.
    ['elsewhere', { origin: `http://${host}` }],
    ['elsewhere', { origin: `${own}:8443` }],
    ['elsewhere', { origin: 'https://karten.shop.example' }],
    ['elsewhere', { origin: `${own}.evil.example` }],
    ['elsewhere', { origin: `${own}/` }],
    ['elsewhere', { origin: '' }],
  ] as const)('is %s: %j', (sender, headers: Readonly<Record<string, string>>) => {
    expect(senderOf(sites, reads({ host, ...headers }))).toBe(sender);
  });

  test('is its own behind a proxy that the shop does not know the port of', () => {
    const headers = { host: 'localhost:8080', origin: 'http://localhost:8080' };
    expect(senderOf({ ...sites, protocol: 'http' }, reads(headers))).toBe('own');
  });

  test('without a host is compared with the first site', () => {
    const plain = embeddedSites(3_000);
    expect(senderOf(plain, reads({ origin: 'http://localhost:3000' }))).toBe('own');
    expect(senderOf(plain, reads({ origin: 'http://localhost:3001' }))).toBe('elsewhere');
  });
});

const anyOrigin = fc.oneof(
  fc.constantFrom(own, `http://${host}`, 'null', '', 'https://elsewhere.example', `${own}/a`),
  fc.webUrl(),
  fc.string(),
);

describe('a form', () => {
  property.prop([fc.constantFrom('cross-site', 'same-site', '', 'Same-Origin'), anyOrigin])(
    'of which a browser says that it stood elsewhere never acts',
    (site, origin) => {
      const headers = { host, 'sec-fetch-site': site, origin };
      expect(maySendForms(sites, reads(headers))).toBe(false);
    },
  );

  property.prop([anyOrigin])(
    'acts by its exact origin alone where nothing else is said',
    (origin) => {
      expect(maySendForms(sites, reads({ host, origin }))).toBe(origin === own);
    },
  );

  property.prop([anyOrigin])('of an own page acts, whatever a browser hides', (origin) => {
    const headers = { host, 'sec-fetch-site': 'same-origin', origin };
    expect(maySendForms(sites, reads(headers))).toBe(true);
  });

  test('of a browser that sends neither header acts, so that everybody can withdraw', () => {
    expect(maySendForms(sites, reads({ host }))).toBe(true);
  });
});
