/** What an outage of each port makes of a page, and which articles its prices are recorded of. */
import { describe, expect, test } from 'vitest';

import { questionOf } from '../../../adapters/shared/around-port.ts';
import { E, TE } from '../../../core/fp.ts';
import { everyPagePort, pagePorts } from '../../../core/ports/page-ports.ts';
import { recordUses } from '../../../server/pages/record-uses.ts';
import { watchOutages } from '../../../server/pages/watch-outages.ts';
import { embedded } from '../../arbitraries/routing.ts';
import { requestFor, startDecision } from '../../ui/web/requests.ts';

const { ports } = requestFor(startDecision(embedded, 'poster', 'de-DE')).request;

/** All questions of all ports that are asked for any page, with the kind of their outage. */
const questions = Object.entries(pagePorts).flatMap(([port, { outage }]) =>
  outage === undefined
    ? []
    : Object.keys(Reflect.get(ports, port)).flatMap((question) =>
        typeof Reflect.get(Reflect.get(ports, port), question) === 'function'
          ? [{ port, question, kind: outage }]
          : [],
      ),
);

/** Asks a question of a watched port that answers this; says whether the page is whole then. */
const isWholeAfter = async (
  port: string,
  question: string,
  error: { readonly kind: string; readonly reason?: string },
) => {
  const failing = { [question]: () => TE.left(error) };
  const watched = watchOutages({ ...ports, [port]: failing });
  expect(watched.isWhole()).toBe(true);
  const answer = await questionOf(Reflect.get(watched.ports, port), question)()();
  expect(answer).toEqual(E.left(error));
  return watched.isWhole();
};

test('every port that may have an outage is asked here', () => {
  const mayFail = Object.entries(pagePorts).flatMap(([port, row]) => (row.outage ? [port] : []));
  expect([...new Set(questions.map(({ port }) => port))]).toEqual(mayFail);
  expect(mayFail).not.toEqual([]);
});

test.each(questions)('without an answer of $port.$question a page is not whole', async (asked) => {
  const { port, question, kind } = asked;
  expect(await isWholeAfter(port, question, { kind, reason: 'away' })).toBe(false);
  expect(await isWholeAfter(port, question, { kind: 'not-found' })).toBe(true);
});

test('every port is made by its own name', () => {
  const names: string[] = [];
  const made = everyPagePort((name) => {
    names.push(name);
    return ports[name];
  });
  expect(names.toSorted()).toEqual(Object.keys(pagePorts).toSorted());
  for (const name of names) expect(Reflect.get(made, name)).toBe(Reflect.get(ports, name));
});

describe('the record of a page', () => {
  const scope = { channel: 'poster', locale: 'de-DE' } as const;
  const canvas = { materialType: 'leinwand' } as const;
  const framed = { materialType: 'acrylglas', frameType: 'artbox' } as const;
  const format = { width: 600, height: 400, unit: 'cm' } as const;

  test('names the articles of every question about prices, each once', async () => {
    const record = recordUses();
    const { prices, optionPrices } = record.recorded(ports);
    expect(record.uses().isPriced).toBe(false);
    await prices.from(scope, [])();
    expect(record.uses().isPriced).toBe(false);
    await prices.from(scope, [framed, canvas])();
    expect(record.uses()).toMatchObject({
      isPriced: true,
      articles: ['acrylglas in artbox', 'leinwand'],
    });
    await optionPrices.surcharges(scope, { materialType: 'forexplatte' }, format)();
    expect(record.uses().articles).toContain('forexplatte');
  });

  test('knows a page that tells the price of a listed product alone as one with prices', async () => {
    const record = recordUses();
    const { articlePrices } = record.recorded(ports);
    await articlePrices.price(scope, [{ designer: 'photobox', query: 'photoboxType=small' }])();
    expect(record.uses()).toMatchObject({ isPriced: true, articles: ['photobox'] });
  });
});
