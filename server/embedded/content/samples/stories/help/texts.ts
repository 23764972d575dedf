import type { PageTexts, Question } from '../texts.ts';

/** Subjects of questions, in their order; the channel of cards has other products. */
export const helpGroups = [
  'order',
  'photos',
  'wall-pictures',
  'cards',
  'delivery',
  'returns',
  'account',
  'data',
] as const;

export type HelpGroupName = (typeof helpGroups)[number];

/** Questions that no other page answers. */
type HelpQuestion =
  | 'order'
  | 'browsing'
  | 'payment'
  | 'price'
  | 'vouchers'
  | 'companies'
  | 'quantities'
  | 'files'
  | 'enough'
  | 'messenger'
  | 'colours'
  | 'crop'
  | 'margin'
  | 'changes'
  | 'material'
  | 'damp'
  | 'outdoors'
  | 'frames'
  | 'hanging'
  | 'care'
  | 'samples'
  | 'envelopes'
  | 'costs'
  | 'express'
  | 'packing'
  | 'cardsReturn'
  | 'damaged'
  | 'rights'
  | 'account'
  | 'kept'
  | 'shared'
  | 'photos'
  | 'measuring'
  | 'deletion';

/**
 * `{size}` and `{pixels}`: what is sharp there; `{megabytes}`: the largest photo; `{sides}`: the
 * largest parcel; `{hours}`: express of cards; `{files}` and `{filesize}`: what comes with a
 * message; `{days}`: how long lists are kept; `{most}`: the most cards of an order.
 */
export type HelpTexts = PageTexts & {
  readonly contactLink: string;
  readonly groups: Readonly<Record<HelpGroupName, string>>;
  readonly questions: Readonly<Record<HelpQuestion, Question>>;
};
