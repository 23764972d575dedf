import fc from 'fast-check';

import type { Article } from '../../core/domain/products/article-key.ts';
import {
  applyCartCommand,
  cartLimits,
  emptyCart,
  type Cart,
  type CartCommand,
} from '../../core/domain/cart/cart.ts';
import { E } from '../../core/fp.ts';
import { anyGiftOrder } from './voucher.ts';

/** One of a few articles, so that carts and commands often mean the same one. */
export const anyArticle: fc.Arbitrary<Article> = fc.record({
  designer: fc.constantFrom<Article['designer']>('photo-frame', 'collage'),
  query: fc.oneof(
    fc.constantFrom('materialType=leinwand&formatType=600x400&locale=de-DE', ''),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  ),
});

/** A quantity that one article can have. */
export const anyCartQuantity = fc.integer({ min: 1, max: cartLimits.quantity });

/** One of a few UUIDs, of gift vouchers and of vouchers. */
const anyVoucherId = fc.constantFrom(
  ...Array.from('0123456789ab', (digit) => `00000000-0000-4000-8000-00000000000${digit}`),
);

/** Any command, among them ones that are refused. */
export const anyCartCommand: fc.Arbitrary<CartCommand> = fc.oneof(
  fc.record({
    kind: fc.constant('put' as const),
    article: anyArticle,
    quantity: fc.oneof(anyCartQuantity, fc.double(), fc.integer({ min: -1, max: 200 })),
  }),
  fc.record({
    kind: fc.constant('set-quantity' as const),
    key: anyArticle.map(({ designer, query }) => `${designer}?${query}`),
    quantity: fc.oneof(anyCartQuantity, fc.double()),
  }),
  fc.record({
    kind: fc.constant('remove' as const),
    key: fc.oneof(
      anyArticle.map(({ designer, query }) => `${designer}?${query}`),
      anyVoucherId,
    ),
  }),
  fc.record({
    kind: fc.constant('put-gift' as const),
    gift: fc.record({ id: anyVoucherId, order: anyGiftOrder }).map(({ id, order }) => ({
      ...order,
      id,
    })),
  }),
  fc.record({ kind: fc.constant('add-voucher' as const), id: anyVoucherId }),
);

/** What commands make of a cart; those that are refused change nothing. */
export const cartAfter = (before: Cart, commands: readonly CartCommand[]): Cart =>
  commands.reduce((cart, command) => {
    const after = applyCartCommand(cart, command);
    return E.isRight(after) ? after.right : cart;
  }, before);

/** A cart as commands make it. */
export const anyCart: fc.Arbitrary<Cart> = fc
  .array(anyCartCommand, { maxLength: 12 })
  .map((commands) => cartAfter(emptyCart, commands));
