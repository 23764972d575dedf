/** The parameters of an address that name parts of a picture, in their order. */
export const partKeys = ['optionTypes', 'frameVariant', 'matType', 'matSize', 'glassType'] as const;

/** A parameter that names a part of a picture; of `optionTypes` there may be several. */
export type PartKey = (typeof partKeys)[number];
