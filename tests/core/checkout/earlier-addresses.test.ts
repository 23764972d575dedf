/** Which addresses of their own orders a customer is offered. */
import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';

import {
  earlierAddresses,
  earlierAddressOf,
  mostEarlierAddresses,
} from '../../../core/domain/checkout/earlier-addresses.ts';
import { someAddress } from '../../arbitraries/order.ts';

const anyAddress = fc
  .record({
    street: fc.constantFrom('Gipsstr. 1', 'Hauptweg 2', '["', ''),
    city: fc.constantFrom('Berlin', 'Bern', '","', 'a'),
    addition: fc.constantFrom('', 'Hof'),
    country: fc.constantFrom('DE' as const, 'CH' as const),
  })
  .map((parts) => ({ ...someAddress, ...parts }));

const anyPlaced = fc.array(
  fc.record({ billing: anyAddress, delivery: fc.option(anyAddress, { nil: undefined }) }),
  { maxLength: 12 },
);

property.prop([anyPlaced])('all of them are of own orders, in the country, each once', (placed) => {
  const offered = earlierAddresses(placed, 'DE');
  const used = placed.map(({ billing, delivery }) => delivery ?? billing);
  expect(offered.length).toBeLessThanOrEqual(mostEarlierAddresses);
  expect(new Set(offered.map(({ key }) => key)).size).toBe(offered.length);
  for (const [place, { address }] of offered.entries()) {
    expect(used).toContainEqual(address);
    expect(address.country).toBe('DE');
    expect(offered.slice(0, place).map((one) => one.address)).not.toContainEqual(address);
  }
  const distinct = new Set(
    used.filter(({ country }) => country === 'DE').map((address) => JSON.stringify(address)),
  );
  expect(offered).toHaveLength(Math.min(distinct.size, mostEarlierAddresses));
});

property.prop([anyPlaced])('the last used is the first, and each is found again', (placed) => {
  const offered = earlierAddresses(placed, undefined);
  expect(offered[0]?.address).toEqual(placed[0]?.billing);
  for (const one of offered) {
    expect(earlierAddressOf(offered, one.key)).toEqual(one);
    expect(earlierAddressOf(offered, one.address)).toEqual(one);
  }
});

test('a key that was never given, or is none any more, chooses nothing', () => {
  const offered = earlierAddresses([{ billing: someAddress, delivery: undefined }], 'DE');
  for (const key of ['', 'x', '[]']) expect(earlierAddressOf(offered, key)).toBeUndefined();
  expect(earlierAddressOf([], offered[0]?.key ?? '')).toBeUndefined();
});
