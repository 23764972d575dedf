/** What every implementation of the shipping port must do, whatever answers behind it. */
import { fc, test as property } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect } from 'vitest';

import { countdownAt } from '../../core/domain/countdown/cut-offs.ts';
import { currencyOf } from '../../core/domain/locale/locale-units.ts';
import { E } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Shipping } from '../../core/ports/shipping.ts';
import { anyChannel, anyLocale } from '../arbitraries/locale.ts';
import { manualClock } from '../fakes/clock.ts';

/** An implementation that lives by a clock, and its end. */
type RunningShipping = { readonly shipping: Shipping; readonly stop: () => Promise<void> };

const anyNow = fc.integer({
  min: Date.parse('2026-01-01T00:00:00Z'),
  max: Date.parse('2028-01-01T00:00:00Z'),
});

/** The suite. `start` begins an implementation that takes the time from the clock. */
export const shippingContract = (
  name: string,
  start: (clock: Clock) => Promise<RunningShipping>,
): void => {
  describe(`shipping: ${name}`, () => {
    const clock = manualClock(0);
    let running: RunningShipping | undefined;
    beforeAll(async () => {
      running = await start(clock);
    });
    afterAll(() => running?.stop());

    property.prop([anyChannel, anyLocale, anyNow], { numRuns: 40 })(
      'promises an arrival after a cut-off that is still ahead',
      async (channel, locale, now) => {
        if (running === undefined) throw new Error('Shipping was not started.');
        clock.set(now);
        const answer = await running.shipping.information({ channel, locale })();
        if (E.isLeft(answer)) throw new Error(answer.left.reason);
        const { lastOrderDates, arrival, shippingFrom } = answer.right;
        const { lodStart, lodEnd = Number.NaN, expressLodEnd = lodEnd } = lastOrderDates;
        expect(lodStart).toBeLessThanOrEqual(now);
        expect(lodEnd).toBeGreaterThan(now);
        expect(expressLodEnd).toBeGreaterThanOrEqual(lodEnd);
        expect(arrival).toBeGreaterThan(expressLodEnd);
        expect(countdownAt(lastOrderDates, now).kind).toBe('cut-off');
        expect(Number.isSafeInteger(shippingFrom.minorUnits)).toBe(true);
        expect(shippingFrom.currency).toBe(currencyOf(locale));
      },
    );
  });
};
