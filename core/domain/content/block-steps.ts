/** Blocks that show how far a visitor has come, which no story knows. */
import type { Block, BlocksByKind } from './blocks/registry.ts';
import type { Page } from './page.ts';

type StepsByKind = {
  readonly [
    Kind in keyof BlocksByKind as BlocksByKind[Kind] extends { readonly step: unknown }
      ? Kind
      : never
  ]: BlocksByKind[Kind] extends { readonly step: infer Step } ? Step : never;
};

/** A kind of block that has a step. */
export type SteppedKind = keyof StepsByKind;

/** What the blocks of a kind are to show. */
export type BlockStep<Kind extends SteppedKind = SteppedKind> = {
  readonly [One in Kind]: { readonly kind: One; readonly step: StepsByKind[One] };
}[Kind];

/** The page whose blocks of the step's kind show the step. */
export const pageWithStep = <Kind extends SteppedKind>(
  page: Page,
  { kind, step }: BlockStep<Kind>,
): Page => {
  const isShowing = (block: Block): block is BlocksByKind[Kind] => block.kind === kind;
  return {
    ...page,
    blocks: page.blocks.map((block) =>
      isShowing(block) ? Object.assign({}, block, { step }) : block,
    ),
  };
};
