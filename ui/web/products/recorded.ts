import type { PageProductId } from '../../../core/domain/products/products.ts';
import type { TrackedItem } from '../../../core/domain/consent/tracking-event.ts';
import { trackedItem } from '../../../core/domain/consent/tracked-item.ts';
import type { RecordedChoice, RecordingShell } from './product.ts';
import { products, type AnyProductData, type ProductDataOf } from './registry.ts';

const recordNamed = <Product extends PageProductId>(
  product: ProductDataOf[Product] & { readonly product: Product },
  shell: RecordingShell,
  search: string,
): Promise<RecordedChoice | undefined> =>
  products[product.product].recorded(product, shell, search);

/** The selection of an address as statistics know it. */
export const recordedOf = async (
  product: AnyProductData,
  shell: RecordingShell,
  search: string,
): Promise<TrackedItem | undefined> => {
  const chosen = await recordNamed(product, shell, search);
  return chosen && trackedItem(product.designer, chosen, 1, chosen.price);
};

export const isChosenAt = ({ product }: AnyProductData, search: string): boolean =>
  new URLSearchParams(search).has(products[product].chosenBy);
