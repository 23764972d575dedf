import { E, t } from '../../../fp.ts';
import type { ErrorCode } from '../../errors/error-codes.ts';

/**
 * Stands for a block that does not decode, or follows one with such a part. Logged, hidden from
 * shoppers; editors see the reason.
 */
export type RefusedBlock = {
  readonly kind: 'refused';
  readonly id: string;
  readonly component: string;
  readonly reason: string;
  /** For a refusal within a text; otherwise `content-block-refused`. */
  readonly code?: 'richtext-render-error' | 'unsafe-protocol-refused' | undefined;
};

/** The code in the log. */
export const refusalCode = ({ code }: RefusedBlock): ErrorCode => code ?? 'content-block-refused';

const componentField = t.type({ component: t.string });

/** `component` is empty where the value names none. */
export const refusedBlock = (id: string, value: unknown, reason: string): RefusedBlock => {
  const read = componentField.decode(value);
  return { kind: 'refused', id, component: E.isRight(read) ? read.right.component : '', reason };
};

const isRefusedBlock = <B extends { readonly kind: string }>(
  block: B | RefusedBlock,
): block is RefusedBlock => block.kind === 'refused';

/** A page's refused blocks: for the log, once per fetched answer. */
export const refusedBlocksOf = <B extends { readonly kind: string }>({
  blocks,
}: {
  readonly blocks: readonly (B | RefusedBlock)[];
}): readonly RefusedBlock[] => blocks.filter((block) => isRefusedBlock(block));
