import { calculatorMessages } from '../../components/calculator/messages.ts';
import { choiceMessages } from '../../components/choice/messages.ts';
import { deliveryMessages } from '../../components/delivery/messages.ts';
import { formatChoiceMessages } from '../../components/format-choice/messages.ts';
import { formatTileMessages } from '../../components/format-tile/messages.ts';
import { moreFormatsMessages } from '../../components/more-formats/messages.ts';
import { ownFormatMessages } from '../../components/own-format/messages.ts';
import { priceMessages } from '../../components/price/messages.ts';
import { stageMessages } from '../../components/stage/messages.ts';
import type { MessageTable } from '../../messages/message-table.ts';

/** The texts that a product page and its dialogs show, beside those of every page. */
export const productTables = [
  calculatorMessages,
  choiceMessages,
  deliveryMessages,
  formatChoiceMessages,
  formatTileMessages,
  moreFormatsMessages,
  ownFormatMessages,
  priceMessages,
  stageMessages,
] as const satisfies readonly MessageTable[];
