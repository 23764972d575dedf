import type { Block } from '../../../core/domain/content/blocks/registry.ts';
import type { LiveBlock } from '../../blocks/live-block.ts';
import type { BodyPartName } from '../wire/html-fragments.ts';

/** Made live by scripts. */
export type LivePart =
  | { readonly kind: 'product'; readonly id: string }
  | { readonly kind: 'block'; readonly id: string; readonly block: LiveBlock };

export type BodyPart = { readonly kind: 'static'; readonly part: BodyPartName } | LivePart;

export type SplitBody = {
  readonly body: readonly BodyPart[];
  readonly staticBlocks: Readonly<Record<BodyPartName, readonly Block[]>>;
};

/**
 * Splits a body at the live blocks; static neighbours are one part. No block is lost, none changes
 * place.
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
