import type { Channel } from '../domain/locale/channel.ts';
import type { Locale } from '../domain/locale/locales.ts';

/**
 * Channel and locale of a call; they travel with every request (storefront §7). The locale decides
 * market, currency, and the language of messages to shoppers.
 */
export type ShopScope = { readonly channel: Channel; readonly locale: Locale };
