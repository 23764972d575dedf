import type { PageProductId } from '../../../core/domain/products/products.ts';
import type { TrackedItem } from '../../../core/domain/consent/tracking-event.ts';
import type { LengthUnit } from '../../../core/domain/locale/locales.ts';
import { products, type AnyProductData, type ProductDataOf } from './registry.ts';

const recordNamed = <Product extends PageProductId>(
  product: ProductDataOf[Product] & { readonly product: Product },
  unit: LengthUnit,
  search: string,
): Promise<TrackedItem | undefined> => products[product.product].recorded(product, unit, search);

/** The selection of an address as statistics know it. */
export const recordedOf = (
  product: AnyProductData,
  unit: LengthUnit,
  search: string,
): Promise<TrackedItem | undefined> => recordNamed(product, unit, search);

export const isChosenAt = ({ product }: AnyProductData, search: string): boolean =>
  new URLSearchParams(search).has(products[product].chosenBy);
