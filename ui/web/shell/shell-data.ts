import type { Chrome } from '../../../core/domain/content/chrome.ts';
import type { Channel, Platform } from '../../../core/domain/locale/channel.ts';
import {
  localeTable,
  marketTable,
  type LengthUnit,
  type Locale,
} from '../../../core/domain/locale/locales.ts';
import { moneyStyles } from '../../../core/domain/money/money-styles.ts';
import type { MoneyStyle } from '../../../core/domain/money/money-style.ts';
import { messagesFor } from '../../messages/compile.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { CompiledMessages } from '../../messages/text.tsx';
import type { LinkRules } from '../navigation/plan-navigation.ts';
import type { StorefrontRequest } from '../storefront-request.ts';
import { keptByOwner } from './kept-by-owner.ts';
import { arrivalText } from './load-delivery.ts';
import { loadChrome } from './footer-data.ts';
import { placeOf } from './request-place.ts';
import { locatingShellTables, shellTables } from './shell-messages.ts';
import { resolveLinks, type ResolvedLink } from './resolve-link.ts';
import { siteLinks, startPath, wordHref } from './site-links.ts';

/** A link of the navigation with the kind of page that it leads to. */
type NavigationLink = ResolvedLink & { readonly navigationType: string };

/** What the header of a site needs. */
export type HeaderData = {
  readonly channel: Channel;
  readonly startHref: string;
  readonly accountHref: string;
  readonly cartHref: string;
  readonly navigation: readonly NavigationLink[];
  readonly service: readonly ResolvedLink[];
  readonly promises: readonly string[];
};

/** What surrounds every page of a site and language; equal for all visitors, loaded once. */
export type ShellData = HeaderData & {
  readonly locale: Locale;
  readonly platform: Platform;
  readonly timeZone: string;
  readonly moneyStyle: MoneyStyle;
  readonly lengthUnit: LengthUnit;
  /** The texts that the browser may need on every page; a page brings those of its kind. */
  readonly messages: CompiledMessages;
  readonly shippingHref: string;
  /** Whether the shop can tell where visitors are, so that another site may be suggested. */
  readonly locatesVisitors: boolean;
  /** What tells links to pages of this site from all others. */
  readonly links: LinkRules;
};

const deliveryPromise = (locale: Locale, date: string | undefined): readonly string[] => {
  const message = messagesFor(locale, shellTables)['header.delivery'];
  return message === undefined || date === undefined
    ? []
    : [formatMessage(message, locale, { date })];
};

const headers = new WeakMap<StorefrontRequest, Promise<HeaderData>>();

/** Loads what the header shows, once a request: the surroundings and the static parts need it. */
export const loadHeader = (request: StorefrontRequest): Promise<HeaderData> => {
  const header = headers.get(request) ?? readHeader(request);
  headers.set(request, header);
  return header;
};

type HeaderLinks = Omit<HeaderData, 'promises'>;

const headerLinks = keptByOwner<Chrome, HeaderLinks>();

const makeHeaderLinks = (
  request: StorefrontRequest,
  { navigation, service }: Chrome,
): HeaderLinks => {
  const links = siteLinks(request, startPath(request));
  return {
    channel: placeOf(request).site.channel,
    startHref: startPath(request),
    accountHref: wordHref(request, 'customerAccount'),
    cartHref: wordHref(request, 'cart'),
    navigation: navigation.flatMap(({ navigationType, link }) =>
      resolveLinks(links, [link]).map((resolved) => ({ ...resolved, navigationType })),
    ),
    service: resolveLinks(links, service),
  };
};

/** The links of the header: the same on every page of a place for as long as the chrome is kept. */
const headerLinksOf = (request: StorefrontRequest, chrome: Chrome): HeaderLinks => {
  const { site, locale, platform } = placeOf(request);
  const { protocol, trailingSlash } = request.sites;
  const key = [protocol, site.host, locale, platform, trailingSlash[site.channel]].join(' ');
  return headerLinks(chrome, key, () => makeHeaderLinks(request, chrome));
};

const readHeader = async (request: StorefrontRequest): Promise<HeaderData> => {
  const { site, locale } = placeOf(request);
  const [chrome, arrival] = await Promise.all([
    loadChrome(request),
    arrivalText(request.ports, { channel: site.channel, locale }),
  ]);
  return {
    ...headerLinksOf(request, chrome),
    promises: [...deliveryPromise(locale, arrival), ...chrome.promises],
  };
};

/** Loads what surrounds the page. */
export const loadShell = async (request: StorefrontRequest): Promise<ShellData> => {
  const { site, locale, platform } = placeOf(request);
  const { locatesVisitors } = request.ports;
  return {
    ...(await loadHeader(request)),
    locale,
    platform,
    timeZone: marketTable[site.market].timeZone,
    moneyStyle: moneyStyles[locale],
    lengthUnit: localeTable[locale].lengthUnit,
    messages: messagesFor(locale, locatesVisitors ? locatingShellTables : shellTables),
    shippingHref: wordHref(request, 'shippingCosts'),
    locatesVisitors,
    links: linkRules(request),
  };
};

/** The browser is asked about links of its own origin alone: it needs no others. */
const linkRules = (request: StorefrontRequest): LinkRules => {
  const { path: _path, search: _search, ...rules } = siteLinks(request, '/').context;
  return { ...rules, sisterOrigins: [] };
};
