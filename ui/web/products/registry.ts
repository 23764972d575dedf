/** How the product of each configurator is loaded and drawn: a kind is a folder and an entry here. */
import { lazyComponent } from '../navigation/lazy-component.tsx';
import { onceLoaded } from '../once-loaded.ts';
import type { RegisteredProduct } from './product.ts';
import type { ProductBlocks, SoldKind } from './product-blocks.ts';

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
  collage: {
    queryKind: 'collages',
    View: lazyComponent(() =>
      import('./collage/collage-view.tsx').then((chunk) => chunk.CollageView),
    ),
    onServer:
      import.meta.env.SSR &&
      onceLoaded(async () => (await import('./collage/on-server.ts')).collageOnServer),
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
  readonly [Product in SoldKind]: RegisteredProduct<ProductBlocks[Product], ProductDataOf[Product]>;
} = registered;

/** The data of any product: what the browser gets of it. */
export type AnyProductData = ProductDataOf[SoldKind];
