import { and, eq } from 'drizzle-orm';

import type { Channel } from '../../../core/domain/locale/channel.ts';
import type { Market } from '../../../core/domain/locale/locales.ts';
import type { PriceHistory } from '../../../core/domain/pricing/price-history.ts';
import type { Database } from '../database.ts';
import { configurationPrices, configurations, products } from '../schema/configurations.ts';

type ListedConfiguration = {
  readonly channel: Channel;
  readonly market: Market;
  readonly product: string;
  readonly parameters: string;
};

/** What one piece ever cost in a market; undefined where it is not listed. */
export const listedHistoryOf = async (
  { orm }: Database,
  { channel, market, product, parameters }: ListedConfiguration,
): Promise<PriceHistory | undefined> => {
  const rows = await orm
    .select({
      validFrom: configurationPrices.validFrom,
      amount: configurationPrices.amount,
    })
    .from(configurationPrices)
    .innerJoin(configurations, eq(configurations.id, configurationPrices.configurationId))
    .innerJoin(products, eq(products.id, configurations.productId))
    .where(
      and(
        eq(products.channel, channel),
        eq(products.product, product),
        eq(configurations.parameters, parameters),
        eq(configurationPrices.market, market),
      ),
    );
  return rows.length === 0
    ? undefined
    : {
        changes: rows.map(({ validFrom, amount }) => ({ validFrom: validFrom.getTime(), amount })),
        promotions: [],
      };
};
