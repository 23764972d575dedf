/** Every flag's effect. A flag without its line does not typecheck. */
import { flagNames, type FlagName } from '../../../core/domain/flags/flags.ts';
import { redesign } from './965-redesign.ts';
import { nudging } from './967-nudging.ts';
import { portrait } from './1031-portrait.ts';
import { canvasRedesign } from './1409-canvas-redesign.ts';
import { wallPictureTeaser } from './1785-wall-picture-teaser.ts';
import type { Experiment } from './experiment.ts';
import { productMatrix } from './product-matrix.ts';

const experiments: Readonly<Record<FlagName, Experiment>> = {
  product_matrix: productMatrix,
  '965_redesign': redesign,
  '967_nudging': nudging,
  '1031_portrait': portrait,
  '1409_canvas_redesign': canvasRedesign,
  '1785_wall_picture_teaser': wallPictureTeaser,
};

/** In the order of the flags' names. */
export const experimentsOf = <Kind extends Experiment['kind']>(
  kind: Kind,
): readonly (Extract<Experiment, { readonly kind: Kind }> & { readonly flag: FlagName })[] => {
  const isOfKind = (
    experiment: Experiment,
  ): experiment is Extract<Experiment, { readonly kind: Kind }> => experiment.kind === kind;
  return flagNames.flatMap((flag) => {
    const experiment = experiments[flag];
    return isOfKind(experiment) ? [{ ...experiment, flag }] : [];
  });
};
