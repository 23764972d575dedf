import { E, t } from '../../../fp.ts';

/** What stands in place of a block that does not decode: logged, and not shown to shoppers. */
export type RefusedBlock = {
  readonly kind: 'refused';
  readonly id: string;
  readonly component: string;
  readonly reason: string;
};

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
