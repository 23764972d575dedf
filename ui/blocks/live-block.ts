import type { DeliveryKind, LastOrderDates } from '../../core/domain/countdown/cut-offs.ts';
import type { Text } from '../messages/text.tsx';
import type { BlockViewProps } from './block-view.ts';
import type { ShownComparison } from './material-comparison/comparison.ts';
import type { CountdownWords } from './countdown/countdown-words.ts';
import type { NewsletterSectionProps } from './newsletter/newsletter-section.tsx';

export type LiveCountdownBlock = {
  readonly kind: 'countdown';
  readonly headline: string;
  readonly text: string;
  readonly dates: LastOrderDates;
  readonly words: CountdownWords;
  /** Announced when the page was made. */
  readonly next: DeliveryKind;
};

export type LiveNewsletterBlock = Omit<NewsletterSectionProps, 'onBegin' | 'tokenOf'> & {
  readonly kind: 'newsletter';
};

export type LiveComparisonBlock = {
  readonly kind: 'comparison';
  readonly comparison: ShownComparison;
};

/** Plain data from which a script makes a block live; it travels with its page. */
export type LiveBlock = LiveComparisonBlock | LiveCountdownBlock | LiveNewsletterBlock;

export type LiveBlockSource<B> = Pick<BlockViewProps<B>, 'block' | 'resolveLink' | 'locale'> & {
  readonly text: Text;
};
