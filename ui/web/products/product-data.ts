/** What the pages of all products need beside their content. */
import type { CalculatorProduct } from '../../../core/domain/content/blocks/calculator.ts';
import type { Priced } from './calculator/calculator-data.ts';
import type { PhotoFrameData } from './photo-frame/photo-frame-data.ts';
import type { WallPictureData } from './wall-picture/wall-picture-data.ts';

/** What the page of each product needs beside its content. */
export type ProductDataOf = {
  readonly framedMaterial: WallPictureData;
  readonly photoFrame: PhotoFrameData;
};

/** What a product page needs beside its content, of any product. */
export type ProductData = ProductDataOf[CalculatorProduct];

/** A product with its prices: what the browser gets. */
export type PricedProductData = {
  readonly [Product in CalculatorProduct]: Priced<ProductDataOf[Product]>;
}[CalculatorProduct];
