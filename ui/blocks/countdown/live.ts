import type { CountdownBlock } from '../../../core/domain/content/blocks/countdown.ts';
import type { DeliveryKind, LastOrderDates } from '../../../core/domain/countdown/cut-offs.ts';
import type { LiveBlockSource, LiveView } from '../live-view.ts';
import { countdownWords, type CountdownWords } from './countdown-words.ts';
import type { CountdownData } from './loader.ts';

export type LiveCountdownBlock = {
  readonly kind: 'countdown';
  readonly headline: string;
  readonly text: string;
  readonly dates: LastOrderDates;
  readonly words: CountdownWords;
  /** Announced when the page was made. */
  readonly next: DeliveryKind;
};

type Source = LiveBlockSource<CountdownBlock> & { readonly data: CountdownData | undefined };

/** A countdown with all that it may say; HTML where nothing is left to announce. */
export const liveCountdown: LiveView<Source, LiveCountdownBlock> = {
  tables: [],
  of: ({ block: { headline, text: lead }, data, text }) =>
    data?.next === undefined
      ? undefined
      : {
          kind: 'countdown',
          headline,
          text: lead,
          dates: data.dates,
          words: countdownWords(text, data),
          next: data.next,
        },
};
