import type { Channel } from './channel.ts';
import type { LengthUnit, Locale } from './locales.ts';

/** Defaults of a channel in a locale; the default collage is `defaultCollageId`. */
export type ChannelDefaults = {
  /** The unit in which the aluminium gallery shows its depths. */
  readonly aluminiumGalleryUnit: LengthUnit;
  /** The shop's apps are offered. */
  readonly hasApps: boolean;
};

const usualDefaults = { aluminiumGalleryUnit: 'cm', hasApps: true } as const;

/** Differences of a channel in a locale from the usual defaults (storefront §9, supporting §9). */
const channelDifferences = {
  poster: { 'en-US': { aluminiumGalleryUnit: 'in', hasApps: false } },
  kartenliebe: {},
} as const satisfies Record<Channel, Partial<Record<Locale, ChannelDefaults>>>;

/**
 * The defaults of a channel in a locale: centimetres and apps everywhere but in the US-English
 * poster channel, which uses inches and has apps off (storefront §9).
 */
export const channelDefaults = (channel: Channel, locale: Locale): ChannelDefaults => {
  const differences: Partial<Record<Locale, ChannelDefaults>> = channelDifferences[channel];
  return differences[locale] ?? usualDefaults;
};
