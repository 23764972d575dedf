import { expect, inject, test } from 'vitest';

import { submitOrdersOn } from '../../scripts/endure/order-submits.ts';

const submits = 50;

test('fifty submits of one review at once are one order, charge, print and mail', async () => {
  const found = await submitOrdersOn('pglite', undefined, submits, {
    template: inject('template'),
  });
  for (const { answered, tooMany } of [found.first, found.placed, found.paid])
    expect([answered, tooMany]).toEqual([submits, 0]);
});
