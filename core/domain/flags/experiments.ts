/**
 * Experiments by their content tag (supporting §9 "Experiments by content tag and treatment"). Each
 * is a flag, `{tag}_{treatment}`.
 */
import type { FlagName } from './flags.ts';
import { oneOf } from '../text/one-of.ts';

/** In the order of the specification. */
export const experimentTags = ['965', '967', '1031', '1409', '1785'] as const;

export type ExperimentTag = (typeof experimentTags)[number];

export type Experiment = { readonly treatmentName: string; readonly flag: FlagName };

/** Their effects are in `flagEffects`. */
export const experiments = {
  '965': { treatmentName: 'redesign', flag: '965_redesign' },
  '967': { treatmentName: 'nudging', flag: '967_nudging' },
  '1031': { treatmentName: 'portrait', flag: '1031_portrait' },
  '1409': { treatmentName: 'canvas redesign', flag: '1409_canvas_redesign' },
  '1785': { treatmentName: 'wall picture teaser', flag: '1785_wall_picture_teaser' },
} as const satisfies Record<ExperimentTag, Experiment>;

export const isExperimentTag = oneOf(experimentTags);

/** Undefined for an unknown tag. */
export const flagOfExperiment = (tag: string): FlagName | undefined =>
  isExperimentTag(tag) ? experiments[tag].flag : undefined;
