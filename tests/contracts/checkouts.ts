/** What every implementation of the checkouts port must do, whatever keeps them. */
import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  emptyCheckout,
  isEmptyCheckout,
  joinCheckouts,
  type Checkout,
} from '../../core/domain/checkout/checkout.ts';
import { E, type TE } from '../../core/fp.ts';
import type { Checkouts } from '../../core/ports/checkouts.ts';
import { anyCheckout } from '../arbitraries/checkout.ts';
import { newOwners } from './visitor-lists.ts';

const kept = async (call: TE.TaskEither<unknown, Checkout>): Promise<Checkout> => {
  const answer = await call();
  if (E.isLeft(answer)) throw new Error('The store did not answer.');
  return answer.right;
};

const anyBegun = anyCheckout.filter((checkout) => !isEmptyCheckout(checkout));

/** The suite. */
export const checkoutsContract = (name: string, start: () => Promise<Checkouts>): void => {
  describe(`checkouts: ${name}`, () => {
    property.prop([anyBegun, anyBegun], { numRuns: 10 })(
      'give back what was typed last, to each owner their own, and come along at a log-in',
      async (first, second) => {
        const checkouts = await start();
        const { visitor, customer } = newOwners();
        expect(await kept(checkouts.change(visitor, () => E.right(first)))).toEqual(first);
        expect(await kept(checkouts.read(customer))).toEqual(emptyCheckout);
        await kept(checkouts.change(customer, () => E.right(second)));
        const { joined } = joinCheckouts(second, first);
        expect(await kept(checkouts.join(visitor, customer))).toEqual(joined);
        expect(await kept(checkouts.read(visitor))).toEqual(emptyCheckout);
        expect(await kept(checkouts.join(visitor, customer))).toEqual(joined);
        // Ordered.
        expect(await kept(checkouts.change(customer, () => E.right(emptyCheckout)))).toEqual(
          emptyCheckout,
        );
        expect(await kept(checkouts.read(customer))).toEqual(emptyCheckout);
      },
    );

    test('stay as they were where a change is refused', async () => {
      const checkouts = await start();
      const { visitor } = newOwners();
      const refusal = { kind: 'refused' } as const;
      expect(await checkouts.change(visitor, () => E.left(refusal))()).toEqual(E.left(refusal));
      expect(await kept(checkouts.read(visitor))).toEqual(emptyCheckout);
    });
  });
};
