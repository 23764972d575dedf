/** The states' table: whole, dated, and of states that there are. */
import { describe, expect, test } from 'vitest';

import { regionCode } from '../../../../core/domain/customer/address-formats.ts';
import { E } from '../../../../core/fp.ts';
import {
  stateRatesAsOf,
  stateTaxes,
  type StateTax,
} from '../../../../server/embedded/sales-tax/state-rates.ts';
import { stateSalesTaxes } from '../../../../server/embedded/sales-tax/state-sales-taxes.ts';
import { withinNexus } from '../../../../server/composition/sales-taxes.ts';
import { salesTaxQuestion } from '../../../contracts/sales-taxes.ts';
import { manualClock } from '../../../fakes/clock.ts';

const taxes: readonly (readonly [string, StateTax])[] = Object.entries(stateTaxes);

describe('the sales taxes of the states', () => {
  test('are those of 46 states, each rate from its day on', () => {
    expect(taxes).toHaveLength(46);
    for (const [state, { rates }] of taxes) {
      expect(regionCode('state', state)).toBe(state);
      const days = rates.map(({ since }) => since);
      expect(days).toEqual(days.toSorted());
      for (const { since, perMillion } of rates) {
        expect(since <= stateRatesAsOf.day).toBe(true);
        expect(perMillion).toBeGreaterThan(0);
        expect(perMillion).toBeLessThanOrEqual(72_500);
      }
    }
  });

  test('take the rate of the day', async () => {
    const louisiana = {
      ...salesTaxQuestion('CA'),
      destination: { ...salesTaxQuestion('CA').destination, state: 'LA' },
    };
    const rateAt = async (instant: string) => {
      const counted = await stateSalesTaxes(manualClock(Date.parse(instant))).count(louisiana)();
      return E.isRight(counted) ? counted.right[0]?.perMillion : counted.left.kind;
    };
    expect(await rateAt('2025-01-01T04:59:59Z')).toBe(44_500);
    expect(await rateAt('2025-01-01T05:00:00Z')).toBe(50_000);
    expect(await rateAt('1970-01-01T05:00:00Z')).toBe(44_500);
  });

  test('are collected only where the shop is registered', async () => {
    const everywhere = stateSalesTaxes(manualClock(Date.parse('2026-11-27T12:00:00Z')));
    const registered = withinNexus(['CA'], everywhere);
    const [inside, outside] = [salesTaxQuestion('CA'), salesTaxQuestion('NY')];
    expect(await registered.count(inside)()).toEqual(await everywhere.count(inside)());
    expect(await registered.count(outside)()).toEqual(E.right([]));
  });
});
