import { oneOf } from '../text/one-of.ts';

/** Ours, as the specification names none. */
export const contactTopics = [
  'order',
  'delivery',
  'complaint',
  'product',
  'large-quantity',
  'voucher',
  'business',
  'white-label',
  'other',
] as const;

/** The quantity ladder's hint leads to `large-quantity` (decisions, "Cards"). */
export type ContactTopic = (typeof contactTopics)[number];

export const isContactTopic = oneOf(contactTopics);
