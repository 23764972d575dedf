import type { CalculatorBlocks } from '../../../../core/domain/content/blocks/calculator.ts';
import { loadConfiguration } from '../../configurator/load-configuration.ts';
import { loadConfigurator } from '../../configurator/load-configurator.ts';
import { configuratorPageMessages } from '../../configurator/page-messages.ts';
import type { ProductOnServer } from '../product.ts';
import { photoFrameMessages } from './messages.ts';
import { photoFrameSettings } from './photo-frame-settings.ts';
import { wallPictureSettings } from './wall-picture-settings.ts';
import type { PhotoFrameData, WallPictureData } from './wall-picture-data.ts';

/** The server's part of wall pictures. */
export const wallPictureOnServer: ProductOnServer<
  CalculatorBlocks['framedMaterial'],
  WallPictureData
> = {
  load: async (asked) => {
    const loaded = await loadConfigurator(asked, wallPictureSettings);
    return loaded.kind === 'product'
      ? { ...loaded, product: { ...loaded.product, product: 'framedMaterial' } }
      : loaded;
  },
  answer: (asked) => loadConfiguration(asked, wallPictureSettings),
  messages: configuratorPageMessages,
};

/** The server's part of photo frames. */
export const photoFrameOnServer: ProductOnServer<CalculatorBlocks['photoFrame'], PhotoFrameData> = {
  load: async (asked) => {
    const loaded = await loadConfigurator(asked, photoFrameSettings);
    return loaded.kind === 'product'
      ? { ...loaded, product: { ...loaded.product, product: 'photoFrame' } }
      : loaded;
  },
  answer: (asked) => loadConfiguration(asked, photoFrameSettings),
  messages: [...configuratorPageMessages, photoFrameMessages],
};
