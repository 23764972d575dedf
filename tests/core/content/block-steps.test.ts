import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { pageWithStep } from '../../../core/domain/content/block-steps.ts';
import { emptyWishlistStep } from '../../../core/domain/wishlist/wishlist-step.ts';
import { anyWrittenBlock } from '../../arbitraries/content-page.ts';
import { plainPage } from '../../fakes/plain-page.ts';

const cart = { kind: 'cart', id: 'cart', headline: 'Cart' } as const;
const unavailable = { kind: 'unavailable' } as const;

describe('a page with a step', () => {
  property.prop([fc.array(anyWrittenBlock), fc.array(anyWrittenBlock)])(
    'shows it in every block of its kind, and leaves the others as they are',
    (before, after) => {
      const other = [...before, ...after].filter(({ kind }) => kind !== 'cart');
      const page = (step: typeof unavailable) => ({
        ...plainPage('cart'),
        blocks: [{ ...cart, step }, ...other, { ...cart, id: 'second', step }],
      });
      const told = {
        kind: 'shown',
        items: [],
        extras: [],
        total: undefined,
        gifts: [],
        vouchers: [],
        due: undefined,
        lastPut: undefined,
      } as const;
      expect(pageWithStep(page(unavailable), { kind: 'cart', step: told })).toEqual({
        ...page(unavailable),
        blocks: [{ ...cart, step: told }, ...other, { ...cart, id: 'second', step: told }],
      });
    },
  );

  test('shows no step of another kind of block', () => {
    // @ts-expect-error a cart does not show the step of a wishlist
    const page = pageWithStep(plainPage('cart'), { kind: 'cart', step: emptyWishlistStep });
    expect(page).toEqual(plainPage('cart'));
  });
});
