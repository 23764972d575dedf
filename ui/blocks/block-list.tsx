import type { Block } from '../../core/domain/content/blocks/registry.ts';
import type { PageQueryKind } from '../../core/domain/products/page-query.ts';
import type { BlockRequest } from './block-loader.ts';
import {
  drawBlocksWith,
  loadBlocksWith,
  type BlockSurroundings,
  type LoadingBlocks,
} from './draw-blocks.tsx';
import { blockViews, type ShownBlocks } from './registry.ts';

const drawBlocks = drawBlocksWith<ShownBlocks>(blockViews);
const loadFlatBlocks = loadBlocksWith<ShownBlocks>(blockViews);

/** Including those within A/B blocks. */
export const loadBlocks = (
  blocks: readonly Block[],
  request: BlockRequest,
): Promise<LoadingBlocks> =>
  loadFlatBlocks(
    blocks.flatMap((block): readonly Block[] =>
      block.kind === 'ab' ? [...block.on, ...block.off] : [block],
    ),
    request,
  );

/** The first block that reads the address decides. */
export const readByBlocks = (blocks: readonly Block[]): PageQueryKind | undefined =>
  blocks.flatMap(({ kind }) => blockViews[kind].reads ?? [])[0];

type BlockListProps = BlockSurroundings & { readonly blocks: readonly Block[] };

export const BlockList = ({ blocks, ...surroundings }: BlockListProps) =>
  drawBlocks(blocks, surroundings);
