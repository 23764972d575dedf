import type { Platform } from '../../../core/domain/locale/channel.ts';
import { shippingRate } from '../../../core/domain/delivery/shipping-cost.ts';
import type { ShippingClass } from '../../../core/domain/delivery/tables/shipping-rates.ts';
import { deliveredPriceMarkets } from '../../../core/domain/law/delivered-price-markets.ts';
import {
  localeTable,
  marketTable,
  type LengthUnit,
  type Locale,
} from '../../../core/domain/locale/locales.ts';
import type { Money } from '../../../core/domain/money/money.ts';
import { moneyStyles } from '../../../core/domain/money/money-styles.ts';
import type { MoneyStyle } from '../../../core/domain/money/money-style.ts';
import { memoizeByIdentity } from '../../memoize-by-identity.ts';
import { messagesFor } from '../../messages/compile.ts';
import type { CompiledMessages } from '../../messages/format-message.ts';
import type { LinkRules } from '../navigation/plan-navigation.ts';
import type { StorefrontRequest } from '../requests/storefront-request.ts';
import { loadLiveHeader, type LiveHeaderData } from './header-data.ts';
import { placeOf } from './request-place.ts';
import { locatingShellTables, shellTables } from './shell-messages.ts';
import { siteLinks, wordHref } from './site-links.ts';

/** Around every page of a site and language; equal for all visitors. */
export type ShellData = LiveHeaderData & {
  readonly locale: Locale;
  readonly platform: Platform;
  readonly timeZone: string;
  readonly moneyStyle: MoneyStyle;
  readonly lengthUnit: LengthUnit;
  /** Those of every page; a page brings those of its kind. */
  readonly messages: CompiledMessages;
  /** The module that holds them where they do not stand here. */
  readonly messageFile?: string | undefined;
  readonly shippingHref: string;
  /** What delivery adds, where the market's law wants it in each price that invites to buy. */
  readonly deliveryInPrices?: Readonly<Record<ShippingClass, Money>> | undefined;
  /** True if another site may be suggested by the visitor's location. */
  readonly locatesVisitors: boolean;
  /** Tell links to pages of this site from all others. */
  readonly links: LinkRules;
};

const shells = memoizeByIdentity<ShellData>();

/** The same on every page of a place while its header is kept. */
export const loadShell = async (request: StorefrontRequest): Promise<ShellData> => {
  const header = await loadLiveHeader(request);
  const { site, locale, platform } = placeOf(request);
  const { locatesVisitors } = request.ports;
  return shells([header, request.sites, site, locale, platform, locatesVisitors], () =>
    shellOf(request, header),
  );
};

const shellOf = (
  request: StorefrontRequest,
  { channel, startHref, account, wishlistHref, cart }: LiveHeaderData,
): ShellData => {
  const { site, locale, platform } = placeOf(request);
  const { locatesVisitors } = request.ports;
  return {
    channel,
    startHref,
    account,
    wishlistHref,
    cart,
    locale,
    platform,
    timeZone: marketTable[site.market].timeZone,
    moneyStyle: moneyStyles[locale],
    lengthUnit: localeTable[locale].lengthUnit,
    messages: messagesFor(locale, locatesVisitors ? locatingShellTables : shellTables),
    shippingHref: wordHref(request, 'shippingCosts'),
    ...(deliveredPriceMarkets.includes(site.market) && {
      deliveryInPrices: {
        parcel: shippingRate(site.market, 'parcel'),
        bulky: shippingRate(site.market, 'bulky'),
      },
    }),
    locatesVisitors,
    links: linkRules(request),
  };
};

/** A browser asks about links of its own origin alone: it needs no others. */
const linkRules = (request: StorefrontRequest): LinkRules => {
  const { path: _path, search: _search, ...rules } = siteLinks(request, '/').context;
  return { ...rules, sisterOrigins: [] };
};
