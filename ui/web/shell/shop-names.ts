import type { Channel } from '../../../core/domain/locale/channel.ts';

/** As the shop of a channel calls itself. */
export const shopNames = {
  poster: 'Passepartout',
  kartenliebe: 'kartenliebe',
} as const satisfies Readonly<Record<Channel, string>>;

/** Names the shop behind what a page is about (WCAG 2.4.2). */
export const pageTitle = (channel: Channel, subject: string): string =>
  `${subject} | ${shopNames[channel]}`;
