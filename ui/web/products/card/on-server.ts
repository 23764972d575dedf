import type { CardBlock } from '../../../../core/domain/products/card/card-block.ts';
import { buttonMessages } from '../../../components/button/messages.ts';
import { choiceMessages } from '../../../components/choice/messages.ts';
import { componentChoiceMessages } from '../../../components/component-choice/messages.ts';
import { configuratorMessages } from '../../../components/option-list/messages.ts';
import { deliveryMessages } from '../../../components/delivery/messages.ts';
import { priceMessages } from '../../../components/price/messages.ts';
import { wishButtonMessages } from '../../../components/wish-button/messages.ts';
import type { ProductOnServer } from '../product.ts';
import type { CardData } from './card-data.ts';
import { CardBlockView } from './card-block.tsx';
import { loadCard } from './load-card.ts';
import { cardPageMessages } from './messages.ts';
import { ownWordsMessages } from './parts/own-words/messages.ts';

/** The server's part of cards. */
export const cardOnServer: ProductOnServer<CardBlock, CardData> = {
  block: { View: CardBlockView },
  load: loadCard,
  messages: [
    buttonMessages,
    cardPageMessages,
    choiceMessages,
    componentChoiceMessages,
    configuratorMessages,
    deliveryMessages,
    ownWordsMessages,
    priceMessages,
    wishButtonMessages,
  ],
};
