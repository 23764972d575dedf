import { expect, test } from 'vitest';

import { moneyStyleFor } from '../../../../core/domain/money/format-money.ts';
import { listedPrice } from '../../../../ui/web/configurator/listed-price.ts';

const pounds = (minorUnits: number) => ({ minorUnits, currency: 'gbp' }) as const;
const price = { priceOriginal: pounds(1_990), priceCurrent: pounds(1_990) };
const moneyStyle = moneyStyleFor('en-GB', 'gbp');
const deliveryInPrices = { parcel: pounds(590), bulky: pounds(1_490) };

test.each([
  [{ width: 600, height: 400, unit: 'cm' }, deliveryInPrices, '£25.80'],
  [{ width: 1_300, height: 400, unit: 'cm' }, deliveryInPrices, '£34.80'],
  [undefined, deliveryInPrices, '£25.80'],
  [{ width: 600, height: 400, unit: 'cm' }, undefined, undefined],
] as const)('of %o, with deliveries of %o, is %s with delivery', (format, added, delivered) => {
  const shown = listedPrice({ moneyStyle, deliveryInPrices: added }, price, format);
  expect(shown.delivered).toBe(delivered);
});
