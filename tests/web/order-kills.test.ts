import { expect, inject, test } from 'vitest';

import { killOrdersOn } from '../../scripts/endure/order-kills.ts';
import { randomOf } from '../../scripts/endure/random.ts';

test('a kill while shoppers order loses no order, and nothing is done by half or twice', async () => {
  const random = randomOf(Math.floor(Math.random() * 2 ** 30));
  const found = await killOrdersOn('pglite', undefined, 1, random, inject('template'));
  expect(found.acknowledged).toBeGreaterThan(0);
});
