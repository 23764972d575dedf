import type { CalculatorBlock } from '../../../core/domain/content/blocks/calculator.ts';
import type { Page } from '../../../core/domain/content/page.ts';

/** The product of a page, and where it stands. */
type PlacedConfigurator = {
  readonly place: 'head' | 'body';
  readonly block: CalculatorBlock;
};

/**
 * The configurator that is live on a page: the one at its head, else the first one of its body. The
 * address holds one selection, so any further one stays HTML: its materials are links.
 */
export const liveConfigurator = ({
  calculator: configurator,
  blocks,
}: Page): PlacedConfigurator | undefined => {
  if (configurator !== undefined) return { place: 'head', block: configurator };
  const block = blocks.find((one) => one.kind === 'calculator');
  return block && { place: 'body', block };
};
