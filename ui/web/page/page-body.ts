import type { CalculatorBlock } from '../../../core/domain/content/blocks/calculator.ts';
import type { Block } from '../../../core/domain/content/blocks/registry.ts';
import type { Page } from '../../../core/domain/content/page.ts';
import type { BodyPartName } from '../static-parts.ts';

/** A part of a page's body: blocks that are HTML alone, or the product that scripts make live. */
export type BodyPart =
  | { readonly kind: 'static'; readonly part: BodyPartName }
  | { readonly kind: 'product'; readonly id: string };

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

/** A body in its parts, and the blocks of each static one. */
export type SplitBody = {
  readonly body: readonly BodyPart[];
  readonly staticBlocks: Readonly<Partial<Record<BodyPartName, readonly Block[]>>>;
};

/** Splits a body at the block that is live, if there is one; no block is lost, none changes place. */
export const splitBody = (blocks: readonly Block[], live: Block | undefined): SplitBody => {
  const at = live === undefined ? -1 : blocks.indexOf(live);
  const before = at < 0 ? blocks : blocks.slice(0, at);
  const after = at < 0 ? [] : blocks.slice(at + 1);
  const body: readonly BodyPart[] = [
    ...(before.length > 0 ? [{ kind: 'static', part: 'body-0' } as const] : []),
    ...(live !== undefined && at >= 0 ? [{ kind: 'product', id: live.id } as const] : []),
    ...(after.length > 0 ? [{ kind: 'static', part: 'body-1' } as const] : []),
  ];
  return {
    body,
    staticBlocks: {
      ...(before.length > 0 && { 'body-0': before }),
      ...(after.length > 0 && { 'body-1': after }),
    },
  };
};
