/** Until when to order for the next occasion: on product pages, and where the campaign leads. */
import { expect, test } from 'vitest';

import { deliveryRules } from '../../core/domain/delivery/tables/delivery-rules.ts';
import { writtenDay } from '../../core/domain/countdown/written-instant.ts';
import { promiseInMarket } from '../../core/domain/delivery/holidays.ts';
import { occasionDeadlines } from '../../core/domain/delivery/occasion-deadlines.ts';
import { calendarDay } from '../../core/domain/time/calendar-day.ts';
import { occasionMessages } from '../../ui/components/delivery/messages.ts';
import { ask } from './ask.ts';

/** What the shop's own rule says now, if an occasion is near. */
const next = () => {
  const now = Date.now();
  const { lastOrderDates, arrival } = promiseInMarket(deliveryRules.de, 'de', now);
  const arrivalDay = calendarDay('Europe/Berlin', arrival);
  const promise = { lodEnd: lastOrderDates.lodEnd ?? 0, arrivalDay };
  return occasionDeadlines('de', promise, now)[0];
};

const textOf = async (path: string): Promise<string> =>
  (await ask('localhost', path)).body.toString().replaceAll('\u00a0', ' ');

test('stands beside the delivery of a product and on the page of gifts, or nowhere', async () => {
  const [canvas, framed, gifts] = await Promise.all([
    textOf('/leinwanddruck'),
    textOf('/leinwanddruck?material=leinwand%2Bschattenfuge-leinwand'),
    textOf('/fotogeschenke'),
  ]);
  const deadline = next();
  const days = deadline?.lastOrders.map((at) => writtenDay('de-DE', at).replaceAll('\u00a0', ' '));
  for (const [page, extraDays] of [
    [canvas, 0],
    [framed, 1],
  ] as const) {
    const line = /Rechtzeitig zu[^<]*: bis ([^<]*), \d+:\d+ Uhr bestellen/u.exec(page)?.[1];
    expect(line).toBe(days?.[extraDays]);
  }
  expect(gifts.includes('id="last-orders"')).toBe(deadline !== undefined);
  if (deadline === undefined) return;
  expect(canvas).toContain(occasionMessages[`occasion.${deadline.occasion}`].de);
  for (const day of [days?.[0], days?.[2]]) expect(gifts).toContain(day);
  // The campaign, while it runs, leads there.
  expect(canvas.includes('href="/fotogeschenke#last-orders"')).toBe(
    canvas.includes('Rechtzeitig vor Weihnachten bestellen'),
  );
});
