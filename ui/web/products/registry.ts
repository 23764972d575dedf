/** How the product of each configurator is loaded and drawn: a kind is a folder and an entry here. */
import type {
  CalculatorBlocks,
  CalculatorProduct,
} from '../../../core/domain/content/blocks/calculator.ts';
import { lazyComponent } from '../navigation/lazy-component.tsx';
import { onceLoaded } from '../once-loaded.ts';
import type { Priced } from '../configurator/configurator-data.ts';
import type { RegisteredProduct } from './product.ts';

const registered = {
  framedMaterial: {
    queryKind: 'wall-picture',
    View: lazyComponent(() =>
      import('./wall-picture/wall-picture-view.tsx').then((chunk) => chunk.WallPictureView),
    ),
    onServer:
      import.meta.env.SSR &&
      onceLoaded(async () => (await import('./wall-picture/on-server.ts')).wallPictureOnServer),
  },
  photoFrame: {
    queryKind: 'photo-frame',
    View: lazyComponent(() =>
      import('./wall-picture/photo-frame-view.tsx').then((chunk) => chunk.PhotoFrameView),
    ),
    onServer:
      import.meta.env.SSR &&
      onceLoaded(async () => (await import('./wall-picture/on-server.ts')).photoFrameOnServer),
  },
} as const;

type Registered = typeof registered;

/** What the page of each product needs beside its content. */
export type ProductDataOf = {
  readonly [Product in keyof Registered]: Registered[Product] extends RegisteredProduct<
    infer _Block,
    infer Data
  >
    ? Data
    : never;
};

/** The products by the kind of their configurator: a kind without an entry does not typecheck. */
export const products: {
  readonly [Product in CalculatorProduct]: RegisteredProduct<
    CalculatorBlocks[Product],
    ProductDataOf[Product]
  >;
} = registered;

/** What a product page needs beside its content, of any product. */
export type ProductData = ProductDataOf[CalculatorProduct];

/** A product with its prices: what the browser gets. */
export type PricedProductData = {
  readonly [Product in CalculatorProduct]: Priced<ProductDataOf[Product]>;
}[CalculatorProduct];
