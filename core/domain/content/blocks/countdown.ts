import type { LastOrderDateField } from '../../countdown/last-order-dates.ts';
import { blockBase, blockOf, optionalText, plainText } from '../story-codec.ts';

/**
 * The countdown in a page's body (storefront §3, "Delivery countdown fields"). Without a start of
 * its own it counts down to the shop's cut-offs.
 */
export type CountdownBlock = {
  readonly kind: 'countdown';
  readonly id: string;
  readonly headline: string;
  readonly text: string;
} & Readonly<Record<LastOrderDateField, string | undefined>>;

/** Its instants are ISO 8601 texts, read when it is shown. */
export const countdownCodec = blockOf<CountdownBlock>('Countdown', {
  ...blockBase('countdown'),
  headline: plainText,
  text: plainText,
  lodStart: optionalText,
  lodEnd: optionalText,
  safetyLodEnd: optionalText,
  expressLodEnd: optionalText,
  saturdayLodEnd: optionalText,
});
