import { E, pipe } from '../../fp.ts';
import { refusedBlock } from './blocks/refused.ts';
import {
  blockCodecOf,
  blockCodecs,
  type Block,
  type BlockKind,
  type BlocksByKind,
} from './blocks/registry.ts';
import type { StoryBlock } from './story-codec.ts';
import { blockFields, decodeField } from './story-fields.ts';
import type { StoryContext, StoryWriting } from './story-links.ts';

const codecsByComponent = new Map(
  Object.values(blockCodecs).map((codec) => [codec.component, codec.fields]),
);

/**
 * Reads a block, and behind it the refused ones among its parts. One that does not decode becomes a
 * `RefusedBlock`, under `fallbackId` where it has no `_uid`. Never throws.
 */
export const decodeBlock = (
  context: StoryContext,
  fallbackId: string,
  value: unknown,
): readonly Block[] => {
  const read = decodeField(blockFields)(value);
  if (E.isLeft(read)) return [refusedBlock(fallbackId, value, read.left)];
  const { component, _uid: id } = read.right;
  const fields = codecsByComponent.get(component);
  if (fields === undefined) return [refusedBlock(id, value, `component: unknown "${component}"`)];
  const block: E.Either<string, { readonly value: Block; readonly refused: readonly Block[] }> =
    fields.decode({ context, id }, value);
  return pipe(
    block,
    E.match(
      (reason): readonly Block[] => [refusedBlock(id, value, reason)],
      (decoded) => [decoded.value, ...decoded.refused],
    ),
  );
};

/** Reads the blocks of a field one by one. */
export const decodeBlocks = (
  context: StoryContext,
  field: string,
  values: readonly unknown[],
): readonly Block[] =>
  values.flatMap((value, position) => decodeBlock(context, `${field}/${position}`, value));

/** A block as a story holds it. */
export const encodeBlock = <Kind extends BlockKind>(
  context: StoryWriting,
  block: BlocksByKind[Kind] & { readonly kind: Kind; readonly id: string },
): StoryBlock => {
  const { component, fields } = blockCodecOf(block.kind);
  return { ...fields.encode({ context, id: block.id }, block), component, _uid: block.id };
};
