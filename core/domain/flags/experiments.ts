/**
 * The experiments by the tag that content gives them and the name of what is tried (supporting §9
 * "Experiments by content tag and treatment"). Each is a flag of its own, `{tag}_{treatment}`.
 */
import type { FlagName } from './flags.ts';
import { oneOf } from '../text/one-of.ts';

/** The tags of the experiments, in the order of the specification. */
export const experimentTags = ['965', '967', '1031', '1409', '1785'] as const;

/** The tag under which content names an experiment. */
export type ExperimentTag = (typeof experimentTags)[number];

/** An experiment: the name of what it tries, and the flag that decides it. */
export type Experiment = { readonly treatmentName: string; readonly flag: FlagName };

/** One row an experiment; what each changes is in `flagEffects`. */
export const experiments = {
  '965': { treatmentName: 'redesign', flag: '965_redesign' },
  '967': { treatmentName: 'nudging', flag: '967_nudging' },
  '1031': { treatmentName: 'portrait', flag: '1031_portrait' },
  '1409': { treatmentName: 'canvas redesign', flag: '1409_canvas_redesign' },
  '1785': { treatmentName: 'wall picture teaser', flag: '1785_wall_picture_teaser' },
} as const satisfies Record<ExperimentTag, Experiment>;

/** Narrows a text to the tag of an experiment. */
export const isExperimentTag = oneOf(experimentTags);

/** The flag of the experiment that content names by a tag; undefined for an unknown tag. */
export const flagOfExperiment = (tag: string): FlagName | undefined =>
  isExperimentTag(tag) ? experiments[tag].flag : undefined;
