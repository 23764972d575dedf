/** How the product of each calculator is loaded and drawn: a kind is a folder and an entry here. */
import type { CalculatorProduct } from '../../../core/domain/content/blocks/calculator.ts';
import { lazyComponent } from '../navigation/lazy-component.tsx';
import type { RegisteredProduct } from './product.ts';

/** The products by the kind of their calculator. */
export const products: {
  readonly [Product in CalculatorProduct]: RegisteredProduct<Product>;
} = {
  framedMaterial: {
    queryKind: 'wall-picture',
    View: lazyComponent(
      async () => (await import('./wall-picture/wall-picture-view.tsx')).WallPictureView,
    ),
    onServer:
      import.meta.env.SSR &&
      (async () => (await import('./wall-picture/on-server.ts')).wallPictureOnServer),
  },
  photoFrame: {
    queryKind: 'photo-frame',
    View: lazyComponent(
      async () => (await import('./photo-frame/photo-frame-view.tsx')).PhotoFrameView,
    ),
    onServer:
      import.meta.env.SSR &&
      (async () => (await import('./photo-frame/on-server.ts')).photoFrameOnServer),
  },
};
