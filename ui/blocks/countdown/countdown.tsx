import type { CountdownBlock } from '../../../core/domain/content/blocks/countdown.ts';
import { useText } from '../../messages/text.tsx';
import type { LoadedBlockViewProps } from '../draw-blocks.tsx';
import { CountdownSection } from './countdown-section.tsx';
import { countdownWords } from './countdown-words.ts';
import type { CountdownData } from './loader.ts';

type ViewProps = LoadedBlockViewProps<CountdownBlock, CountdownData>;

/**
 * Names the cut-off's date, the same for every visitor; the browser then says "today" or "tomorrow"
 * (decisions, "Countdown"). Nothing before its start and after its end.
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
