/** Headings of a long list of colours, in the order in which they are shown. */
export const frameTones = ['black', 'white', 'wood', 'metal', 'colour'] as const;

/** A heading over colours of frames: greys stand with black, creams with white. */
export type FrameTone = (typeof frameTones)[number];
