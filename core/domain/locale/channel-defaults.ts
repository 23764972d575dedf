import type { Channel } from './channel.ts';
import type { LengthUnit, Locale } from './locales.ts';

/** The default collage is `defaultCollageId`. */
export type ChannelDefaults = {
  /** In which depths are shown. */
  readonly aluminiumGalleryUnit: LengthUnit;
  readonly hasApps: boolean;
};

const usualDefaults = { aluminiumGalleryUnit: 'cm', hasApps: true } as const;

/** From the usual defaults (storefront §9, supporting §9). */
const channelDifferences = {
  poster: { 'en-US': { aluminiumGalleryUnit: 'in', hasApps: false } },
  kartenliebe: {},
} as const satisfies Record<Channel, Partial<Record<Locale, ChannelDefaults>>>;

/** Centimetres and apps but in the US-English poster channel (storefront §9). */
export const channelDefaults = (channel: Channel, locale: Locale): ChannelDefaults => {
  const differences: Partial<Record<Locale, ChannelDefaults>> = channelDifferences[channel];
  return differences[locale] ?? usualDefaults;
};
