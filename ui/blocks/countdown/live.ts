import type { CountdownBlock } from '../../../core/domain/content/blocks/countdown.ts';
import type { LiveBlockSource, LiveCountdownBlock } from '../live-block.ts';
import { countdownWords } from './countdown-words.ts';
import type { CountdownData } from './loader.ts';

type Source = LiveBlockSource<CountdownBlock> & { readonly data: CountdownData | undefined };

/** Undefined where nothing is left to announce. */
export const liveCountdown = ({
  block: { headline, text: lead },
  data,
  text,
}: Source): LiveCountdownBlock | undefined =>
  data?.next === undefined
    ? undefined
    : {
        kind: 'countdown',
        headline,
        text: lead,
        dates: data.dates,
        words: countdownWords(text, data),
        next: data.next,
      };
