import { E, t } from '../../../fp.ts';
import type { ErrorCode } from '../../errors/error-codes.ts';

/**
 * Replaces a block that does not decode, or follows one of which a part does not. It is logged and
 * hidden from shoppers; editors see it with its reason.
 */
export type RefusedBlock = {
  readonly kind: 'refused';
  readonly id: string;
  readonly component: string;
  readonly reason: string;
  /** The code in the log, for a refusal within a text; otherwise `content-block-refused`. */
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

/** Narrows a block to one that replaces what does not decode. */
const isRefusedBlock = <B extends { readonly kind: string }>(
  block: B | RefusedBlock,
): block is RefusedBlock => block.kind === 'refused';

/** The refused blocks of a page, in its order: for the log, once per fetched answer. */
export const refusedBlocksOf = <B extends { readonly kind: string }>({
  blocks,
}: {
  readonly blocks: readonly (B | RefusedBlock)[];
}): readonly RefusedBlock[] => blocks.filter((block) => isRefusedBlock(block));
