import { accountDialogQuery } from '../../../core/domain/customer/over-page.ts';
import { writtenDay, writtenTime } from '../../../core/domain/countdown/written-instant.ts';
import type { Channel } from '../../../core/domain/locale/channel.ts';
import type { BurgerShop } from '../../../core/domain/navigation/burger-items.ts';
import { hotlineLink } from '../../../core/domain/navigation/burger-menu.ts';
import type { HeaderItem, HeaderItemType } from '../../../core/domain/navigation/header.ts';
import type { Navigation } from '../../../core/domain/navigation/navigation.ts';
import { pageUrl } from '../../../core/domain/routing/pages.ts';
import { printReturnTarget } from '../../../core/domain/routing/return-target.ts';
import { findSite } from '../../../core/domain/routing/sites.ts';
import { E } from '../../../core/fp.ts';
import { showCampaign } from '../../../core/usecases/show-campaign.ts';
import type { HeaderEntry } from '../../components/header/account.tsx';
import type {
  HeaderCampaign,
  HeaderContent,
  ServiceItem,
} from '../../components/header/header.tsx';
import { headerMessages } from '../../components/header/messages.ts';
import type { LinkTarget } from '../../components/link/link.tsx';
import type { ShopLink } from '../../components/shop-links/shop-links.tsx';
import { messagesFor } from '../../messages/compile.ts';
import { textOf, type Text } from '../../messages/text.tsx';
import type { StorefrontRequest } from '../requests/storefront-request.ts';
import { loadChrome } from './footer-data.ts';
import { memoizeByIdentity } from '../../memoize-by-identity.ts';
import { arrivalText } from './load-delivery.ts';
import { loadNavigation } from './navigation-data.ts';
import { oncePerRequest } from './once-per-request.ts';
import { placeOf } from './request-place.ts';
import { resolveLink } from './resolve-link.ts';
import { siteLinks, startPath, wishlistHref, wordHref } from './site-links.ts';

/** For islands of the header. */
export type LiveHeaderData = {
  readonly channel: Channel;
  readonly startHref: string;
  readonly account: HeaderEntry;
  readonly wishlistHref: string;
  readonly cart: HeaderEntry;
};

/** Without its main bar and its burger. */
export type HeaderData = LiveHeaderData &
  HeaderContent & {
    /** Leads to the account's own page, with the log-in over it. */
    readonly signIn: HeaderEntry;
  };

const tables = [headerMessages] as const;

const headerText = (request: StorefrontRequest): Text => {
  const { locale } = placeOf(request);
  return textOf({ locale, messages: messagesFor(locale, tables) });
};

/**
 * A shop of this storefront leads to its start page in the same market, any other one to its link.
 */
const shopTarget = (
  request: StorefrontRequest,
  { channel, link }: BurgerShop,
): LinkTarget | undefined => {
  if (channel === undefined) return resolveLink(siteLinks(request, '/'), link);
  const { locale, site } = placeOf(request);
  const shop = findSite(request.sites, channel, site.market);
  const route = { kind: 'start' } as const;
  return shop && { href: pageUrl(request.sites, shop, { locale, platform: 'web', route }) };
};

const shopLinks = (request: StorefrontRequest, { shops }: Navigation): readonly ShopLink[] =>
  shops.flatMap((shop) => {
    const target = shopTarget(request, shop);
    const isCurrent = shop.channel === placeOf(request).site.channel;
    const { text, color, icon } = shop;
    return target === undefined ? [] : [{ ...target, text, color, icon, isCurrent }];
  });

const makeHeaderLinks = (
  request: StorefrontRequest,
  navigation: Navigation,
): Omit<HeaderData, 'promises' | 'campaign'> => {
  const links = siteLinks(request, startPath(request));
  const text = headerText(request);
  const itemOf = (type: HeaderItemType): HeaderItem | undefined =>
    navigation.headerItems.find((item) => item.type === type);
  const service = (type: 'magazine' | 'service'): ServiceItem | undefined => {
    const item = itemOf(type);
    const target = item && resolveLink(links, item.link.url);
    return item && target && { ...target, text: item.text, icon: item.icon };
  };
  /** Account and cart are there whatever the content says. */
  const entry = (type: 'account' | 'cart', href: string): HeaderEntry => {
    const item = itemOf(type);
    const target = item && resolveLink(links, item.link.url);
    return { href: target?.href ?? href, text: item?.text ?? text(`header.${type}`) };
  };
  const hotline = hotlineLink(navigation.hotline);
  return {
    channel: placeOf(request).site.channel,
    startHref: startPath(request),
    account: entry('account', wordHref(request, 'customerAccount')),
    wishlistHref: wishlistHref(request),
    cart: entry('cart', wordHref(request, 'cart')),
    signIn: {
      text: text('header.sign-in'),
      href: `${wordHref(request, 'customerAccount')}${accountDialogQuery('', 'log-in')}`,
    },
    shops: shopLinks(request, navigation),
    magazine: service('magazine'),
    service: service('service'),
    hotline: hotline && { text: hotline.text, href: hotline.url },
  };
};

const headerLinks = memoizeByIdentity<Omit<HeaderData, 'promises' | 'campaign'>>();

/** The same on every page of a place while the navigation is kept. */
const headerLinksOf = (
  request: StorefrontRequest,
  navigation: Navigation,
): Omit<HeaderData, 'promises' | 'campaign'> => {
  const { site, locale, platform } = placeOf(request);
  const { protocol, trailingSlash } = request.sites;
  const key = [protocol, site.host, locale, platform, trailingSlash[site.channel]].join(' ');
  return headerLinks([navigation, key], () => makeHeaderLinks(request, navigation));
};

const deliveryPromise = (request: StorefrontRequest, date: string | undefined): readonly string[] =>
  date === undefined ? [] : [headerText(request)('header.delivery', { date })];

/** The campaign that runs now, with its end and its link. */
const campaignLine = async (request: StorefrontRequest): Promise<HeaderCampaign | undefined> => {
  const { site, locale } = placeOf(request);
  const shown = await showCampaign({ channel: site.channel, locale })(request.ports)();
  if (E.isLeft(shown) || shown.right === undefined) return undefined;
  const { title, badge, voucherCode: code, url, endsAt } = shown.right;
  const text = headerText(request);
  // One that ends with a day is named by that day alone.
  const date = writtenDay(locale, endsAt - 1);
  const ends = date === writtenDay(locale, endsAt) ? 'time' : 'day';
  const line = text(`header.campaign-${ends}`, { title, date, time: writtenTime(locale, endsAt) });
  return {
    text: [badge, line, code && text('header.campaign-code', { code })].filter(Boolean).join(' · '),
    href: url && resolveLink(siteLinks(request, startPath(request)), url)?.href,
    endsAt,
  };
};

/** Shared by the document and the static parts. */
const loadSources = oncePerRequest(async (request) => {
  const { site, locale } = placeOf(request);
  const [campaign, chrome, navigation, arrival] = await Promise.all([
    campaignLine(request),
    loadChrome(request),
    loadNavigation(request),
    arrivalText(request.ports, { channel: site.channel, locale }),
  ]);
  return { campaign, chrome, arrival, links: headerLinksOf(request, navigation) };
});

/** The page under the log-in: this one, or the account's, which leads back afterwards. */
type LogInPlace = 'this-page' | 'account' | 'account-and-back';

/**
 * The link to the log-in. It leads back to the current selection: without scripts nothing else
 * tells a browser of it.
 */
export const loadSignIn = async (
  request: StorefrontRequest,
  place: LogInPlace,
): Promise<HeaderEntry> => {
  const { signIn } = (await loadSources(request)).links;
  const { pathname, search } = request.url;
  switch (place) {
    case 'this-page':
      return { ...signIn, href: accountDialogQuery(search, 'log-in') };
    case 'account':
      return signIn;
    case 'account-and-back':
      return { ...signIn, href: `${signIn.href}&${printReturnTarget(`${pathname}${search}`)}` };
  }
};

export const loadLiveHeader = async (request: StorefrontRequest): Promise<LiveHeaderData> =>
  (await loadSources(request)).links;

export const loadHeader = async (request: StorefrontRequest): Promise<HeaderData> => {
  const { campaign, chrome, arrival, links } = await loadSources(request);
  return {
    ...links,
    campaign,
    // A phone shows the first alone: no date without what it depends on.
    promises: [...chrome.promises, ...deliveryPromise(request, arrival)],
  };
};
