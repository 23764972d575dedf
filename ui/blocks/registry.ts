/** How each kind of block is drawn: one line each, in the order of the kinds' names. */
import type { BlocksByKind, PlainBlocksByKind } from '../../core/domain/content/blocks/registry.ts';
import type { RefusedBlock } from '../../core/domain/content/blocks/refused.ts';
import { abBlockView } from './ab/ab.tsx';
import { CalculatorBlockView } from './calculator/calculator.tsx';
import { drawBlocksWith, type RegisteredBlock } from './draw-blocks.tsx';
import { QuestionsBlockView } from './questions/questions.tsx';
import { RefusedBlockView } from './refused/refused.tsx';
import { RichTextBlockView } from './rich-text/rich-text.tsx';
import { TeaserBlockView } from './teaser/teaser.tsx';
import { TilesBlockView } from './tiles/tiles.tsx';
import { UspBlockView } from './usp/usp.tsx';
import { WithdrawalBlockView } from './withdrawal/withdrawal.tsx';

/** The block of each kind, those that do not decode included. */
export type ShownBlocks = BlocksByKind & { readonly refused: RefusedBlock };

/** The views of the blocks that may stand within an A/B block, too. */
const plainViews: {
  readonly [Kind in keyof PlainBlocksByKind]: RegisteredBlock<PlainBlocksByKind[Kind]>;
} = {
  calculator: { mode: 'interactive', View: CalculatorBlockView },
  questions: { mode: 'static', View: QuestionsBlockView },
  'rich-text': { mode: 'static', View: RichTextBlockView },
  teaser: { mode: 'static', View: TeaserBlockView },
  tiles: { mode: 'static', View: TilesBlockView },
  usp: { mode: 'static', View: UspBlockView },
  withdrawal: { mode: 'static', View: WithdrawalBlockView },
};

/** The mode and the view of every kind of block. */
export const blockViews: {
  readonly [Kind in keyof ShownBlocks]: RegisteredBlock<ShownBlocks[Kind]>;
} = {
  ab: { mode: 'static', View: abBlockView(drawBlocksWith<PlainBlocksByKind>(plainViews)) },
  refused: { mode: 'static', View: RefusedBlockView },
  ...plainViews,
};
