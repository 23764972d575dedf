/**
 * A/B blocks (supporting §4): where the server evaluates flags, a page has one side of each;
 * elsewhere it is the same for every visitor and holds both.
 */
import { contentForTreatment } from '../flags/ab-content.ts';
import type { FlagName, Treatments } from '../flags/flags.ts';
import type { Block } from './blocks/registry.ts';
import type { Page } from './page.ts';

type Blocks = Pick<Page, 'blocks'>;

/** Flags of a page's A/B blocks, each once. */
export const flagsOfPage = ({ blocks }: Blocks): readonly FlagName[] => [
  ...new Set(blocks.flatMap((block) => (block.kind === 'ab' ? [block.flag] : []))),
];

/** The page with one side of each A/B block. */
export const pageForTreatments = <P extends Blocks>(page: P, treatments: Treatments): P => ({
  ...page,
  blocks: page.blocks.flatMap((block): readonly Block[] =>
    block.kind === 'ab' ? contentForTreatment(treatments[block.flag], block) : [block],
  ),
});
