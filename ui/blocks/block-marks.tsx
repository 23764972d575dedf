import { createContext, use } from 'react';

import type { BlockMark, MarkedBlock } from '../../core/domain/content/edited-story.ts';

/** Marks blocks for the visual editor; undefined where nobody edits. */
export const BlockMarksContext = createContext<((block: MarkedBlock) => BlockMark) | undefined>(
  undefined,
);

type BlockMarkTagProps = {
  readonly block: MarkedBlock;
  /** The id of the element that is marked; the next one when left out. */
  readonly target?: string | undefined;
};

/**
 * The mark of a block, in front of it: `markRoots` moves it onto the block's own element, so that no
 * view of a block knows of editors and no element around a block changes its look. Nothing where
 * nobody edits.
 */
export const BlockMarkTag = ({ block, target }: BlockMarkTagProps) => {
  const mark = use(BlockMarksContext)?.(block);
  return mark && <template {...mark} data-blok-for={target} />;
};
