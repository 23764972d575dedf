import type { Block } from '../../../core/domain/content/blocks/registry.ts';
import type { LiveBlock } from '../../blocks/live-block.ts';
import type { BodyPartName } from '../wire/html-fragments.ts';

/** A part of a body that scripts make live: the product of the page, or a block of its own. */
export type LivePart =
  | { readonly kind: 'product'; readonly id: string }
  | { readonly kind: 'block'; readonly id: string; readonly block: LiveBlock };

/** A part of a page's body: blocks that are HTML alone, or one that scripts make live. */
export type BodyPart = { readonly kind: 'static'; readonly part: BodyPartName } | LivePart;

/** A body in its parts, and the blocks of each static one. */
export type SplitBody = {
  readonly body: readonly BodyPart[];
  readonly staticBlocks: Readonly<Record<BodyPartName, readonly Block[]>>;
};

/**
 * Splits a body at the blocks that are live, however many there are; neighbours that are HTML alone
 * are one part. No block is lost, none changes place.
 */
export const splitBody = (
  blocks: readonly Block[],
  liveOf: (block: Block) => LivePart | undefined,
): SplitBody => {
  const body: BodyPart[] = [];
  const staticBlocks: Record<BodyPartName, readonly Block[]> = {};
  for (const block of blocks) {
    const live = liveOf(block);
    if (live !== undefined) {
      body.push(live);
      continue;
    }
    const last = body.at(-1);
    const part: BodyPartName =
      last?.kind === 'static' ? last.part : `body-${Object.keys(staticBlocks).length}`;
    if (last?.kind !== 'static') body.push({ kind: 'static', part });
    staticBlocks[part] = [...(staticBlocks[part] ?? []), block];
  }
  return { body, staticBlocks };
};
