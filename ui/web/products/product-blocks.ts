/** The blocks of the content by which pages sell products. */
import type { CalculatorBlocks } from '../../../core/domain/content/blocks/calculator.ts';
import type { CollagesBlock } from '../../../core/domain/content/blocks/collages.ts';
import type { Page } from '../../../core/domain/content/page.ts';
import { liveConfigurator } from './live-configurator.ts';

/** The block of each product: a product that pages sell is a line here, and one in registry.ts. */
export type ProductBlocks = CalculatorBlocks & { readonly collage: CollagesBlock };

/** A product that pages sell. */
export type SoldKind = keyof ProductBlocks;

/** The product of a page, and where it stands. */
type PlacedProduct = {
  readonly product: SoldKind;
  readonly block: ProductBlocks[SoldKind];
  readonly place: 'head' | 'body';
};

/**
 * The product that is live on a page: its configurator, else its collages. The address holds one
 * selection, so any further one stays HTML: its choices are links.
 */
export const liveProduct = (page: Page): PlacedProduct | undefined => {
  const configurator = liveConfigurator(page);
  if (configurator !== undefined) return { product: configurator.block.product, ...configurator };
  const block = page.blocks.find((one) => one.kind === 'collages');
  return block && { product: 'collage', block, place: 'body' };
};
