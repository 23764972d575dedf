import type { Channel } from './channel.ts';

const others = {
  poster: 'kartenliebe',
  kartenliebe: 'poster',
} as const satisfies Record<Channel, Channel>;

/** The channel to which a shopper switches from a channel (storefront §1). */
export const otherChannel = (channel: Channel): Channel => others[channel];
