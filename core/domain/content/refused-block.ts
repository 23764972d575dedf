import type { Block, Page, RefusedBlock } from './page.ts';
import { E, t } from '../../fp.ts';

const componentField = t.type({ component: t.string });

/** What stands in place of a part that does not decode. */
export const refusedBlock = (id: string, value: unknown, reason: string): RefusedBlock => {
  const read = componentField.decode(value);
  return { kind: 'refused', id, component: E.isRight(read) ? read.right.component : '', reason };
};

/** The parts of a list that decode, and what stands in place of the others. */
export type DecodedItems<A> = {
  readonly read: readonly A[];
  readonly refused: readonly RefusedBlock[];
};

/** Decodes each part by itself, so that one that is broken does not take the others with it. */
export const decodeItems = <A>(
  id: string,
  values: readonly unknown[],
  decode: (value: unknown) => E.Either<string, A>,
): DecodedItems<A> => {
  const decoded = values.map((value) => ({ value, result: decode(value) }));
  return {
    read: decoded.flatMap(({ result }) => (E.isRight(result) ? [result.right] : [])),
    refused: decoded.flatMap(({ value, result }, position) =>
      E.isLeft(result) ? [refusedBlock(`${id}/${position}`, value, result.left)] : [],
    ),
  };
};

/** The block of the parts that decode, then the refused ones; a block without parts is refused. */
export const blockOfItems = <A>(
  { read, refused: others }: DecodedItems<A>,
  block: (items: readonly [A, ...A[]]) => Block,
): E.Either<string, readonly Block[]> => {
  const [first, ...rest] = read;
  return first === undefined
    ? E.left(others[0]?.reason ?? 'it has no items')
    : E.right([block([first, ...rest]), ...others]);
};

/** Whether a block stands in place of one that does not decode. */
export const isRefusedBlock = (block: Block): block is RefusedBlock => block.kind === 'refused';

/** What of a page was refused, in its order: for the log, once per fetched answer. */
export const refusedBlocksOf = ({ blocks }: Pick<Page, 'blocks'>): readonly RefusedBlock[] =>
  blocks.filter(isRefusedBlock);
