/** Headings of a long list of colours, in their order. */
export const frameTones = ['black', 'white', 'wood', 'metal', 'colour'] as const;

/** Greys are with black, creams with white. */
export type FrameTone = (typeof frameTones)[number];
