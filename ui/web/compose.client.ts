/**
 * The browser's composition root: the few ports that a page needs, bound to their adapters. Loaded
 * after hydration; what only some visitors need is imported when it is asked for.
 */
import { pageIdle } from '../../adapters/browser/page-idle.ts';
import { httpCustomers } from '../../adapters/http/customers.ts';
import type { ApiSettings } from '../../adapters/http/address.ts';
import type { Calculator, FormatOption } from '../../core/domain/calculator/calculator.ts';
import type { Customer } from '../../core/domain/customer/customer.ts';
import type { FlagProblem } from '../../core/domain/flags/problems.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import type { LocalizedUrl } from '../../core/domain/routing/localized-urls.ts';
import type { Format } from '../../core/domain/format/format.ts';
import type { Price } from '../../core/domain/money/money.ts';
import type { Log } from '../../core/ports/log.ts';
import type { PageFlags } from '../../core/ports/flags.ts';
import type { ArticleType, PriceScope } from '../../core/ports/prices.ts';
import { loadCustomer as customerOf } from '../../core/usecases/load-customer.ts';

/** The shop's APIs under the page's own host. */
const ownApi: ApiSettings = { baseUrl: '', fetch: (request) => fetch(request) };

/** Who is at the page; a visitor where that cannot be found out (storefront §8: silently). */
export const loadCustomer = async (scope: PriceScope): Promise<Customer> => {
  const answer = await customerOf({ customers: httpCustomers(ownApi, scope) })();
  return answer._tag === 'Right' ? answer.right : answer.left;
};

/** What goes wrong is for engineers alone: it is seen with `_debug=1` in the address. */
const log: Log = {
  report: (code, facts) => {
    const isDebug = new URLSearchParams(location.search).get('_debug') === '1';
    // oxlint-disable-next-line no-console -- the switch asks for exactly this
    if (isDebug) console.info(code, facts);
  },
};

/** Whether this tab has answered a suggestion: nothing else is kept of it, and nothing elsewhere. */
const suggestionSlot = async () => {
  const { textSlot } = await import('../../adapters/browser/text-slot.ts');
  return textSlot(() => sessionStorage, 'site-suggestion');
};

/**
 * The locale of the site that this visitor may prefer, if it is another market's; asked when the page
 * has come to rest, and not of crawlers and those who have chosen before.
 */
export const suggestLocale = async (
  locale: Locale,
  urls: readonly LocalizedUrl[],
): Promise<Locale | undefined> => {
  await pageIdle(window);
  const [{ httpLocations }, { suggestSite }, { isCrawler }, slot] = await Promise.all([
    import('../../adapters/http/location.ts'),
    import('../../core/usecases/suggest-site.ts'),
    import('../../core/domain/flags/crawler.ts'),
    suggestionSlot(),
  ]);
  const answer = await suggestSite({
    locale,
    languages: navigator.languages,
    urls,
    isCrawler: isCrawler(navigator.userAgent),
    hasDeclined: slot.read() !== undefined,
  })({ locations: httpLocations(ownApi), log })();
  return answer._tag === 'Right' && answer.right.kind === 'suggest'
    ? answer.right.locale
    : undefined;
};

/** Remembers for this tab that the visitor has chosen a site. */
export const declineSuggestions = async (): Promise<void> => {
  (await suggestionSlot()).write('answered');
};

/** What a switch of the order came to; a failure with the shop's words, if it has any. */
type WhitelabelAnswer =
  | { readonly kind: 'switched'; readonly customer: Customer }
  | { readonly kind: 'failed'; readonly message: string | undefined };

/** Makes the order in the cart a white-label one of a usual one, or the other way round. */
export const switchWhitelabelOrder = async (
  scope: PriceScope,
  customer: Customer,
): Promise<WhitelabelAnswer> => {
  const [{ httpWhitelabelService }, { switchWhitelabel }] = await Promise.all([
    import('../../adapters/http/whitelabel.ts'),
    import('../../core/usecases/switch-whitelabel.ts'),
  ]);
  const environment = { whitelabelService: httpWhitelabelService(ownApi), log };
  const answer = await switchWhitelabel(scope, customer)(environment)();
  if (answer._tag === 'Right') return { kind: 'switched', customer: answer.right };
  const refusal = answer.left;
  return { kind: 'failed', message: 'message' in refusal ? refusal.message : undefined };
};

/** Prices for the experiment and the dialogs of a page. */
type PagePrices = {
  /** The formats of an article with their prices; none where they cannot be had. */
  readonly formats: (article: ArticleType) => Promise<readonly FormatOption[]>;
  /** The price of an article in a format; undefined where there is none to be had. */
  readonly article: (article: ArticleType, format: Format) => Promise<Price | undefined>;
};

/** Prices that the page did not bring along. */
export const pricesOf = async (scope: PriceScope): Promise<PagePrices> => {
  const { httpPrices } = await import('../../adapters/http/prices.ts');
  const prices = httpPrices(ownApi);
  return {
    formats: async (article) => {
      const list = await prices.formats(scope, article)();
      return list._tag === 'Right' ? list.right.all.filter(({ price }) => price !== undefined) : [];
    },
    article: async (article, format) => {
      const price = await prices.article(scope, article, format)();
      return price._tag === 'Right' ? price.right : undefined;
    },
  };
};

/** The real key stays with the relay on the server; the client only wants one that is not empty. */
const ownKey = 'own-origin';

const readyTimeoutSeconds = 5;

/** The widest window that counts as a mobile device (supporting §9, "Breakpoints"). */
const mobileQuery = '(width <= 767px)';

/** Problems are for engineers alone: they are seen with `_debug=1` in the address. */
const report = (problem: FlagProblem): void => {
  const isDebug = new URLSearchParams(location.search).get('_debug') === '1';
  // oxlint-disable-next-line no-console -- the switch asks for exactly this
  if (isDebug) console.info('flags', problem);
};

const startFlags = async ({ channel }: PriceScope): Promise<PageFlags> => {
  const [
    { flagClientStarter },
    { loadFlagClient },
    { tabOverride },
    { textSlot },
    { keepUserKey, pageKey },
  ] = await Promise.all([
    import('../../adapters/split/browser.ts'),
    import('../../adapters/split/browser-client.ts'),
    import('../../adapters/browser/flag-override.ts'),
    import('../../adapters/browser/text-slot.ts'),
    import('../../adapters/browser/user-key.ts'),
  ]);
  const start = flagClientStarter({
    load: loadFlagClient,
    page: window,
    records: textSlot(() => sessionStorage, 'flag-record'),
    keepKey: (key) => keepUserKey(document, location.protocol, key),
    report,
    // Consent is unknown until it can be asked for, and unknown counts as declined.
    expose: () => undefined,
  });
  return start({
    authorizationKey: ownKey,
    origin: location.origin,
    userKey: pageKey(document.cookie, () => crypto.randomUUID()),
    attributes: { channel, mobileDevice: matchMedia(mobileQuery).matches },
    userAgent: navigator.userAgent,
    consent: 'unknown',
    override: tabOverride(
      new URLSearchParams(location.search),
      textSlot(() => sessionStorage, 'flag-override'),
      report,
    ),
    known: {},
    readyTimeout: readyTimeoutSeconds,
  });
};

let flags: Promise<PageFlags> | undefined;

/** The flags of this page view; the client is started by the first who asks. */
const pageFlags = (scope: PriceScope): Promise<PageFlags> => {
  flags ??= startFlags(scope).catch((error: unknown) => {
    // A chunk that did not come may come for who asks next.
    flags = undefined;
    throw error;
  });
  return flags;
};

/**
 * What experiment 1785 changes of the calculator for this visitor; undefined where its treatment
 * is not `on`. The flag client waits until the page has come to rest.
 */
export const teaserChange = async (
  scope: PriceScope,
): Promise<((calculator: Calculator) => Calculator) | undefined> => {
  await pageIdle(window);
  const { treatment } = await pageFlags(scope);
  if ((await treatment('1785_wall_picture_teaser')) !== 'on') return undefined;
  const [prices, { applyWallPictureTeaser, teaserArticle }, { formatUnitOf }] = await Promise.all([
    pricesOf(scope),
    import('../../core/domain/calculator/experiment.ts'),
    import('../../core/domain/locale/locale-units.ts'),
  ]);
  const teaserPrices = await prices.formats(teaserArticle);
  return (calculator) =>
    applyWallPictureTeaser(calculator, formatUnitOf(scope.locale), teaserPrices);
};
