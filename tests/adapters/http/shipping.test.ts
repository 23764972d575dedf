import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';

import { httpShipping } from '../../../adapters/http/shipping.ts';
import { countdownAt } from '../../../core/domain/countdown/cut-offs.ts';
import { E } from '../../../core/fp.ts';
import { answering, euros, json, scope, testQuestions, unavailable } from './api-questions.ts';

const delivery = (lastOrderDates: object) => ({
  payload: { lastOrderDates, arrival: '2026-12-21T12:00:00+01:00', shippingFrom: '4.90' },
});

testQuestions([
  {
    ask: (api) => httpShipping(api).information(scope)(),
    line: 'GET /web-api/shipping-information',
    answer: () => json(delivery({})),
    means: {
      lastOrderDates: { lodStart: Number.NaN },
      malformed: [],
      arrival: Date.parse('2026-12-21T11:00:00Z'),
      shippingFrom: euros(490),
    },
    away: unavailable('shipping-information-unavailable'),
    missing: unavailable('shipping-information-unavailable', 'the shop API answered 404'),
  },
]);

const information = async (answer: unknown) =>
  httpShipping(answering(json(answer)).api).information(scope)();

test('a malformed cut-off is absent and named, and the others stay', async () => {
  const answer = delivery({
    lodStart: '2026-12-01T00:00:00Z',
    lodEnd: 'tomorrow',
    safetyLodEnd: 1,
    expressLodEnd: '2026-12-18T14:00:00+01:00',
  });
  expect(await information(answer)).toMatchObject({
    right: {
      lastOrderDates: {
        lodStart: Date.parse('2026-12-01T00:00:00Z'),
        expressLodEnd: Date.parse('2026-12-18T13:00:00Z'),
      },
      malformed: [{ field: 'lodEnd', text: 'tomorrow' }, { field: 'safetyLodEnd' }],
    },
  });
});

test('without a start the countdown does not begin', async () => {
  const answer = await information(delivery({ lodStart: '?', lodEnd: '2026-12-18T13:00:00Z' }));
  if (E.isLeft(answer)) throw new Error(answer.left.reason);
  expect(countdownAt(answer.right.lastOrderDates, 0).kind).toBe('not-started');
});

property.prop([fc.jsonValue()])('no answer at all makes it throw', async (answer) => {
  expect(E.isLeft(await information(answer))).toBe(true);
});
