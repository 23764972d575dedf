import type { MessageTable } from '../messages/message-table.ts';
import type { Text } from '../messages/text.tsx';
import type { BlockViewProps } from './block-view.ts';

export type LiveBlockSource<B> = Pick<BlockViewProps<B>, 'block' | 'resolveLink' | 'locale'> & {
  readonly text: Text;
};

/** Part of a block's registration, on the server alone. */
export type LiveView<Source, Live> = {
  /** The texts that its island formats. */
  readonly tables: readonly MessageTable[];
  /** Undefined where it stays HTML. */
  readonly of: (source: Source) => Live | undefined;
};
