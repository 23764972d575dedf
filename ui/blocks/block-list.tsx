import type { Block } from '../../core/domain/content/blocks/registry.ts';
import { drawBlocksWith, type BlockSurroundings } from './draw-blocks.tsx';
import { blockViews, type ShownBlocks } from './registry.ts';

const drawBlocks = drawBlocksWith<ShownBlocks>(blockViews);

type BlockListProps = BlockSurroundings & { readonly blocks: readonly Block[] };

/** The blocks of a body, all of them, in their order. */
export const BlockList = ({ blocks, ...surroundings }: BlockListProps) =>
  drawBlocks(blocks, surroundings);
