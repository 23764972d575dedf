import type { Channel } from '../domain/locale/channel.ts';
import type { Locale } from '../domain/locale/locales.ts';

/** Travels with every call (storefront §7). The locale decides market, currency and language. */
export type ShopScope = { readonly channel: Channel; readonly locale: Locale };
