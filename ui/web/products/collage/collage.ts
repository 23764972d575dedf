import type { CollagesBlock } from '../../../../core/domain/content/blocks/collages.ts';
import { lazyComponent } from '../../navigation/lazy-component.tsx';
import { onceLoaded } from '../../once-loaded.ts';
import type { RegisteredProduct } from '../product.ts';
import type { CollageData } from './collage-data.ts';

/** Many photos on one picture. */
export const collage: RegisteredProduct<CollagesBlock, CollageData> = {
  sells: (block) => block.kind === 'collages',
  View: lazyComponent(() => import('./collage-view.tsx').then((chunk) => chunk.CollageView)),
  prepare: () => Promise.resolve(),
  recorded: () => Promise.resolve(undefined),
  onServer:
    import.meta.env.SSR && onceLoaded(async () => (await import('./on-server.ts')).collageOnServer),
};
