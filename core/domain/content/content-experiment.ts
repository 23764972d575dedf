/**
 * The A/B content block: what it shows depends on a feature flag (supporting §4, "Feature flags").
 * Pages are kept for all visitors alike, so a page without treatments shows the `off` content.
 */
import { contentForTreatment } from '../flags/ab-content.ts';
import { isFlagName, type FlagName, type Treatments } from '../flags/flags.ts';
import { E, pipe, t } from '../../fp.ts';
import { decodeBlock, decodeBlocks } from './block-codec.ts';
import { isRefusedBlock, refusedBlock } from './blocks/refused.ts';
import type { Block } from './blocks/registry.ts';
import type { Page } from './page.ts';
import { blockFields, decodeField, filledTextField, listField } from './story-fields.ts';
import type { StoryContext } from './story-links.ts';

/** The component under which editors know the block. */
export const experimentComponent = 'AbTest';

/** Blocks that are shown while a flag is on, and those that are shown otherwise. */
export type ExperimentBlock = {
  readonly kind: 'experiment';
  readonly id: string;
  readonly flag: FlagName;
  readonly on: readonly Block[];
  readonly off: readonly Block[];
};

/** A page whose experiments are still open. */
export type FlaggedPage = Omit<Page, 'blocks'> & {
  readonly blocks: readonly (Block | ExperimentBlock)[];
};

const experimentFields = t.type({ flag: filledTextField, on: listField, off: listField });

/** The experiment, and behind it what of its contents was refused; those stand in no treatment. */
const decodeExperiment =
  (context: StoryContext, id: string) =>
  (value: unknown): E.Either<string, readonly (Block | ExperimentBlock)[]> =>
    pipe(
      decodeField(experimentFields)(value),
      E.chain(({ flag, on, off }) => {
        if (!isFlagName(flag)) return E.left(`flag: unknown "${flag}"`);
        const onBlocks = decodeBlocks(context, `${id}/on`, on);
        const offBlocks = decodeBlocks(context, `${id}/off`, off);
        const stands = (block: Block): boolean => !isRefusedBlock(block);
        return E.right([
          {
            kind: 'experiment',
            id,
            flag,
            on: onBlocks.filter(stands),
            off: offBlocks.filter(stands),
          },
          ...[...onBlocks, ...offBlocks].filter((block) => isRefusedBlock(block)),
        ]);
      }),
    );

/** Reads the blocks of a page's body, experiments among them; none of them stands in another one. */
export const decodeFlaggedBlocks = (
  context: StoryContext,
  field: string,
  values: readonly unknown[],
): FlaggedPage['blocks'] =>
  values.flatMap((value, position) => {
    const read = decodeField(blockFields)(value);
    if (E.isLeft(read) || read.right.component !== experimentComponent)
      return decodeBlock(context, `${field}/${position}`, value);
    const { _uid: id } = read.right;
    return pipe(
      decodeExperiment(context, id)(value),
      E.getOrElse((reason): FlaggedPage['blocks'] => [refusedBlock(id, value, reason)]),
    );
  });

/** The flags that a page depends on, each once, in the page's order. */
export const flagsOfPage = ({ blocks }: FlaggedPage): readonly FlagName[] => [
  ...new Set(blocks.flatMap((block) => (block.kind === 'experiment' ? [block.flag] : []))),
];

/** The page that a visitor with these treatments sees: `on` shows the one side, all else the other. */
export const pageForTreatments = (page: FlaggedPage, treatments: Treatments): Page => ({
  ...page,
  blocks: page.blocks.flatMap((block) =>
    block.kind === 'experiment' ? contentForTreatment(treatments[block.flag], block) : [block],
  ),
});
