import { Fragment } from 'react';

import type { Block } from '../../core/domain/content/blocks/registry.ts';
import type { BlockViewProps } from './block-view.ts';
import { blockViews, type ShownBlocks } from './registry.ts';

type Surroundings = Omit<BlockViewProps<Block>, 'block'>;

const drawn = <Kind extends keyof ShownBlocks>(
  block: ShownBlocks[Kind] & { readonly kind: Kind },
  surroundings: Surroundings,
) => {
  const { View } = blockViews[block.kind];
  return <View block={block} {...surroundings} />;
};

type BlockListProps = Surroundings & { readonly blocks: readonly Block[] };

/** The blocks of a body, all of them, in their order. */
export const BlockList = ({ blocks, ...surroundings }: BlockListProps) =>
  blocks.map((block) => <Fragment key={block.id}>{drawn(block, surroundings)}</Fragment>);
