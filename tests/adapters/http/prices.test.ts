import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { httpPrices } from '../../../adapters/http/prices.ts';
import { httpShipping } from '../../../adapters/http/shipping.ts';
import { printFormat } from '../../../core/domain/format/format.ts';
import { currencyOf, formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import { printWirePrice } from '../../../core/domain/money/wire-price.ts';
import { countdownAt } from '../../../core/domain/countdown/cut-offs.ts';
import { E } from '../../../core/fp.ts';
import type { PriceScope } from '../../../core/ports/prices.ts';
import { formatIn } from '../../arbitraries/format.ts';
import { anyLocale } from '../../arbitraries/locale.ts';
import { priceIn } from '../../arbitraries/money.ts';
import { recordingLog } from '../../fakes/log.ts';

const scope: PriceScope = { channel: 'poster', locale: 'de-DE' };
const canvas = { materialType: 'leinwand' } as const;
const baseUrl = 'http://shop.test';

const answering = (body: unknown, status = 200) => {
  const calls: Request[] = [];
  const log = recordingLog();
  const fetch = (request: Request): Promise<Response> => {
    calls.push(request);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return Promise.resolve(new Response(text, { status }));
  };
  return {
    calls,
    log,
    prices: httpPrices({ baseUrl, fetch }),
    shipping: httpShipping({ baseUrl, fetch }),
  };
};

const listed = {
  formatType: '600x400',
  isAvailable: true,
  isFeatured: true,
  priceCurrent: '44.90',
  priceOriginal: 49.9,
};
const list = (formats: readonly unknown[], initialFormatType = '600x400') => ({
  payload: { formats, initialFormatType },
});

describe('prices over HTTP', () => {
  property.prop([
    anyLocale.chain((locale) =>
      fc.tuple(fc.constant(locale), formatIn(formatUnitOf(locale)), priceIn(currencyOf(locale))),
    ),
  ])('a price survives the wire', async ([locale, format, price]) => {
    const { prices } = answering({
      payload: {
        formats: [
          {
            formatType: printFormat(format),
            isAvailable: true,
            isFeatured: true,
            priceCurrent: printWirePrice(price.priceCurrent),
            priceOriginal: printWirePrice(price.priceOriginal),
          },
        ],
        initialFormatType: printFormat(format),
      },
    });
    expect(await prices.formats({ channel: 'poster', locale }, canvas)()).toMatchObject(
      E.right({ featured: [{ format, price }] }),
    );
  });

  test('the question names channel, locale and article, and leaves out what is not there', async () => {
    const { calls, prices } = answering(list([listed]));
    await prices.formats(scope, canvas)();
    await prices.formats(scope, { materialType: 'acrylglas', frameType: 'artbox' })();
    expect(calls.map(({ url }) => url)).toEqual([
      `${baseUrl}/price-api/prices/formats?materialType=leinwand`,
      `${baseUrl}/price-api/prices/formats?materialType=acrylglas&frameType=artbox`,
    ]);
    expect(calls[0]?.headers.get('x-channel')).toBe('poster');
    expect(calls[0]?.headers.get('x-locale')).toBe('de-DE');
  });

  test.each([
    ['no JSON', '<html>', 'the answer is not JSON'],
    ['another shape', { formats: [] }, 'payload is nothing'],
    [
      'no number',
      list([{ ...listed, priceCurrent: 'abc' }]),
      'payload.formats.0.priceCurrent is "abc"',
    ],
    [
      'too fine',
      list([listed, { ...listed, priceOriginal: '49.905' }]),
      'payload.formats.1.priceOriginal is "49.905"',
    ],
    ['negative', list([{ ...listed, priceCurrent: -1 }]), 'payload.formats.0.priceCurrent is -1'],
    [
      'no format',
      list([{ ...listed, formatType: '0x400' }]),
      'payload.formats.0.formatType is "0x400"',
    ],
    [
      'no price',
      list([{ ...listed, priceCurrent: undefined }]),
      'payload.formats.0 is available without a price',
    ],
    [
      'nothing featured',
      list([{ ...listed, isFeatured: false }]),
      'payload.formats features no format',
    ],
    [
      'a foreign start',
      list([listed], '1x1'),
      'payload.initialFormatType is not among the formats',
    ],
  ])('refuses an answer with %s and says where', async (_, body, reason) => {
    const { prices } = answering(body);
    expect(await prices.formats(scope, canvas)()).toEqual(
      E.left({ kind: 'price-answer-refused', reason }),
    );
  });

  test('limits upside down are refused', async () => {
    const side = { minimum: 200, maximum: 100 };
    const { prices } = answering({ payload: { shorter: side, longer: side } });
    const reason = 'payload.shorter has a minimum above its maximum';
    expect(await prices.limits(scope, canvas)()).toEqual(
      E.left({ kind: 'price-answer-refused', reason }),
    );
  });

  test('an error that blames nothing of ours is the service being away', async () => {
    for (const status of [404, 400, 500, 503]) {
      const { prices } = answering({ message: { text: 'no' } }, status);
      expect(await prices.formats(scope, canvas)()).toEqual(
        E.left({ kind: 'prices-unavailable', reason: `the price API answered ${status}` }),
      );
    }
  });

  test('no answer is the service being away', async () => {
    const prices = httpPrices({ baseUrl, fetch: () => Promise.reject(new Error('refused')) });
    expect(await prices.limits(scope, canvas)()).toEqual(
      E.left({ kind: 'prices-unavailable', reason: 'refused' }),
    );
  });

  const delivery = (lastOrderDates: object) => ({
    payload: { lastOrderDates, arrival: '2026-12-21T12:00:00+01:00', shippingFrom: '4.90' },
  });

  test('a malformed cut-off is absent and named, and the others stay', async () => {
    const { shipping } = answering(
      delivery({
        lodStart: '2026-12-01T00:00:00Z',
        lodEnd: 'tomorrow',
        safetyLodEnd: 1,
        expressLodEnd: '2026-12-18T14:00:00+01:00',
      }),
    );
    expect(await shipping.information(scope)()).toMatchObject({
      right: {
        lastOrderDates: {
          lodStart: Date.parse('2026-12-01T00:00:00Z'),
          expressLodEnd: Date.parse('2026-12-18T13:00:00Z'),
        },
        malformed: [{ field: 'lodEnd', text: 'tomorrow' }, { field: 'safetyLodEnd' }],
        arrival: Date.parse('2026-12-21T11:00:00Z'),
      },
    });
  });

  test('without a start the countdown does not begin', async () => {
    const { shipping } = answering(delivery({ lodStart: '?', lodEnd: '2026-12-18T13:00:00Z' }));
    const answer = await shipping.information(scope)();
    if (E.isLeft(answer)) throw new Error(answer.left.reason);
    expect(countdownAt(answer.right.lastOrderDates, 0).kind).toBe('not-started');
  });

  property.prop([fc.jsonValue()])('no answer at all makes it throw', async (body) => {
    const { prices, shipping } = answering(body);
    expect(E.isLeft(await prices.formats(scope, canvas)())).toBe(true);
    expect(E.isLeft(await shipping.information(scope)())).toBe(true);
  });
});
