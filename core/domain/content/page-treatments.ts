/**
 * A page and the A/B blocks on it (supporting §4). Where the server evaluates flags it takes one side
 * of each; everywhere else a page is the same for every visitor and holds both.
 */
import { contentForTreatment } from '../flags/ab-content.ts';
import type { FlagName, Treatments } from '../flags/flags.ts';
import type { Block } from './blocks/registry.ts';
import type { Page } from './page.ts';

type Blocks = Pick<Page, 'blocks'>;

/** The flags that the A/B blocks of a page depend on, each once, in the page's order. */
export const flagsOfPage = ({ blocks }: Blocks): readonly FlagName[] => [
  ...new Set(blocks.flatMap((block) => (block.kind === 'ab' ? [block.flag] : []))),
];

/** The page that a visitor with these treatments sees: of each A/B block the one side. */
export const pageForTreatments = <P extends Blocks>(page: P, treatments: Treatments): P => ({
  ...page,
  blocks: page.blocks.flatMap((block): readonly Block[] =>
    block.kind === 'ab' ? contentForTreatment(treatments[block.flag], block) : [block],
  ),
});
