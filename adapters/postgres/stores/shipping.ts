import { and, eq, inArray, min } from 'drizzle-orm';

import type { ShopProduct } from '../../../core/domain/catalogue/shop-products.ts';
import type { DeliveryRule } from '../../../core/domain/delivery/delivery.ts';
import type { Channel } from '../../../core/domain/locale/channel.ts';
import type { Market } from '../../../core/domain/locale/locales.ts';
import type { Database } from '../database.ts';
import { expressProducts, deliveryRules, shippingCosts } from '../schema/shipping.ts';

/** Undefined where the shop does not deliver. */
export const deliveryRuleOf = async (
  { orm }: Database,
  market: Market,
): Promise<DeliveryRule | undefined> => {
  const [row] = await orm.select().from(deliveryRules).where(eq(deliveryRules.market, market));
  return row;
};

/** In minor units, without surcharges; undefined where no cost is known. */
export const lowestShippingCost = async (
  { orm }: Database,
  market: Market,
): Promise<number | undefined> => {
  const [row] = await orm
    .select({ amount: min(shippingCosts.amount) })
    .from(shippingCosts)
    .where(and(eq(shippingCosts.market, market), inArray(shippingCosts.kind, ['parcel', 'bulky'])));
  return row?.amount ?? undefined;
};

/** In minor units; undefined without express. */
export const expressCost = async (
  { orm }: Database,
  market: Market,
): Promise<number | undefined> => {
  const [row] = await orm
    .select({ amount: shippingCosts.amount })
    .from(shippingCosts)
    .where(and(eq(shippingCosts.market, market), eq(shippingCosts.kind, 'express')));
  return row?.amount;
};

/** Products that a channel sends by express in a market. */
export const expressProductsOf = async (
  { orm }: Database,
  channel: Channel,
  market: Market,
): Promise<readonly ShopProduct[]> => {
  const rows = await orm
    .select({ product: expressProducts.product })
    .from(expressProducts)
    .where(and(eq(expressProducts.channel, channel), eq(expressProducts.market, market)));
  return rows.map(({ product }) => product);
};
