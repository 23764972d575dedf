import type { Channel } from '../../../core/domain/locale/channel.ts';

/** As the shop of a channel calls itself. */
export const shopNames = {
  poster: 'Passepartout',
  kartenliebe: 'kartenliebe',
} as const satisfies Readonly<Record<Channel, string>>;
