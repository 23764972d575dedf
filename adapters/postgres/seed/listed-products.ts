/** What the sample shop asks for products that are listed by their configurations. */
import type { Channel } from '../../../core/domain/locale/channel.ts';
import { markets } from '../../../core/domain/locale/locales.ts';
import type { ProductId } from '../../../core/domain/products/products.ts';
import type { configurationPrices, configurations, products } from '../schema/configurations.ts';
import { marketAmount } from './amounts.ts';
import { marketSeeds } from './markets.ts';

export type ListedSeed = {
  readonly channel: Channel;
  readonly product: ProductId;
  /** Euro cents of one piece, by the configuration that the product's price question names. */
  readonly prices: Readonly<Record<string, number>>;
};

/** A product that becomes sold has its prices here; none is listed yet. */
export const listedSeeds: readonly ListedSeed[] = [];

/** The rows of listed products, valid from an instant on. */
export const listedRows = (
  seeds: readonly ListedSeed[],
  validFrom: Date,
): {
  readonly products: (typeof products.$inferInsert)[];
  readonly configurations: (typeof configurations.$inferInsert)[];
  readonly prices: (typeof configurationPrices.$inferInsert)[];
} => {
  const listed = seeds.flatMap(({ channel, product, prices }) =>
    Object.entries(prices).map(([parameters, cents]) => ({
      productId: `${channel}/${product}`,
      id: `${channel}/${product}?${parameters}`,
      parameters,
      cents,
    })),
  );
  return {
    products: seeds.map(({ channel, product }) => ({
      id: `${channel}/${product}`,
      channel,
      product,
    })),
    configurations: listed.map(({ id, productId, parameters }) => ({ id, productId, parameters })),
    prices: listed.flatMap(({ id, cents }) =>
      markets.map((market) => ({
        configurationId: id,
        market,
        validFrom,
        amount: marketAmount(marketSeeds[market], cents),
      })),
    ),
  };
};
