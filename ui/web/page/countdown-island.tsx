import { useEffect } from 'react';

import { CountdownSection } from '../../blocks/countdown/countdown-section.tsx';
import { saidNow } from '../../blocks/countdown/said-now.ts';
import type { LiveCountdownBlock } from '../../blocks/countdown/live.ts';
import { report } from '../log/logs.ts';
import { useOpeningTime } from '../shell/use-opening-time.ts';
import { useShell } from '../islands/use-shell.ts';
import type { PageData } from '../wire/page-data.ts';
import { liveBlockOf } from './live-block-of.ts';

/**
 * "Today" and "tomorrow" in place of the date. A page that was kept past its last cut-off shows
 * nothing, which is logged once per view (decisions, "Countdown").
 */
const LiveCountdown = ({ block }: { readonly block: LiveCountdownBlock }) => {
  const { locale } = useShell();
  const { line, error } = saidNow(block, useOpeningTime());
  useEffect(
    function reportOver() {
      if (error !== undefined) report(error, { locale });
    },
    [error, locale],
  );
  return <CountdownSection headline={block.headline} text={block.text} line={line} />;
};

export const draw = (page: PageData, id: string) => {
  const block = liveBlockOf(page, id, 'countdown');
  return block && <LiveCountdown block={block} />;
};
