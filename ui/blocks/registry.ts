/** How each kind of block is drawn: one line each, in the order of the kinds' names. */
import type { BlocksByKind } from '../../core/domain/content/blocks/registry.ts';
import type { RefusedBlock } from '../../core/domain/content/blocks/refused.ts';
import type { BlockView } from './block-view.ts';
import { CalculatorBlockView } from './calculator/calculator.tsx';
import { QuestionsBlockView } from './questions/questions.tsx';
import { RefusedBlockView } from './refused/refused.tsx';
import { RichTextBlockView } from './rich-text/rich-text.tsx';
import { TeaserBlockView } from './teaser/teaser.tsx';
import { TilesBlockView } from './tiles/tiles.tsx';
import { UspBlockView } from './usp/usp.tsx';

/** The block of each kind, those that do not decode included. */
export type ShownBlocks = BlocksByKind & { readonly refused: RefusedBlock };

/**
 * `static`: HTML made by the server, never hydrated. `interactive`: its `View` is the HTML that
 * works without scripts; a chunk of its own makes it live.
 */
type RegisteredBlock<B> = {
  readonly mode: 'static' | 'interactive';
  readonly View: BlockView<B>;
};

/** The mode and the view of every kind of block. */
export const blockViews: {
  readonly [Kind in keyof ShownBlocks]: RegisteredBlock<ShownBlocks[Kind]>;
} = {
  calculator: { mode: 'interactive', View: CalculatorBlockView },
  questions: { mode: 'static', View: QuestionsBlockView },
  refused: { mode: 'static', View: RefusedBlockView },
  'rich-text': { mode: 'static', View: RichTextBlockView },
  teaser: { mode: 'static', View: TeaserBlockView },
  tiles: { mode: 'static', View: TilesBlockView },
  usp: { mode: 'static', View: UspBlockView },
};
