import type { CardBlock } from '../../../../core/domain/products/card/card-block.ts';
import type { AccessoryHandOff } from '../../../../core/domain/products/card/accessory-hand-off.ts';
import type { CardHandOff } from '../../../../core/domain/products/card/card-hand-off.ts';
import { memoLoad } from '../../navigation/memo-load.ts';
import type { DesignedProduct, RegisteredProduct } from '../product.ts';
import type { CardData } from './card-data.ts';

/** A card of a design, in a quantity. */
export const card: RegisteredProduct<CardBlock, CardData> &
  DesignedProduct<CardHandOff | AccessoryHandOff> = {
  view: { load: async () => (await import('./card-view.tsx')).cardView },
  blockReadsAddress: true,
  chosenBy: 'quantity',
  recorded: async (...asked) => (await import('./recorded-choice.ts')).recordedChoice(...asked),
  onServer:
    import.meta.env.SSR && memoLoad(async () => (await import('./on-server.ts')).cardOnServer),
  atDesigner:
    import.meta.env.SSR && memoLoad(async () => (await import('./at-designer.tsx')).cardAtDesigner),
};
