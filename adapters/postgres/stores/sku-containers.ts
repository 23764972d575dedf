import { and, eq } from 'drizzle-orm';

import type { SkuContainer } from '../../../core/domain/designer/sku-container.ts';
import type { Channel } from '../../../core/domain/locale/channel.ts';
import type { Database } from '../database.ts';
import { skuContainers } from '../schema/sku-containers.ts';

/** Undefined where the channel has no SKU of that name. */
export const skuContainerOf = async (
  { orm }: Database,
  channel: Channel,
  sku: string,
): Promise<SkuContainer | undefined> => {
  const [row] = await orm
    .select({ sku: skuContainers.sku, parameters: skuContainers.parameters })
    .from(skuContainers)
    .where(and(eq(skuContainers.channel, channel), eq(skuContainers.sku, sku)));
  return row;
};
