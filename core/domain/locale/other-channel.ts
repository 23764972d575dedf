import type { Channel } from './channel.ts';

const others = {
  poster: 'kartenliebe',
  kartenliebe: 'poster',
} as const satisfies Record<Channel, Channel>;

/** Where a shopper switches to (storefront §1). */
export const otherChannel = (channel: Channel): Channel => others[channel];
