import { E, t } from '../../../fp.ts';
import type { ErrorCode } from '../../errors/error-codes.ts';

/**
 * What stands in place of a block, or behind one of which a part does not decode: logged, not shown
 * to shoppers, and shown to editors with its reason.
 */
export type RefusedBlock = {
  readonly kind: 'refused';
  readonly id: string;
  readonly component: string;
  readonly reason: string;
  /** What it is logged as where that is not `content-block-refused`: something within a text. */
  readonly code?: 'richtext-render-error' | 'unsafe-protocol-refused' | undefined;
};

/** The code under which a refused block is logged. */
export const refusalCode = ({ code }: RefusedBlock): ErrorCode => code ?? 'content-block-refused';

const componentField = t.type({ component: t.string });

/** The refused block for a value; `component` is empty where the value names none. */
export const refusedBlock = (id: string, value: unknown, reason: string): RefusedBlock => {
  const read = componentField.decode(value);
  return { kind: 'refused', id, component: E.isRight(read) ? read.right.component : '', reason };
};

/** Whether a block stands in place of one that does not decode. */
const isRefusedBlock = <B extends { readonly kind: string }>(
  block: B | RefusedBlock,
): block is RefusedBlock => block.kind === 'refused';

/** The refused blocks of a page, in its order: for the log, once per fetched answer. */
export const refusedBlocksOf = <B extends { readonly kind: string }>({
  blocks,
}: {
  readonly blocks: readonly (B | RefusedBlock)[];
}): readonly RefusedBlock[] => blocks.filter((block) => isRefusedBlock(block));
