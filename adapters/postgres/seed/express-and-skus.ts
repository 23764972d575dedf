/** Express products and SKUs of the sample shop. */
import type { ShopProduct } from '../../../core/domain/catalogue/shop-products.ts';
import type { SkuContainer } from '../../../core/domain/designer/sku-container.ts';
import { expressRate } from '../../../core/domain/delivery/shipping-cost.ts';
import { markets } from '../../../core/domain/locale/locales.ts';
import type { expressProducts } from '../schema/shipping.ts';
import type { skuContainers } from '../schema/sku-containers.ts';

const expressSeeds = {
  poster: ['photo-frame', 'collage'],
  kartenliebe: ['card'],
} as const satisfies Record<string, readonly ShopProduct[]>;

export const expressRows = (): (typeof expressProducts.$inferInsert)[] =>
  markets
    .filter((market) => expressRate(market) !== undefined)
    .flatMap((market) => [
      ...expressSeeds.poster.map((product) => ({ channel: 'poster' as const, market, product })),
      ...expressSeeds.kartenliebe.map((product) => ({
        channel: 'kartenliebe' as const,
        market,
        product,
      })),
    ]);

/** The shop's own configurations by their names: what newsletters and price comparisons link to. */
const skuSeeds = [
  {
    sku: 'canvas-deep',
    parameters: { materialType: 'leinwand', optionTypes: ['leinwand-keilrahmen-38mm'] },
  },
  {
    sku: 'gallery-acrylic',
    parameters: {
      materialType: 'acrylglas',
      frameType: 'schattenfuge-platte',
      optionTypes: ['acrylglas-druckverfahren-fineart'],
    },
  },
  {
    sku: 'museum-print',
    parameters: {
      materialType: 'hahnemuehle',
      frameType: 'holzrahmen',
      matType: 'mat-creme',
      matSize: '50',
    },
  },
] as const satisfies readonly SkuContainer[];

/** The named configurations of the poster channel. */
export const skuRows = (): (typeof skuContainers.$inferInsert)[] =>
  skuSeeds.map(({ sku, parameters }) => ({ channel: 'poster' as const, sku, parameters }));
