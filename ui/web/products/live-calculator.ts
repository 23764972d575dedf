import type { CalculatorBlock } from '../../../core/domain/content/blocks/calculator.ts';
import type { Page } from '../../../core/domain/content/page.ts';

/** The product of a page, and where it stands. */
type PlacedCalculator = {
  readonly place: 'head' | 'body';
  readonly block: CalculatorBlock;
};

/**
 * The calculator that is live on a page: the one at its head, else the first one of its body. The
 * address holds one selection, so any further one stays HTML: its materials are links.
 */
export const liveCalculator = ({ calculator, blocks }: Page): PlacedCalculator | undefined => {
  if (calculator !== undefined) return { place: 'head', block: calculator };
  const block = blocks.find((one) => one.kind === 'calculator');
  return block && { place: 'body', block };
};
