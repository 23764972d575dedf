import { oneOf } from '../text/one-of.ts';

/** Topics of messages to the shop; ours, as the specification names none. */
export const contactTopics = [
  'order',
  'delivery',
  'complaint',
  'product',
  'large-quantity',
  'voucher',
  'business',
  'other',
] as const;

/**
 * A topic of the contact form; `large-quantity` is where the hint of the quantity ladder leads
 * (decisions, "Cards").
 */
export type ContactTopic = (typeof contactTopics)[number];

/** Narrows a text to a topic. */
export const isContactTopic = oneOf(contactTopics);
