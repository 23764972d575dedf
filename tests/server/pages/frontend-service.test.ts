/** What other front ends ask: what surrounds pages, and a request's flags. */
import { describe, expect, test } from 'vitest';

import { httpInitialData } from '../../../adapters/http/initial-data.ts';
import type { InitialData } from '../../../core/domain/content/initial-data.ts';
import { E } from '../../../core/fp.ts';
import type { FlagUser } from '../../../core/ports/flags.ts';
import { createKeptAnswers } from '../../../server/endpoints/kept-answers.ts';
import type { DrawLayout } from '../../../server/pages/draw-layout.ts';
import { frontendService, isForFrontends } from '../../../server/pages/frontend-service.ts';
import { manualClock } from '../../fakes/clock.ts';
import { recordingLog } from '../../fakes/log.ts';

const german = { channel: 'poster', locale: 'de-DE' } as const;
const layout = { header: '<b>Kopf</b>', footer: '<i>Fuß</i>' };
const drawn: DrawLayout = async () => ({ kind: 'drawn', layout });

const open = (draw: DrawLayout = drawn) => {
  const log = recordingLog();
  const asked: FlagUser[] = [];
  const service = frontendService({
    draw,
    flags: {
      treatments: (names, user) => async () => {
        asked.push(user);
        return Object.fromEntries(names.map((name) => [name, 'on'] as const));
      },
    },
    kept: createKeptAnswers({ clock: manualClock(0), seconds: 10, capacity: 1_000_000 }),
    log,
  });
  const initialData = httpInitialData({
    baseUrl: 'http://shop.test',
    fetch: async (request) => service.fetch(request),
  });
  return { service, log, asked, initialData };
};

describe('the initial data', () => {
  const read = async (draw?: DrawLayout): Promise<E.Either<unknown, InitialData>> =>
    open(draw).initialData.load(german)();

  test('is the layout, and the texts of the locale as JSON', async () => {
    const answer = await read();
    if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left));
    expect(JSON.parse(answer.right.layout)).toEqual(layout);
    expect(JSON.parse(answer.right.messages)).toMatchObject({
      'header.cart': 'Warenkorb',
      'error.not-found.title': 'Diese Seite gibt es nicht',
    });
  });

  test('is drawn once for all who ask of a site, and again for another', async () => {
    const scopes: unknown[] = [];
    const { initialData } = open(async (scope) => {
      scopes.push(scope);
      return drawn(scope);
    });
    const swiss = { ...german, locale: 'fr-CH' } as const;
    for (const scope of [german, german, swiss]) await initialData.load(scope)();
    expect(scopes).toEqual([german, swiss]);
  });

  test.each([
    ['no-site', 404],
    ['no-room', 503],
  ] as const)('says that there is %s with %i', async (kind, status) => {
    expect(await read(async () => ({ kind }))).toEqual(
      E.left({ kind: 'initial-data-unavailable', reason: `the shop API answered ${status}` }),
    );
  });

  test('is 500 where drawing fails, which is logged', async () => {
    const { initialData, log } = open(() => Promise.reject(new Error('broke')));
    expect(await initialData.load(german)()).toMatchObject({ left: { reason: /500/u } });
    expect(log.reports.map(({ code }) => code)).toEqual(['request-failed']);
  });
});

describe('the flags of a request', () => {
  const ask = async (query: string, headers: Readonly<Record<string, string>> = {}) => {
    const { service, asked } = open();
    const answer = await service.request(`/web-api/feature-flags?${query}`, {
      headers: { 'x-channel': 'poster', 'x-locale': 'de-DE', ...headers },
    });
    return { answer, asked, body: await answer.json() };
  };
  const safe = 'path=/fotos-drucken';
  const visitor = { cookie: 'passepartout-user=eve', 'user-agent': 'Firefox/145.0' };

  test('are those of its visitor, of whom the answer says nothing and nobody keeps it', async () => {
    const { answer, asked, body } = await ask(safe, visitor);
    expect(body).toMatchObject({ payload: { flags: { product_matrix: 'on' } } });
    expect(JSON.stringify(body)).not.toContain('eve');
    expect(asked).toEqual([{ key: 'eve', attributes: { channel: 'poster', mobileDevice: false } }]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('vary')).toBe('Cookie');
  });

  test('are none for pages that are the same for everybody, off without a key and for crawlers', async () => {
    expect((await ask('path=/leinwanddruck', visitor)).body).toEqual({ payload: { flags: {} } });
    for (const headers of [{}, { ...visitor, 'user-agent': 'Googlebot/2.1' }]) {
      const { asked, body } = await ask(safe, headers);
      expect([asked, body]).toMatchObject([[], { payload: { flags: { product_matrix: 'off' } } }]);
    }
  });

  test('are forced by the page’s query', async () => {
    const search = encodeURIComponent('?feature=product_matrix&treatment=control');
    const { body } = await ask(`${safe}&search=${search}`, visitor);
    expect(body).toMatchObject({
      payload: { flags: { product_matrix: 'control', '967_nudging': 'on' } },
    });
  });

  test.each(['', 'path=leinwand', `${safe}&search=${'a'.repeat(2_001)}`])(
    'are refused with 400 for "%.30s"',
    async (query) => expect((await ask(query)).answer.status).toBe(400),
  );
});

test('are at their addresses, with any query', () => {
  for (const url of [
    '/web-api/feature-flags?path=/',
    '/web-api/shop-frontends-initial-data',
    '/dev/other-application/nowhere?show=a',
  ])
    expect([url, isForFrontends(url)]).toEqual([url, true]);
  for (const url of [undefined, '', '/', '/web-api/feature-flag', '/web-api/voucher'])
    expect([url, isForFrontends(url)]).toEqual([url, false]);
});
