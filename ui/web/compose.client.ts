/**
 * The browser's composition root: the few ports that a page needs, bound to their adapters. Loaded
 * after hydration; what only some visitors need is imported when it is asked for.
 */
import { pageIdle } from '../../adapters/browser/page-idle.ts';
import { httpCustomers } from '../../adapters/http/customers.ts';
import type { PagePlace } from '../../adapters/browser/page-log.ts';
import type { ApiSettings } from '../../adapters/http/address.ts';
import type { Calculator, FormatOption } from '../../core/domain/calculator/calculator.ts';
import { maySend, type Consent } from '../../core/domain/consent/consent.ts';
import type { ContactForm } from '../../core/domain/contact/contact-form.ts';
import type { Customer } from '../../core/domain/customer/customer.ts';
import type { FlagName, Treatment } from '../../core/domain/flags/flags.ts';
import { codeOfFlagProblem } from '../../core/domain/flags/problem-codes.ts';
import type { FlagProblem } from '../../core/domain/flags/problems.ts';
import type { Format } from '../../core/domain/format/format.ts';
import type { Price } from '../../core/domain/money/money.ts';
import type { PageFlags } from '../../core/ports/flags.ts';
import type { Log } from '../../core/ports/log.ts';
import type { ArticleType, PriceScope } from '../../core/ports/prices.ts';
import type { ShopScope } from '../../core/ports/scope.ts';
import type { SupportMessenger } from '../../core/ports/support-messenger.ts';
import { loadCustomer as customerOf } from '../../core/usecases/load-customer.ts';
import { report as reportEvent } from './recording/logs.ts';
import type { SentMessage } from './support/contact-panel.tsx';

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

/** Settles when the page has come to rest. */
export const pageRests = (): Promise<void> => pageIdle(window);

/** Sends messages of the contact form, and says what came of them. */
export const contactDesk =
  (scope: ShopScope, log: Log) =>
  async (form: ContactForm): Promise<SentMessage> => {
    const [{ httpContactDesk }, { sendContactMessage }] = await Promise.all([
      import('../../adapters/http/contact.ts'),
      import('../../core/usecases/contact-shop.ts'),
    ]);
    const sent = await sendContactMessage(
      scope,
      form,
    )({
      contactDesk: httpContactDesk(ownApi),
      log,
    })();
    if (sent._tag === 'Right') return { kind: 'sent' };
    return sent.left.kind === 'fields'
      ? { kind: 'refused', fields: sent.left.errors.map(({ field }) => field) }
      : { kind: 'failed' };
  };

/** How long a vendor's messenger may take, in milliseconds; then the contact form stands in for it. */
const messengerTime = 5_000;

/**
 * The messenger of a vendor: only where one is configured, and only for visitors who have consented
 * to what it sends.
 */
export const vendorMessenger = async (
  script: string | undefined,
  consent: Consent,
): Promise<SupportMessenger | undefined> => {
  if (script === undefined || !maySend(consent)) return undefined;
  const { injectScript, scriptMessenger } =
    await import('../../adapters/browser/messenger-script.ts');
  return scriptMessenger({
    load: () => injectScript(document, script),
    offered: (): unknown => Reflect.get(window, 'supportMessenger'),
    within: messengerTime,
  });
};

/** How long events are gathered before they are sent together, in milliseconds. */
const gatheringTime = 1_000;

/**
 * The log of this page: what it reports reaches the server by beacon, and the console where
 * `isDebug` says that an engineer looks.
 */
export const openLog = async (place: () => PagePlace, isDebug: boolean): Promise<Log> => {
  const [{ consolePrinter, pageLog }, { beaconReports }] = await Promise.all([
    import('../../adapters/browser/page-log.ts'),
    import('../../adapters/browser/beacon.ts'),
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

/** The real key stays with the relay on the server; the client only wants one that is not empty. */
const ownKey = 'own-origin';

const readyTimeoutSeconds = 5;

/** Problems around flags are logged under their codes. */
const report = (problem: FlagProblem): void => reportEvent(codeOfFlagProblem(problem));

const startFlags = async ({ channel }: PriceScope): Promise<PageFlags> => {
  const [
    { flagClientStarter },
    { loadFlagClient },
    { tabOverride },
    { textSlot },
    { keepUserKey, pageKey },
    { pageDevice },
  ] = await Promise.all([
    import('../../adapters/split/browser.ts'),
    import('../../adapters/split/browser-client.ts'),
    import('../../adapters/browser/flag-override.ts'),
    import('../../adapters/browser/text-slot.ts'),
    import('../../adapters/browser/user-key.ts'),
    import('./device/page-device.ts'),
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
    attributes: { channel, mobileDevice: pageDevice().current().info.isMobile },
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

/** The treatment of a flag for this visitor; the flag client is started by the first who asks. */
export const treatmentOf = async (scope: PriceScope, name: FlagName): Promise<Treatment> =>
  (await pageFlags(scope)).treatment(name);

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
