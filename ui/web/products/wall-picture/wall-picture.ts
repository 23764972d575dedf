import type { ConfiguratorBlock } from '../../../../core/domain/products/wall-picture/configurator-block.ts';
import type { WallPictureHandOff } from '../../../../core/domain/products/wall-picture/wall-picture-hand-off.ts';
import { memoLoad } from '../../navigation/memo-load.ts';
import type { DesignedProduct, RegisteredProduct } from '../product.ts';
import type { ConfiguratorData } from './configurator-data.ts';

/** Pictures on a material, and frames alone. */
export const wallPicture: RegisteredProduct<ConfiguratorBlock, ConfiguratorData> &
  DesignedProduct<WallPictureHandOff> = {
  view: { load: async () => (await import('./wall-picture-view.tsx')).wallPictureView },
  blockReadsAddress: false,
  chosenBy: 'materialType',
  // A chunk that pages with it have already: it needs the rules of configurators.
  recorded: async (...asked) => (await import('./recorded-choice.ts')).recordedChoice(...asked),
  onServer:
    import.meta.env.SSR &&
    memoLoad(async () => (await import('./on-server.ts')).wallPictureOnServer),
  atDesigner:
    import.meta.env.SSR &&
    memoLoad(async () => (await import('./at-designer.tsx')).wallPictureAtDesigner),
};
