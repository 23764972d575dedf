import type { DeliveryKind, LastOrderDates } from '../../core/domain/countdown/cut-offs.ts';
import type { Text } from '../messages/text.tsx';
import type { BlockViewProps } from './block-view.ts';
import type { ShownComparison } from './material-comparison/comparison.ts';
import type { CountdownWords } from './countdown/countdown-words.ts';
import type { NewsletterSectionProps } from './newsletter/newsletter-section.tsx';

/** A countdown for the browser: all its texts are already written. */
export type LiveCountdownBlock = {
  readonly kind: 'countdown';
  readonly headline: string;
  readonly text: string;
  readonly dates: LastOrderDates;
  readonly words: CountdownWords;
  /** The cut-off that was announced when the page was made. */
  readonly next: DeliveryKind;
};

/** The newsletter's form for the browser. */
export type LiveNewsletterBlock = Omit<NewsletterSectionProps, 'onBegin' | 'tokenOf'> & {
  readonly kind: 'newsletter';
};

/** A comparison of materials for the browser: all its texts are already written. */
export type LiveComparisonBlock = {
  readonly kind: 'comparison';
  readonly comparison: ShownComparison;
};

/** A block that scripts make live, as plain data that travels with its page. */
export type LiveBlock = LiveComparisonBlock | LiveCountdownBlock | LiveNewsletterBlock;

/** The block and the tools with which its live data is made. */
export type LiveBlockSource<B> = Pick<BlockViewProps<B>, 'block' | 'resolveLink' | 'locale'> & {
  readonly text: Text;
};
