import type { Channel } from '../domain/locale/channel.ts';
import type { Locale } from '../domain/locale/locales.ts';

/**
 * Where the shop is asked from: the channel and the locale travel with every request (storefront
 * §7); the locale names market and currency, and the language of what a shopper is told.
 */
export type ShopScope = { readonly channel: Channel; readonly locale: Locale };
