/** Parameters of an address for parts of a picture, in their order. */
export const partKeys = ['optionTypes', 'frameVariant', 'matType', 'matSize', 'glassType'] as const;

/** There may be several `optionTypes`. */
export type PartKey = (typeof partKeys)[number];
