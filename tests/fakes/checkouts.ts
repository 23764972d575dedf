import { emptyCheckout, joinCheckouts } from '../../core/domain/checkout/checkout.ts';
import { parseCheckout, printCheckout } from '../../core/domain/checkout/parse-checkout.ts';
import { E, TE } from '../../core/fp.ts';
import type { Checkouts } from '../../core/ports/checkouts.ts';
import { textOfOwner } from './owner.ts';

/** Checkouts in memory, as the texts that a store would keep. */
export const memoryCheckouts = (): Checkouts => {
  const texts = new Map<string, string>();
  const checkoutOf = (key: string) => {
    const text = texts.get(key);
    return text === undefined ? emptyCheckout : parseCheckout(text);
  };
  return {
    read: (owner) => async () => E.right(checkoutOf(textOfOwner(owner))),
    change: (owner, change) => async () => {
      const key = textOfOwner(owner);
      const after = change(checkoutOf(key));
      if (E.isRight(after)) texts.set(key, printCheckout(after.right));
      return after;
    },
    join: (from, into) => async () => {
      const [fromKey, intoKey] = [textOfOwner(from), textOfOwner(into)];
      const brought = checkoutOf(fromKey);
      if (brought.id === '') return E.right(checkoutOf(intoKey));
      const { joined, left } = joinCheckouts(checkoutOf(intoKey), brought);
      texts.set(intoKey, printCheckout(joined));
      texts.set(fromKey, printCheckout(left));
      return E.right(joined);
    },
  };
};

/** Checkouts that cannot be reached. */
export const failingCheckouts = (): Checkouts => {
  const error = TE.left({ kind: 'checkout-unavailable', reason: 'full' } as const);
  return { read: () => error, change: () => error, join: () => error };
};
