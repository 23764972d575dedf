import { currencyOf } from '../../core/domain/locale/locale-units.ts';
import { E, TE } from '../../core/fp.ts';
import type { CardAccessory, CardAccessoryShop } from '../../core/ports/card/card-accessories.ts';

/** Accessories in memory, and what was put into the cart. */
type MemoryCardAccessories = CardAccessoryShop & {
  readonly cart: ReadonlyMap<string, number>;
};

/** The port over some accessories, at the same figures in every currency. */
export const memoryCardAccessories = (
  accessories: readonly CardAccessory[],
): MemoryCardAccessories => {
  const cart = new Map<string, number>();
  return {
    cart,
    list:
      ({ locale }, kind) =>
      async () =>
        E.right(
          accessories
            .filter((accessory) => accessory.kind === kind)
            .map((accessory) => ({
              ...accessory,
              price: { ...accessory.price, currency: currencyOf(locale) },
            })),
        ),
    add: (_, sku, quantity) => async () => {
      if (!accessories.some((accessory) => accessory.sku === sku))
        return E.left({ kind: 'refused', message: 'This is not sold.', fields: {} });
      cart.set(sku, (cart.get(sku) ?? 0) + quantity);
      return E.right(undefined);
    },
  };
};

/** The port while the shop API answers with a status. */
export const failingCardAccessories = (status: number): CardAccessoryShop => ({
  list: () => TE.left({ kind: 'accessories-unavailable', reason: 'no answer' }),
  add: () =>
    TE.left({
      kind: 'failed',
      code: 'error-add-accessory',
      status,
      message: undefined,
      fields: {},
    }),
});
