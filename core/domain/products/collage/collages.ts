import type { Channel } from '../../locale/channel.ts';

/** The collage that opens where none is chosen, by channel (storefront §3, "Other"). */
export const defaultCollageIds = {
  poster: 13,
  kartenliebe: 1,
} as const satisfies Record<Channel, number>;

/** The design id of a channel's default collage: 13, and 1 for the cards channel. */
export const defaultCollageId = (channel: Channel): number => defaultCollageIds[channel];
