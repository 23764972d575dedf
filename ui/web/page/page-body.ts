import type { Block } from '../../../core/domain/content/blocks/registry.ts';
import type { BodyPartName } from '../static-parts.ts';

/** A part of a page's body: blocks that are HTML alone, or the product that scripts make live. */
export type BodyPart =
  | { readonly kind: 'static'; readonly part: BodyPartName }
  | { readonly kind: 'product'; readonly id: string };

/** A body in its parts, and the blocks of each static one. */
export type SplitBody = {
  readonly body: readonly BodyPart[];
  readonly staticBlocks: Readonly<Partial<Record<BodyPartName, readonly Block[]>>>;
};

/** Splits a body at the block that is live, if there is one; no block is lost, none changes place. */
export const splitBody = (blocks: readonly Block[], live: Block | undefined): SplitBody => {
  const at = live === undefined ? -1 : blocks.indexOf(live);
  const before = at < 0 ? blocks : blocks.slice(0, at);
  const after = at < 0 ? [] : blocks.slice(at + 1);
  const body: readonly BodyPart[] = [
    ...(before.length > 0 ? [{ kind: 'static', part: 'body-0' } as const] : []),
    ...(live !== undefined && at >= 0 ? [{ kind: 'product', id: live.id } as const] : []),
    ...(after.length > 0 ? [{ kind: 'static', part: 'body-1' } as const] : []),
  ];
  return {
    body,
    staticBlocks: {
      ...(before.length > 0 && { 'body-0': before }),
      ...(after.length > 0 && { 'body-1': after }),
    },
  };
};
