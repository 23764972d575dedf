/**
 * The shop's flags and their values (supporting §4 "Treatment evaluation order", §9 "Experiments").
 * Plain functions: the browser loads this.
 */
import { oneOf } from '../text/one-of.ts';

/** In the order in which they are printed. Removing a flag starts here. */
export const flagNames = [
  'product_matrix',
  '965_redesign',
  '967_nudging',
  '1031_portrait',
  '1409_canvas_redesign',
  '1785_wall_picture_teaser',
] as const;

/** As the flag service spells it. */
export type FlagName = (typeof flagNames)[number];

export const flagEffects = {
  product_matrix: 'The burger menu gets one more item, the product matrix.',
  '965_redesign': 'The teaser takes its second layout.',
  '967_nudging': 'A "most chosen" hint stands beside one option.',
  '1031_portrait': 'Portrait formats come first.',
  '1409_canvas_redesign': 'The canvas page shows its blocks in another order.',
  '1785_wall_picture_teaser':
    'The configurator of a cm locale starts at 600x450 and takes its framed acrylic prices from the price service.',
} as const satisfies Readonly<Record<FlagName, string>>;

/** `control`: no answer that an experiment may count. */
export const treatments = ['on', 'off', 'control'] as const;

/** A flag's value (storefront §4, supporting §4). */
export type Treatment = (typeof treatments)[number];

/** A flag that is not in it has not been asked for. */
export type Treatments = Readonly<Partial<Record<FlagName, Treatment>>>;

export const isFlagName = oneOf(flagNames);

export const isTreatment = oneOf(treatments);

/**
 * Other words than `on` and `off` are `control`: a definition may know more treatments than this
 * shop.
 */
export const treatmentFromAnswer = (answer: string): Treatment =>
  isTreatment(answer) ? answer : 'control';

/** In the order of the table. */
export const treatmentEntries = (
  values: Treatments,
): ReadonlyArray<readonly [FlagName, Treatment]> =>
  flagNames.flatMap((name) => {
    const treatment = values[name];
    return treatment === undefined ? [] : [[name, treatment] as const];
  });
