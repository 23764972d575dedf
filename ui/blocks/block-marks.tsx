import { createContext, use } from 'react';

import type { BlockMark, MarkedBlock } from '../../core/domain/content/edited-story.ts';

/** Undefined while nobody edits. */
export const BlockMarksContext = createContext<((block: MarkedBlock) => BlockMark) | undefined>(
  undefined,
);

type BlockMarkTagProps = {
  readonly block: MarkedBlock;
  /** Id of the marked element; the next one without it. */
  readonly target?: string | undefined;
};

/**
 * For the visual editor. `markRoots` moves the mark onto the block's own element, so that no view
 * knows of editors and no wrapper changes its look.
 */
export const BlockMarkTag = ({ block, target }: BlockMarkTagProps) => {
  const mark = use(BlockMarksContext)?.(block);
  return mark && <template {...mark} data-blok-for={target} />;
};
