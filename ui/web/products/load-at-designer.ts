import {
  designerProducts,
  type DesignerProduct,
} from '../../../core/domain/catalogue/designers.ts';
import {
  productOfDesigner,
  type HandOffsByDesigner,
} from '../../../core/domain/products/products-by-designer.ts';
import { tableOf } from '../../../core/domain/text/record.ts';
import type { ProductAtDesigner } from './at-designer.ts';
import type { DesignedProduct } from './product.ts';
import { designedProducts } from './registry.ts';

type AtDesigners = {
  readonly [Designer in DesignerProduct]: DesignedProduct<HandOffsByDesigner[Designer]>;
};

const isWhole = (table: Readonly<Record<string, unknown>>): table is AtDesigners =>
  designerProducts.every((designer) => Object.hasOwn(table, designer));

const byDesigner = (): AtDesigners => {
  const table = tableOf(designerProducts, (name) => designedProducts[productOfDesigner[name]]);
  if (!isWhole(table)) throw new Error('Each designer shows its product.');
  return table;
};

const atDesigners = byDesigner();

/** What the embedded designer of a product shows of what it is handed. */
export const productAtDesigner = async <Designer extends DesignerProduct>(
  designer: Designer,
): Promise<ProductAtDesigner<HandOffsByDesigner[Designer]>> => {
  const { atDesigner } = atDesigners[designer];
  if (atDesigner === false) throw new Error('Designers are shown by the server alone.');
  return atDesigner();
};
