import { Fragment, type ReactNode } from 'react';

import { BlockMarkTag } from './block-marks.tsx';
import type { BlockView, BlockViewProps } from './block-view.ts';

/**
 * `static`: HTML made by the server, never hydrated. `interactive`: its `View` is the HTML that
 * works without scripts; a chunk of its own makes it live.
 */
export type RegisteredBlock<B> = {
  readonly mode: 'static' | 'interactive';
  readonly View: BlockView<B>;
};

/** What blocks are drawn with beside themselves. */
export type BlockSurroundings = Omit<BlockViewProps<unknown>, 'block'>;

/** Draws blocks, all of them, in their order. */
export type DrawBlocks<B> = (blocks: readonly B[], surroundings: BlockSurroundings) => ReactNode;

type Tagged<Blocks> = {
  readonly [Kind in keyof Blocks]: Blocks[Kind] & { readonly kind: Kind; readonly id: string };
};

/** Draws blocks of these kinds, each by the view of its kind. */
export const drawBlocksWith = <Blocks,>(views: {
  readonly [Kind in keyof Blocks]: RegisteredBlock<Blocks[Kind]>;
}): DrawBlocks<Tagged<Blocks>[keyof Blocks]> => {
  const drawn = <Kind extends keyof Blocks>(
    block: Tagged<Blocks>[Kind],
    surroundings: BlockSurroundings,
  ): ReactNode => {
    const { View } = views[block.kind];
    return <View block={block} {...surroundings} />;
  };
  return (blocks, surroundings) =>
    blocks.map((block) => (
      <Fragment key={block.id}>
        <BlockMarkTag block={block} />
        {drawn(block, surroundings)}
      </Fragment>
    ));
};
