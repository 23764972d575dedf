import { emptyOrderPageStep, type OrderPageStep } from '../../order/order-page.ts';
import { blockBase, blockOf, constantField, plainText } from '../story-codec.ts';

/** An order, for its buyer; nobody's in stories. */
export type OrderBlock = {
  readonly kind: 'order';
  readonly id: string;
  readonly headline: string;
  readonly step: OrderPageStep;
};

export const orderCodec = blockOf<OrderBlock>('Order', {
  ...blockBase('order'),
  headline: plainText,
  step: constantField<OrderPageStep>(emptyOrderPageStep),
});
