/** Pages that say what comes, stories that lead on, and the withdrawal of a contract, over the wire. */
import { describe, expect, inject, test } from 'vitest';

import { ask } from './ask.ts';

describe('what is one visitor’s, or leads on', () => {
  test.each([
    ['localhost', '/products'],
    ['localhost', '/vorkonfigurator-kalender'],
    ['kartenliebe.localhost', '/vorkonfigurator-karten/'],
    ['localhost', '/themes/42'],
    ['localhost', '/merkzettel'],
    ['ch.localhost', '/fr/liste-d-envies'],
    ['localhost', '/kundenkonto'],
    ['ch.localhost', '/it/carrello'],
    ['gb.localhost', '/checkout'],
    ['localhost', '/fotobuch-gestalten'],
  ])('%s%s answers with a designed page that no search engine keeps', async (host, path) => {
    const { status, text } = await ask(host, path);
    expect(status).toBe(200);
    expect(text).toMatch(/<meta name="robots" content="noindex/u);
    expect(text).toMatch(/<h1/u);
  });

  test.each(['/theme', '/application/account'])(
    'the story behind them has no address of its own: %s',
    async (path) => {
      expect((await ask('localhost', path)).status).toBe(404);
    },
  );
});

test.each([
  ['localhost', '/leinwanddruck', /mehr: bis [^<]+, \d+:\d\d Uhr bestellt, bei Ihnen bis /u],
  ['be.localhost', '/afdruk-op-canvas', /bestel vóór [^<]+, \d+:\d\d uur, uiterlijk /u],
  ['lu.localhost', '/impression-sur-toile', /commandé avant le [^<]+ à \d+\u00a0h, chez vous /u],
])('express at %s says its hour as delivery does', async (host, path, words) => {
  expect((await ask(host, path)).text).toMatch(words);
});

test('the tile of a material names the chosen format and its price, which its page offers', async () => {
  const words = async (path: string): Promise<string> =>
    (await ask('localhost', path)).text.replace(/<!--.*?-->|<[^>]*>/gu, '');
  const tile = /Acrylglas (?<format>\d+ × \d+) · (?<price>[\d,]+\u00a0€)/u;
  const { format, price } =
    tile.exec(await words('/leinwanddruck?formatType=900x600'))?.groups ?? {};
  expect(format).toBe('90 × 60');
  expect(await words('/acrylglas-druck?formerFormat=900x600')).toContain(
    `Wieder ${format}\u00a0cm ${price}`,
  );
});

test.each([
  [301, '/leinwand', '/leinwanddruck'],
  [302, '/weihnachtsgeschenke', '/fotogeschenke'],
  [307, '/aktion', '/wandbilder'],
  [308, '/abzuege', '/fotoabzuege'],
])('a story leads on with its own status, %i', async (status, path, location) => {
  const answer = await ask('localhost', path);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
});

describe('the withdrawal of a contract', () => {
  const path = '/vertrag-widerrufen';
  const fields = { name: 'Ada Lovelace', orderNumber: 'A-4711', goods: '', email: 'a@example.com' };

  const send = (form: Readonly<Record<string, string>>, headers = {}) =>
    ask('localhost', path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: `http://localhost:${inject('port')}`,
        ...headers,
      },
      body: new URLSearchParams(form).toString(),
    });

  test('is one link away on every page, without a log-in', async () => {
    const { text } = await ask('localhost', '/leinwanddruck');
    expect(text).toContain(`href="${path}"`);
    expect((await ask('localhost', path)).text).toMatch(/<form[^>]+method="post"/u);
  });

  test('is reviewed, confirmed and acknowledged; sent twice it is one', async () => {
    const review = await send({ ...fields, wants: 'review' });
    expect([review.status, review.headers['cache-control']]).toEqual([200, 'no-store']);
    const withdrawalId = /name="withdrawalId" value="(?<id>[^"]+)"/u.exec(review.text)?.groups?.[
      'id'
    ];
    expect(withdrawalId).toBeDefined();
    const confirmed = { ...fields, wants: 'confirm', withdrawalId: withdrawalId ?? '' };
    const first = await send(confirmed);
    const again = await send(confirmed);
    const receipt = /unter der Nummer (?<number>[\dA-F-]{9})/u;
    expect(first.status).toBe(200);
    expect(receipt.exec(first.text)?.[1]).toBe(
      withdrawalId
        ?.replace(/-.*/u, '')
        .replace(/^(.{4})/u, '$1-')
        .toUpperCase(),
    );
    expect(/Eingegangen am [^.]*/u.exec(again.text)?.[0]).toBe(
      /Eingegangen am [^.]*/u.exec(first.text)?.[0],
    );
  });

  test('is refused field by field, and keeps what was typed', async () => {
    const { status, text } = await send({ ...fields, email: 'ada', wants: 'confirm' });
    expect(status).toBe(422);
    expect(text).toContain('value="Ada Lovelace"');
    expect(text.match(/aria-invalid="true"/gu)).toHaveLength(1);
  });

  test.each([
    [403, {}, { origin: 'https://elsewhere.example' }],
    [403, {}, { origin: 'null' }],
    [415, {}, { 'content-type': 'text/plain' }],
    [413, { goods: 'x'.repeat(40_000) }, {}],
  ])('takes no form that is not its own: %i', async (status, more, headers) => {
    expect((await send({ ...fields, ...more }, headers)).status).toBe(status);
  });

  test('is taken of a browser that hides its origin', async () => {
    const hidden = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    expect((await send({ ...fields, wants: 'review' }, hidden)).status).toBe(200);
  });

  test('is the only page that takes a form', async () => {
    const answer = await ask('localhost', '/leinwanddruck', { method: 'POST' });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
