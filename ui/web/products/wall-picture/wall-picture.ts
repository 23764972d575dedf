import type { CalculatorBlock } from '../../../../core/domain/content/blocks/calculator.ts';
import { lazyComponent } from '../../navigation/lazy-component.tsx';
import { onceLoaded } from '../../once-loaded.ts';
import type { RegisteredProduct } from '../product.ts';
import type { ConfiguratorData } from './configurator-data.ts';
import { preloadDialog } from './dialogs/lazy-dialog.ts';

/** Pictures on a material, and frames alone. */
export const wallPicture: RegisteredProduct<CalculatorBlock, ConfiguratorData> = {
  sells: (block) => block.kind === 'calculator',
  View: lazyComponent(() =>
    import('./wall-picture-view.tsx').then((chunk) => chunk.WallPictureView),
  ),
  prepare: async ({ dialog }) => {
    if (dialog !== undefined) await preloadDialog(dialog);
  },
  // A chunk that pages with it have already: it needs the rules of configurators.
  recorded: async (...asked) => (await import('./recorded-item.ts')).recordedItem(...asked),
  onServer:
    import.meta.env.SSR &&
    onceLoaded(async () => (await import('./on-server.ts')).wallPictureOnServer),
};
