/**
 * The browser's composition root: the few ports that a page needs, bound to their adapters. Loaded
 * after hydration; what only some visitors need is imported when it is asked for.
 */
import { pageIdle } from '../../adapters/browser/page-idle.ts';
import { httpCustomers } from '../../adapters/http/customers.ts';
import type { ApiSettings } from '../../adapters/http/address.ts';
import type { Calculator, FormatOption } from '../../core/domain/calculator/calculator.ts';
import { maySend } from '../../core/domain/consent/consent.ts';
import type { Customer } from '../../core/domain/customer/customer.ts';
import type { FlagProblem } from '../../core/domain/flags/problems.ts';
import type { Format } from '../../core/domain/format/format.ts';
import type { Price } from '../../core/domain/money/money.ts';
import type { PageFlags } from '../../core/ports/flags.ts';
import type { ArticleType, PriceScope } from '../../core/ports/prices.ts';
import { loadCustomer as customerOf } from '../../core/usecases/load-customer.ts';
import type { Recording } from './recording/recording.client.ts';

/** The shop's APIs under the page's own host. */
const ownApi: ApiSettings = { baseUrl: '', fetch: (request) => fetch(request) };

/** Who is at the page; a visitor where that cannot be found out (storefront §8: silently). */
export const loadCustomer = async (scope: PriceScope): Promise<Customer> => {
  const answer = await customerOf({ customers: httpCustomers(ownApi, scope) })();
  return answer._tag === 'Right' ? answer.right : answer.left;
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

/** What records this page, and knows whether the visitor lets it; it waits for the page's rest. */
const startedRecording = async (): Promise<Recording> => {
  const { pageRecording } = await import('./recording/recording.client.ts');
  return pageRecording();
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
    { consent, track, onConsent },
  ] = await Promise.all([
    import('../../adapters/split/browser.ts'),
    import('../../adapters/split/browser-client.ts'),
    import('../../adapters/browser/flag-override.ts'),
    import('../../adapters/browser/text-slot.ts'),
    import('../../adapters/browser/user-key.ts'),
    startedRecording(),
  ]);
  const records = textSlot(() => sessionStorage, 'flag-record');
  const start = flagClientStarter({
    load: loadFlagClient,
    page: window,
    records: {
      read: records.read,
      // Without consent nothing of the visit is stored, in the tab neither.
      write: (text) => {
        if (maySend(consent.read())) records.write(text);
      },
    },
    keepKey: (key) => keepUserKey(document, location.protocol, key),
    report,
    expose: track,
  });
  const started = start({
    authorizationKey: ownKey,
    origin: location.origin,
    userKey: pageKey(document.cookie, () => crypto.randomUUID()),
    attributes: { channel, mobileDevice: matchMedia(mobileQuery).matches },
    userAgent: navigator.userAgent,
    consent: consent.read(),
    override: tabOverride(
      new URLSearchParams(location.search),
      textSlot(() => sessionStorage, 'flag-override'),
      report,
    ),
    known: {},
    readyTimeout: readyTimeoutSeconds,
  });
  onConsent(started.setConsent);
  return started;
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
