import type { Hono } from 'hono';
import type { ServiceIdentifier } from 'inversify';
import type { ApiSettings } from '../../adapters/http/address.ts';
import type { Fetch } from '../../adapters/shared/fetch.ts';
import type { Sleep } from '../../adapters/shared/sleep.ts';
import type { Breaker } from '../../adapters/http/with-breaker.ts';
import type { Within } from '../../adapters/shared/within.ts';
import type { Database } from '../../adapters/postgres/database.ts';
import type { PictureUploadStore } from '../../adapters/media/picture-uploads.ts';
import type { OnPaymentEvent } from '../../adapters/postgres/stores/payments.ts';
import type { AroundQuery } from '../../adapters/postgres/observe-queries.ts';
import type { StoryChanges } from '../../adapters/storyblok/story-changes.ts';
import type { StoryblokSettings } from '../../adapters/storyblok/story-reader.ts';
import type { ServerFlags } from '../../adapters/split/server.ts';
import type { DesignerBases } from '../../core/domain/catalogue/designers.ts';
import type { HasHolidays } from '../../core/ports/holidays.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { ContactDesk } from '../../core/ports/contact-desk.ts';
import type { Log } from '../../core/ports/log.ts';
import type { Mailer } from '../../core/ports/mailer.ts';
import type { Newsletter } from '../../core/ports/newsletter.ts';
import type { Orders } from '../../core/ports/orders.ts';
import type { PaymentCommands } from '../../core/ports/payments.ts';
import type { Stories } from '../../core/ports/stories.ts';
import type { SitePages } from '../../core/ports/site-pages.ts';
import type { StoryTransform } from '../../core/ports/story-transform.ts';
import type { Vouchers } from '../../core/ports/vouchers.ts';
import type { Configuration } from '../configuration.ts';
import type { RateGuard } from '../http/rate-limits.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { WriteStore } from '../embedded/content/keeper.ts';
import type { EmbeddedFlags } from '../embedded/flags/embedded.ts';
import type { OrderWork } from '../embedded/shop/order-work.ts';
import type { ShopOrderLetters } from '../embedded/shop/order-letters.ts';
import type { MailDelivery } from '../mails/delivery.ts';
import type { Printing } from '../printing/printing.ts';
import type { MediaService } from '../media.ts';
import type { KeptAnswers } from '../endpoints/kept-answers.ts';
import type { Traces } from '../traces/traces.ts';
import type { PaymentService } from './payments.ts';
import type { PagePortSources } from './page-ports.ts';

/**
 * For services elsewhere, and for the embedded shop API, whose database may be. Visitors' calls
 * through the relay have one of their own, so that nobody can close the pages' way to the shop API.
 */
export type Breakers = Readonly<
  Record<
    | 'collages'
    | 'content'
    | 'content-assets'
    | 'flags-relay'
    | 'google-keys'
    | 'payments'
    | 'sales-tax'
    | 'vat-register'
    | 'shop-api'
    | 'shop-api-relay',
    Breaker
  >
>;

/** Names a port and its type, so that nothing is bound to the wrong one. */
const token = <Port>(name: string): ServiceIdentifier<Port> => Symbol.for(name);

export const tokens = {
  configuration: token<Configuration>('Configuration'),
  clock: token<Clock>('Clock'),
  log: token<Log>('Log'),
  /** Between tries, and for the end of a page's time. */
  sleep: token<Sleep>('Sleep'),
  /** Where parts register the figures of `/metrics`. */
  metrics: token<Metrics>('Metrics'),
  traces: token<Traces>('Traces'),
  /** The network as it is. */
  network: token<Fetch>('Network'),
  embeddedFetch: token<Fetch>('EmbeddedFetch'),
  breakers: token<Breakers>('Breakers'),
  /** In this process, or elsewhere with patience. */
  shopApi: token<ApiSettings>('ShopApi'),
  /** The embedded shop's, opened when it is first asked for. */
  database: token<Database>('Database'),
  /** Stands around each query of a database. */
  aroundQueries: token<AroundQuery>('AroundQueries'),
  /** May need the database: ask with `getAsync`. */
  rateGuard: token<RateGuard>('RateGuard'),
  media: token<MediaService>('Media'),
  /** Told by the embedded service's writers, and by webhooks. */
  storyChanges: token<StoryChanges>('StoryChanges'),
  /** Undefined where the embedded content service has no database. */
  contentWrites: token<WriteStore | undefined>('ContentWrites'),
  /** Undefined where the vendor has them. */
  embeddedFlags: token<EmbeddedFlags | undefined>('EmbeddedFlags'),
  /** Answers of the embedded price API that may be sent as they are. */
  keptAnswers: token<KeptAnswers>('KeptAnswers'),
  /** Under the page's own host: the embedded APIs, or the relay. */
  shop: token<Hono>('Shop'),
  /** They need the database: ask with `getAsync`. */
  services: token<Hono>('Services'),
  /** Each port within the time of its page (`core/ports/page-ports.ts`). */
  pagePorts: token<PagePortSources>('PagePorts'),
  sitePages: token<Within<SitePages>>('SitePages'),
  stories: token<Within<Stories>>('Stories'),
  contentAccess: token<StoryblokSettings>('ContentAccess'),
  /** Makes pages of stories that are not saved. */
  storyTransform: token<Within<StoryTransform>>('StoryTransform'),
  contactDesk: token<ContactDesk>('ContactDesk'),
  vouchers: token<Vouchers>('Vouchers'),
  orders: token<Orders>('Orders'),
  /** Of the embedded shop. */
  orderLetters: token<ShopOrderLetters>('OrderLetters'),
  /** Begins with the embedded shop. */
  orderWork: token<OrderWork>('OrderWork'),
  /** The photos of shoppers, and of orders. */
  pictureUploadStore: token<PictureUploadStore>('PictureUploadStore'),
  /** Opened with the first command. */
  paymentCommands: token<PaymentCommands>('PaymentCommands'),
  /** Undefined where nobody takes payments; ask with `getAsync`. */
  payments: token<PaymentService | undefined>('Payments'),
  /** Hears of each message of a payment in the transaction that keeps it. */
  onPaymentEvent: token<OnPaymentEvent>('OnPaymentEvent'),
  newsletter: token<Newsletter>('Newsletter'),
  /** Ask with `getAsync`. */
  mailer: token<Within<Mailer>>('Mailer'),
  /** Begins with the embedded shop. */
  mailDelivery: token<MailDelivery>('MailDelivery'),
  /** Begins with the embedded shop. */
  printing: token<Printing>('Printing'),
  flags: token<ServerFlags>('Flags'),
  designerBases: token<DesignerBases>('DesignerBases'),
  holidays: token<HasHolidays['holidays']>('Holidays'),
} as const;
