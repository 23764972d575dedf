/** How the statistics read each product; its rules come in a chunk that pages with it have already. */
import type { TrackedItem } from '../../../core/domain/consent/tracking-event.ts';
import type { LengthUnit } from '../../../core/domain/locale/locales.ts';
import type { ConfiguredProduct } from '../configurator/known-configurations.ts';
import type { SoldKind } from './product-blocks.ts';
import type { AnyProductData, ProductDataOf } from './registry.ts';

/** Reads what an address has chosen of a product; undefined where nothing is told of it. */
type ReadItem<Data> = (
  product: Data,
  unit: LengthUnit,
  search: string,
) => Promise<TrackedItem | undefined>;

const ofConfigurator: ReadItem<ConfiguredProduct> = async (product, unit, search) =>
  (await import('../recording/recorded-item.ts')).recordedItem(product, unit, search);

const readers: { readonly [Product in SoldKind]: ReadItem<ProductDataOf[Product]> } = {
  framedMaterial: ofConfigurator,
  photoFrame: ofConfigurator,
  collage: async () => undefined,
};

const readKind = <Product extends SoldKind>(
  product: ProductDataOf[Product] & { readonly product: Product },
  unit: LengthUnit,
  search: string,
): Promise<TrackedItem | undefined> => readers[product.product](product, unit, search);

/** What an address has chosen of a product, as the statistics know it. */
export const recordedOf = (
  product: AnyProductData,
  unit: LengthUnit,
  search: string,
): Promise<TrackedItem | undefined> => readKind(product, unit, search);
