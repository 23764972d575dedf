import { useEffect } from 'react';

import { countdownAt, dayDistance } from '../../../core/domain/countdown/countdown.ts';
import { countdownErrorOf } from '../../../core/domain/countdown/countdown-message.ts';
import { CountdownSection } from '../../blocks/countdown/countdown-section.tsx';
import type { LiveCountdownBlock } from '../../blocks/live-block.ts';
import { report } from '../recording/logs.ts';
import { useOpeningTime } from '../shell/use-opening-time.ts';
import { useShell } from '../shell/use-shell.ts';

/**
 * The countdown as a browser says it, which knows the time: "today" and "tomorrow" in the room of
 * the date. A page that was kept past its last cut-off shows nothing, and that is logged once for
 * each of its views (decisions, "Countdown").
 */
export const LiveCountdown = ({ block }: { readonly block: LiveCountdownBlock }) => {
  const { headline, text, dates, words, next } = block;
  const { timeZone, locale } = useShell();
  const now = useOpeningTime();
  // While it hydrates it says what the server said: its cut-off by the date.
  const countdown = now === undefined ? undefined : countdownAt(dates, now);
  const error = countdown && countdownErrorOf(countdown);
  useEffect(
    function reportOver() {
      if (error !== undefined) report(error, { locale });
    },
    [error, locale],
  );
  const said = countdown?.kind === 'cut-off' ? words[countdown.delivery] : undefined;
  const day =
    now !== undefined && countdown?.kind === 'cut-off'
      ? dayDistance(timeZone, now, countdown.at)
      : 'later';
  const shown = now === undefined ? words[next] : said;
  return (
    <CountdownSection
      headline={headline}
      text={text}
      line={shown && { words: shown[day], dated: shown.later }}
    />
  );
};
