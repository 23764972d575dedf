import { buttonMessages } from '../../../components/button/messages.ts';
import { configuratorMessages } from '../../../components/option-list/messages.ts';
import { choiceMessages } from '../../../components/choice/messages.ts';
import { deliveryMessages } from '../../../components/delivery/messages.ts';
import { dialogLinkMessages } from '../../../components/dialog-links/messages.ts';
import { destinationMessages } from '../../../components/destination/messages.ts';
import { formatChoiceMessages } from '../../../components/format-choice/messages.ts';
import { formatTileMessages } from '../../../components/format-tile/messages.ts';
import { componentChoiceMessages } from '../../../components/component-choice/messages.ts';
import { ownPictureFieldMessages } from '../../../components/own-picture/messages.ts';
import { phoneWayMessages } from '../../../components/phone-photo/messages.ts';
import { priceMessages } from '../../../components/price/messages.ts';
import { productFactsMessages } from '../../../components/product-facts/messages.ts';
import { wishButtonMessages } from '../../../components/wish-button/messages.ts';
import { stageMessages } from './parts/stage/messages.ts';
import { addressMessages } from '../../configurator/messages.ts';

/** For every page with a configurator; dialogs bring their own. */
export const wallPictureMessages = [
  addressMessages,
  buttonMessages,
  configuratorMessages,
  choiceMessages,
  deliveryMessages,
  destinationMessages,
  dialogLinkMessages,
  formatChoiceMessages,
  formatTileMessages,
  componentChoiceMessages,
  ownPictureFieldMessages,
  phoneWayMessages,
  priceMessages,
  productFactsMessages,
  stageMessages,
  wishButtonMessages,
] as const;
