import type { DeliveryKind, LastOrderDates } from '../../core/domain/countdown/cut-offs.ts';
import type { Text } from '../messages/text.tsx';
import type { BlockViewProps } from './block-view.ts';
import type { ShownComparison } from './material-comparison/comparison.ts';
import type { CountdownWords } from './countdown/countdown-words.ts';
import type { NewsletterSectionProps } from './newsletter/newsletter-section.tsx';

/** What a browser draws a countdown from: everything that it may say is worded already. */
export type LiveCountdownBlock = {
  readonly kind: 'countdown';
  readonly headline: string;
  readonly text: string;
  readonly dates: LastOrderDates;
  readonly words: CountdownWords;
  /** What was announced when the page was made. */
  readonly next: DeliveryKind;
};

/** What a browser draws the newsletter's form from. */
export type LiveNewsletterBlock = Omit<NewsletterSectionProps, 'onBegin' | 'tokenOf'> & {
  readonly kind: 'newsletter';
};

/** What a browser draws a comparison of materials from: everything that it may say is worded. */
export type LiveComparisonBlock = {
  readonly kind: 'comparison';
  readonly comparison: ShownComparison;
};

/** A block that scripts make live, as plain data that travels with its page. */
export type LiveBlock = LiveComparisonBlock | LiveCountdownBlock | LiveNewsletterBlock;

/** What the data of a live block is made from. */
export type LiveBlockSource<B> = Pick<BlockViewProps<B>, 'block' | 'resolveLink' | 'locale'> & {
  readonly text: Text;
};
