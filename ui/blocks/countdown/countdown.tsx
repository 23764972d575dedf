import type { CountdownBlock } from '../../../core/domain/content/blocks/countdown.ts';
import { useText } from '../../messages/text.tsx';
import type { LoadedBlockViewProps } from '../draw-blocks.tsx';
import { CountdownSection } from './countdown-section.tsx';
import { countdownWords } from './countdown-words.ts';
import type { CountdownData } from './loader.ts';

type ViewProps = LoadedBlockViewProps<CountdownBlock, CountdownData>;

/**
 * The delivery countdown by its date, as every visitor gets it; the browser says "today" and
 * "tomorrow" (decisions, "Countdown"). Nothing is there before its start and after its end; where
 * the dates cannot be had, the block says where they are found.
 */
export const CountdownBlockView = ({ block: { headline, text }, data }: ViewProps) => {
  const messages = useText();
  if (data === undefined) {
    const words = messages('countdown.unknown');
    return <CountdownSection headline={headline} text={text} line={{ words, dated: words }} />;
  }
  const dated = data.next && countdownWords(messages, data)[data.next]?.later;
  return (
    dated !== undefined && (
      <CountdownSection headline={headline} text={text} line={{ words: dated, dated }} />
    )
  );
};
