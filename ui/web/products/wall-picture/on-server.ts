import type { ConfiguratorBlock } from '../../../../core/domain/products/wall-picture/configurator-block.ts';
import { loadedBlock } from '../../../blocks/draw-blocks.tsx';
import { ConfiguratorBlockView } from './block/configurator.tsx';
import { loadConfiguratorForms } from './block/loader.ts';
import type { ProductOnServer } from '../product.ts';
import type { ConfiguratorData } from './configurator-data.ts';
import { dialogTables } from '../../dialogs/load-dialog.ts';
import { dialogs } from './dialogs/registry.ts';
import { loadConfiguration } from './load-configuration.ts';
import { loadConfigurator } from './load-configurator.ts';
import { wallPictureMessages } from './page-messages.ts';
import { photoFrameSettings } from './photo-frame-settings.ts';
import { wallPictureSettings } from './wall-picture-settings.ts';

/** The server's part of wall pictures, and of frames alone. */
export const wallPictureOnServer: ProductOnServer<ConfiguratorBlock, ConfiguratorData> = {
  block: loadedBlock({ load: loadConfiguratorForms, View: ConfiguratorBlockView }),
  load: ({ block, ...asked }) =>
    block.product === 'photoFrame'
      ? loadConfigurator({ ...asked, block }, photoFrameSettings)
      : loadConfigurator({ ...asked, block }, wallPictureSettings),
  answer: ({ block, ...asked }) =>
    block.product === 'photoFrame'
      ? loadConfiguration({ ...asked, block }, photoFrameSettings)
      : loadConfiguration({ ...asked, block }, wallPictureSettings),
  messages: wallPictureMessages,
  dialogMessages: ({ dialog }) => dialogTables(dialogs, dialog),
};
