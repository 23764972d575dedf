import type { RefusedBlock } from '../../../core/domain/content/blocks/refused.ts';
import type { BlockView } from '../block-view.ts';

/** A block that did not decode: it was logged, shoppers see nothing of it, editors what is wrong. */
export const RefusedBlockView: BlockView<RefusedBlock> = ({ block, isEditing }) =>
  isEditing ? (
    <p>
      <strong>{block.component}</strong> {block.reason}
    </p>
  ) : null;
