import type { Block, RefusedBlock } from '../../../core/domain/content/page.ts';
import { E, t } from '../../../core/fp.ts';

const component = t.type({ component: t.string });

/** What stands in place of a part that does not decode. */
export const refused = (id: string, value: unknown, reason: string): RefusedBlock => {
  const read = component.decode(value);
  return { kind: 'refused', id, component: E.isRight(read) ? read.right.component : '', reason };
};

/** The parts of a list that decode, and what stands in place of the others. */
export type Items<A> = {
  readonly read: readonly A[];
  readonly refused: readonly RefusedBlock[];
};

/** Decodes each part by itself, so that one that is broken does not take the others with it. */
export const decodeItems = <A>(
  id: string,
  values: readonly unknown[],
  decode: (value: unknown) => E.Either<string, A>,
): Items<A> => {
  const decoded = values.map((value) => ({ value, result: decode(value) }));
  return {
    read: decoded.flatMap(({ result }) => (E.isRight(result) ? [result.right] : [])),
    refused: decoded.flatMap(({ value, result }, position) =>
      E.isLeft(result) ? [refused(`${id}/${position}`, value, result.left)] : [],
    ),
  };
};

/** The block of the parts that decode, then the refused ones; a block without parts is refused. */
export const blockOfItems = <A>(
  { read, refused: others }: Items<A>,
  block: (items: readonly [A, ...A[]]) => Block,
): E.Either<string, readonly Block[]> => {
  const [first, ...rest] = read;
  return first === undefined
    ? E.left(others[0]?.reason ?? 'it has no items')
    : E.right([block([first, ...rest]), ...others]);
};
