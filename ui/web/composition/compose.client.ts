/**
 * The browser's composition root: the few ports that a page needs. Loaded after the entry; what
 * only some visitors need is imported when it is asked for.
 */
import type {
  KeptPicture,
  PhotosSlot,
  PictureSlot,
} from '../../../adapters/browser/kept-picture.ts';
import { httpCustomers } from '../../../adapters/http/customers.ts';
import type { PagePlace } from '../../../adapters/browser/page-log.ts';
import type { ApiSettings } from '../../../adapters/http/address.ts';
import { maySend, type Consent } from '../../../core/domain/consent/consent.ts';
import type { Customer } from '../../../core/domain/customer/customer.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import type { LocalizedUrl } from '../../../core/domain/routing/localized-urls.ts';
import type { Log } from '../../../core/ports/log.ts';
import type { PriceScope } from '../../../core/ports/prices.ts';
import type { PictureUploads } from '../../../core/ports/picture-uploads.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import type { SupportMessenger } from '../../../core/ports/support-messenger.ts';
import { loadCustomer as customerOf } from '../../../core/usecases/load-customer.ts';
import type { ConfiguratorChange } from '../experiments/experiment.ts';
import type { PagePrices } from './page-prices.ts';
import { restsAgain } from '../islands/waking.ts';
import { pageLog as shownLog } from '../log/logs.ts';

/** Under the page's own host. */
const ownApi: ApiSettings = { baseUrl: '', fetch: (request) => fetch(request) };

/** A visitor where it cannot be found out (storefront §8: silently). */
export const loadCustomer = async (scope: PriceScope): Promise<Customer> => {
  const answer = await customerOf({ customers: httpCustomers(ownApi, scope) })();
  return answer._tag === 'Right' ? answer.right : answer.left;
};

/** Remembers for this tab that a suggestion was answered. */
const suggestionSlot = async () => {
  const { textSlot } = await import('../../../adapters/browser/text-slot.ts');
  return textSlot(() => sessionStorage, 'site-suggestion');
};

/**
 * The locale of the site that this visitor may prefer, if it is another market's; not asked of
 * crawlers and those who have chosen before.
 */
export const suggestLocale = async (
  locale: Locale,
  urls: readonly LocalizedUrl[],
): Promise<Locale | undefined> => {
  const [{ httpLocations }, { suggestSite }, { isCrawler }, slot] = await Promise.all([
    import('../../../adapters/http/location.ts'),
    import('../../../core/usecases/suggest-site.ts'),
    import('../../../core/domain/flags/crawler.ts'),
    suggestionSlot(),
  ]);
  const answer = await suggestSite({
    locale,
    languages: navigator.languages,
    urls,
    isCrawler: isCrawler(navigator.userAgent),
    hasDeclined: slot.read() !== undefined,
  })({ locations: httpLocations(ownApi), log: shownLog })();
  return answer._tag === 'Right' && answer.right.kind === 'suggest'
    ? answer.right.locale
    : undefined;
};

/** For this tab alone. */
export const declineSuggestions = async (): Promise<void> => {
  (await suggestionSlot()).write('answered');
};

/** A failure has the shop's own words, if it has any. */
type WhitelabelAnswer =
  | { readonly kind: 'switched'; readonly customer: Customer }
  | { readonly kind: 'failed'; readonly message: string | undefined };

/** Makes the order in the cart a white-label one of an ordinary one, or the other way round. */
export const switchWhitelabelOrder = async (
  scope: PriceScope,
  customer: Customer,
): Promise<WhitelabelAnswer> => {
  const [{ httpWhitelabelService }, { switchWhitelabel }] = await Promise.all([
    import('../../../adapters/http/whitelabel.ts'),
    import('../../../core/usecases/switch-whitelabel.ts'),
  ]);
  const environment = { whitelabelService: httpWhitelabelService(ownApi), log: shownLog };
  const answer = await switchWhitelabel(scope, customer)(environment)();
  if (answer._tag === 'Right') return { kind: 'switched', customer: answer.right };
  const refusal = answer.left;
  return { kind: 'failed', message: 'message' in refusal ? refusal.message : undefined };
};

export const pricesOf = async (scope: PriceScope): Promise<PagePrices> => {
  const { httpPrices } = await import('../../../adapters/http/prices.ts');
  const prices = httpPrices(ownApi);
  return {
    formats: async (article) => {
      const list = await prices.formats(scope, article)();
      return list._tag === 'Right' ? list.right.all.filter(({ price }) => price !== undefined) : [];
    },
    inFormat: async (article, format) => {
      const [{ httpArticlePrices }, { usualArticle }] = await Promise.all([
        import('../../../adapters/http/article-prices.ts'),
        import('../../../core/domain/products/article-key.ts'),
      ]);
      const asked = usualArticle(article, format, scope.locale);
      const answer = await httpArticlePrices(ownApi).price(scope, [asked])();
      return answer._tag === 'Right' ? answer.right[0] : undefined;
    },
  };
};

/** An unused picture is kept for two weeks, in milliseconds. */
const pictureLifetime = 14 * 24 * 3_600_000;

export type DevicePicture = KeptPicture;

const slotsOf = async (mark: string) => {
  const [{ photosSlot, pictureSlot }, { textSlot }] = await Promise.all([
    import('../../../adapters/browser/kept-picture.ts'),
    import('../../../adapters/browser/text-slot.ts'),
  ]);
  return { photosSlot, pictureSlot, kept: textSlot(() => localStorage, mark) };
};

/** The shopper's own picture on this device; the mark tells pages that there is one. */
export const keptPicture = async (mark: string): Promise<PictureSlot> => {
  const { pictureSlot, kept } = await slotsOf(mark);
  return pictureSlot(kept, Date.now, pictureLifetime);
};

/** Several photos of the shopper's own on this device; the mark tells pages that there are some. */
export const keptPhotos = async (mark: string): Promise<PhotosSlot> => {
  const { photosSlot, kept } = await slotsOf(mark);
  return photosSlot(kept, Date.now, pictureLifetime);
};

/** This visitor's uploads; the signal ends them. */
export const pictureUploads = async (
  scope: ShopScope,
  signal: AbortSignal,
): Promise<PictureUploads> => {
  const { httpPictureUploads } = await import('../../../adapters/http/picture-uploads.ts');
  return httpPictureUploads({ ...ownApi, fetch: (request) => fetch(request, { signal }) }, scope);
};

/** In milliseconds; a messenger that takes longer is replaced by the contact form. */
const messengerTime = 5_000;

/** Only where one is configured, and only for visitors who have consented to what it sends. */
export const vendorMessenger = async (
  script: string | undefined,
  consent: Consent,
): Promise<SupportMessenger | undefined> => {
  if (script === undefined || !maySend(consent)) return undefined;
  const [{ injectScript }, { scriptMessenger }] = await Promise.all([
    import('../../../adapters/browser/vendor-script.ts'),
    import('../../../adapters/browser/messenger-script.ts'),
  ]);
  return scriptMessenger({
    load: () => injectScript(document, script),
    offered: (): unknown => Reflect.get(window, 'supportMessenger'),
    within: messengerTime,
  });
};

/** Events are gathered and sent together, in milliseconds. */
const gatheringTime = 1_000;

/** Reports reach the server by beacon, and the console where `isDebug`. */
export const openLog = async (place: () => PagePlace, isDebug: boolean): Promise<Log> => {
  const [{ consolePrinter, pageLog }, { beaconReports }] = await Promise.all([
    import('../../../adapters/browser/page-log.ts'),
    import('../../../adapters/browser/beacon.ts'),
  ]);
  return pageLog({
    clock: { now: Date.now },
    reports: beaconReports(navigator),
    place,
    draw: Math.random(),
    print: isDebug ? consolePrinter() : undefined,
    later: (send) => void setTimeout(send, gatheringTime),
    page: window,
  });
};

/**
 * What experiments change of the configurator; undefined where none is on. The flag client waits
 * until the touch that woke the configurator is answered.
 */
export const configuratorChange = async (
  scope: PriceScope,
): Promise<ConfiguratorChange | undefined> => {
  await restsAgain();
  const flags = await import('./flags.client.ts');
  return flags.configuratorChange(scope);
};
