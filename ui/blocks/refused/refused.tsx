import type { RefusedBlock } from '../../../core/domain/content/blocks/refused.ts';
import type { BlockView } from '../block-view.ts';

/** A block that did not decode: it was logged, and shoppers see nothing of it. */
export const RefusedBlockView: BlockView<RefusedBlock> = () => null;
