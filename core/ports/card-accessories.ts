import type { CardAccessoryKind } from '../domain/catalogue/card-extras.ts';
import type { Money } from '../domain/money/money.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { ShopScope } from './scope.ts';
import type { ShopRefusal } from './shop-refusal.ts';

/** The price is per piece. */
export type CardAccessory = {
  readonly sku: string;
  readonly kind: CardAccessoryKind;
  readonly price: Money;
};

export type CardAccessoryError = Outage<'accessories-unavailable'>;

/** Accessories of cards (storefront §7: `card-accessories`, `card-accessory-order`). */
export type CardAccessoryShop = {
  /** All of a kind that are sold here. */
  readonly list: (
    scope: ShopScope,
    kind: CardAccessoryKind,
  ) => TE.TaskEither<CardAccessoryError, readonly CardAccessory[]>;
  /** Puts pieces into the cart; an accessory not sold is `refused`. */
  readonly add: (
    scope: ShopScope,
    sku: string,
    quantity: number,
  ) => TE.TaskEither<ShopRefusal<'error-add-accessory'>, void>;
};

export type HasCardAccessories = { readonly cardAccessories: CardAccessoryShop };
