/** What may be kept is the same bytes under the same headers for every visitor, whoever asks. */
import { fc, test as property } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';

import { netPricesCookie } from '../../../core/domain/cookie/storefront-cookies.ts';
import { allLazyComponents } from '../../../ui/web/navigation/lazy-component.tsx';
import { hostOf, openContentWorld, type ContentWorld } from '../../faults/content-world.ts';
import type { InProcessShop } from '../../faults/in-process-shop.ts';
import type { Answer } from '../http/served.ts';

const paths = ['/', '/leinwanddruck', '/impressum', '/leinwanddruck/_payload.json'] as const;

/** What a header may hold at all. */
const anyValue = fc.stringMatching(/^[!-~]([ -~]{0,60}[!-~])?$/u);

const anyCookies = fc
  .dictionary(
    fc.constantFrom(
      'cc_cookie',
      'consent',
      'user-key',
      'session',
      'whitelabel',
      'theme',
      netPricesCookie,
    ),
    fc.stringMatching(/^[\w%.{}":,-]{0,60}$/u),
    { maxKeys: 5 },
  )
  .map((cookies) =>
    Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
  );

/** Everything that a browser, a proxy or a stranger may say of a visitor. */
const anyHeaders = fc.record(
  {
    cookie: anyCookies,
    accept: anyValue,
    'accept-language': fc.oneof(fc.constantFrom('en-US', 'fr;q=0.9, de;q=0.1', '*'), anyValue),
    authorization: anyValue,
    'cache-control': fc.constantFrom('no-cache', 'no-store', 'max-age=0'),
    'cf-ipcountry': fc.constantFrom('CH', 'US', 'XX'),
    dnt: fc.constantFrom('0', '1'),
    forwarded: anyValue,
    origin: anyValue,
    purpose: fc.constant('prefetch'),
    referer: anyValue,
    'save-data': fc.constant('on'),
    'sec-ch-ua-mobile': fc.constantFrom('?0', '?1'),
    'sec-fetch-dest': fc.constantFrom('document', 'empty', 'iframe'),
    'sec-gpc': fc.constant('1'),
    'user-agent': fc.oneof(
      fc.constantFrom('Googlebot/2.1', 'Mozilla/5.0 (iPhone) Mobile'),
      anyValue,
    ),
    'x-channel': fc.constantFrom('poster', 'kartenliebe'),
    'x-forwarded-for': fc.ipV4(),
    'x-forwarded-host': anyValue,
    'x-forwarded-proto': fc.constantFrom('http', 'https'),
    'x-locale': fc.constantFrom('de-DE', 'fr-FR'),
    'x-anything': anyValue,
  },
  { requiredKeys: [] },
);

const seen = ({ status, headers: { date: _date, ...headers }, body }: Answer) => ({
  status,
  headers,
  body: body.toString('base64'),
});

describe('a page', () => {
  let world: ContentWorld;
  const shops: InProcessShop[] = [];
  const expected = new Map<string, unknown>();

  beforeAll(async () => {
    await allLazyComponents();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T10:00:00Z') });
    world = await openContentWorld();
    const folder = await world.folder();
    const addresses = ['', 'leinwanddruck', 'impressum'].map(
      (path) => `https://www.example.com/${path}`,
    );
    await world.prerender(folder, { kind: 'named', addresses });
    const [kept, prerendered] = [await world.open(), await world.open({ folder })];
    shops.push(kept, prerendered);
    for (const path of paths) expected.set(path, seen(await kept.ask(path, hostOf('poster'))));
  });

  afterAll(async () => {
    for (const shop of shops) await shop.close();
    await world.close();
    vi.useRealTimers();
  });

  property.prop([fc.constantFrom(...paths), anyHeaders], { numRuns: 60 })(
    'that is kept, or lies in a file, is the same whatever a visitor sends',
    async (path, headers) => {
      for (const shop of shops)
        expect(seen(await shop.ask(path, { ...headers, ...hostOf('poster') }))).toEqual(
          expected.get(path),
        );
    },
  );

  property.prop([fc.constantFrom(...paths), anyHeaders], { numRuns: 8 })(
    'is rendered the same for whoever comes first',
    async (path, headers) => {
      const shop = await world.open();
      const answer = await shop.ask(path, { ...headers, ...hostOf('poster') });
      await shop.close();
      expect(seen(answer)).toEqual(expected.get(path));
    },
  );
});
