/** What a long list of colours is sorted under, in the order in which it is shown. */
export const frameTones = ['black', 'white', 'wood', 'metal', 'colour'] as const;

/** A heading over colours of frames: greys stand with black, creams with white. */
export type FrameTone = (typeof frameTones)[number];
