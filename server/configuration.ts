import { resolve } from 'node:path';

import { designerProducts, type DesignerBases } from '../core/domain/catalogue/designers.ts';
import type { SiteConfiguration } from '../core/domain/routing/sites.ts';
import { E, sequenceS } from '../core/fp.ts';
import { embeddedDesignerBases, embeddedSites } from './embedded-addresses.ts';
import {
  readOptional,
  readVariable,
  type ConfigurationError,
  type Decoded,
  type Environment,
} from './environment.ts';
import { readGoogleSettings, type GoogleSettings } from './google-settings.ts';
import { readLimits, type Limits } from './limits.ts';
import { readPaymentSettings, type PaymentSettings } from './payment-settings.ts';
import { readSalesTaxSettings, type SalesTaxSettings } from './sales-tax-settings.ts';
import { readMailSettings, type MailSettings } from './mail-settings.ts';
import type { LocationHeaders } from './embedded/shop/location.ts';
import { readPrintingSettings, type PrintingConfiguration } from './print-settings.ts';
import { readTraceSettings, type TraceSettings } from './traces/trace-settings.ts';
import {
  decodeFlagPercentages,
  describePercentagesRefusal,
  type FlagPercentages,
} from './embedded/flags/percentages.ts';
import {
  decodeBase,
  decodeHost,
  decodeLocationHeaders,
  decodeSecret,
  decodeSites,
  decodeToken,
  decodeUrl,
  decodeWholeNumber,
  decodeWord,
} from './variable-decoders.ts';

/** The environment, decoded once at start. */
export type Configuration = {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Without it a folder in `dataDir`. */
  readonly prerenderedDir: string | undefined;
  readonly sites: SiteConfiguration;
  /** Without it the embedded database in the data directory. */
  readonly databaseUrl: string | undefined;
  /** Hashes codes of vouchers; without it a key in the data directory. */
  readonly voucherKey: string | undefined;
  /** Without it the embedded shop API. */
  readonly shopApiUrl: string | undefined;
  /** Undefined: the shop API. */
  readonly collageApiUrl: string | undefined;
  /** Without it the embedded content service. */
  readonly storyblokToken: string | undefined;
  /** Without it the vendor's in Europe. */
  readonly storyblokUrl: string | undefined;
  /** Without it the vendor's host of the delivery API's region. */
  readonly storyblokAssetsUrl: string | undefined;
  readonly storyblokVersion: 'published' | 'draft';
  /** Without it nothing can be written into the embedded content service. */
  readonly contentWriteToken: string | undefined;
  /** Without it no webhook is taken. */
  readonly storyblokWebhookSecret: string | undefined;
  /** Opens drafts and releases to the visual editor. */
  readonly storyblokPreviewToken: string | undefined;
  /** Without it the embedded flags service. */
  readonly splitKey: string | undefined;
  /** A proxy that the shop runs itself; without it the vendor's own hosts. */
  readonly splitUrl: string | undefined;
  /** A third party's script that asks for consent; without it the shop asks. */
  readonly consentScript: string | undefined;
  /** Opens `/metrics` to other machines; without it only this machine may read it. */
  readonly metricsToken: string | undefined;
  /** Opens `/dev/flags` and `/dev/outbox` to other machines, where embedded services are public. */
  readonly flagsToken: string | undefined;
  /** Opens the desk (`DESK_TOKEN`); undefined: there is none. */
  readonly deskToken: string | undefined;
  readonly flagPercentages: FlagPercentages;
  /** A vendor's messenger for visitors who have consented; without it the contact form. */
  readonly messengerScript: string | undefined;
  /** Undefined: nobody is offered to sign in with Google. */
  readonly google: GoogleSettings | undefined;
  /** Undefined: the embedded stand-in answers. */
  readonly viesUrl: string | undefined;
  /** Without its variable, a designer is the embedded one. */
  readonly designerBases: DesignerBases;
  /** Of a CDN or a proxy; without them nobody knows the location. */
  readonly locationHeaders: LocationHeaders | undefined;
  /** Whether embedded services that only this process needs answer from outside. */
  readonly embeddedServices: 'internal' | 'public';
  /**
   * Milliseconds after SIGTERM in which the port stays open while `/readyz` says that the process
   * leaves (`LEAVING_SECONDS`): a balancer asks at least once in that time.
   */
  readonly leavingTime: number;
  readonly limits: Limits;
  readonly mails: MailSettings;
  /** Of the embedded shop. */
  readonly printing: PrintingConfiguration;
  readonly payments: PaymentSettings;
  readonly salesTax: SalesTaxSettings;
  /** Undefined: nothing is traced. */
  readonly traces: TraceSettings | undefined;
};

const readSecret = (environment: Environment, variable: string): Decoded<string | undefined> =>
  readOptional(
    environment,
    variable,
    '16 to 128 letters, digits, dashes or underscores',
    decodeSecret,
  );

const readFlags = (environment: Environment): Decoded<FlagPercentages> => {
  const value = environment['FLAGS']?.trim() ?? '';
  const decoded = decodeFlagPercentages(value);
  return E.isRight(decoded)
    ? decoded
    : E.left({
        variable: 'FLAGS',
        value,
        allowed: `a list like 1785_wall_picture_teaser=50: ${describePercentagesRefusal(decoded.left)}`,
      });
};

/** `DESIGNER_PHOTO_FRAME_URL`. */
const designerVariable = (product: string): string =>
  `DESIGNER_${product.toUpperCase().replaceAll('-', '_')}_URL`;

const readDesigners = (environment: Environment): Decoded<DesignerBases> => {
  let bases: DesignerBases = embeddedDesignerBases;
  for (const product of designerProducts) {
    const base = readVariable(
      environment,
      designerVariable(product),
      bases[product],
      'an http or https address',
      decodeUrl('http:', 'https:'),
    );
    if (E.isLeft(base)) return base;
    bases = { ...bases, [product]: base.right };
  }
  return E.right(bases);
};

/**
 * Milliseconds; requests that come last still have time to be finished before the process stops.
 */
const readLeavingTime = (environment: Environment): Decoded<number> =>
  readVariable(environment, 'LEAVING_SECONDS', 2000, 'a whole number from 0 to 3', (value) => {
    const seconds = decodeWholeNumber(0, 3)(value);
    return seconds === undefined ? undefined : seconds * 1000;
  });

/** The embedded database belongs to one process. */
const countsWithoutDatabase: ConfigurationError = {
  variable: 'RATE_LIMITS_STORE',
  value: 'postgres',
  allowed: 'memory, or postgres together with DATABASE_URL, which is missing',
};

/** The consent script accepts only https addresses of the privacy policy. */
const scriptWithoutSites = (value: string): ConfigurationError => ({
  variable: 'CONSENT_SCRIPT_URL',
  value,
  allowed: 'an https address together with SITES, whose pages are served over https',
});

/** Refuses variables that contradict each other. */
const refuseContradictions = (configuration: Configuration): Decoded<Configuration> => {
  const { consentScript, sites, limits, databaseUrl } = configuration;
  if (consentScript !== undefined && sites.protocol !== 'https')
    return E.left(scriptWithoutSites(consentScript));
  if (limits.rateStore === 'postgres' && databaseUrl === undefined)
    return E.left(countsWithoutDatabase);
  return E.right(configuration);
};

/**
 * Decodes the environment; the first wrong variable ends it, with what is allowed. An empty one
 * counts as absent.
 */
export const readConfiguration = (environment: Environment): Decoded<Configuration> => {
  const port = readVariable(
    environment,
    'PORT',
    3000,
    'a whole number from 1 to 65535',
    decodeWholeNumber(1, 65_535),
  );
  if (E.isLeft(port)) return port;
  const decoded = sequenceS(E.Applicative)({
    port,
    host: readVariable(environment, 'HOST', '127.0.0.1', 'a host name or an address', decodeHost),
    dataDir: readVariable(environment, 'DATA_DIR', resolve('data'), 'a folder', (value) =>
      resolve(value),
    ),
    prerenderedDir: readOptional(environment, 'PRERENDERED_DIR', 'a folder', (value) =>
      resolve(value),
    ),
    sites: readVariable(
      environment,
      'SITES',
      embeddedSites(port.right),
      'a list like poster.de=www.example.com,poster.ch=www.example.ch, each site and host once',
      decodeSites,
    ),
    databaseUrl: readOptional(
      environment,
      'DATABASE_URL',
      'an address like postgres://user:password@host:5432/name',
      decodeUrl('postgres:', 'postgresql:'),
    ),
    voucherKey: readSecret(environment, 'VOUCHER_KEY'),
    shopApiUrl: readOptional(
      environment,
      'SHOP_API_URL',
      'an http or https address',
      decodeUrl('http:', 'https:'),
    ),
    collageApiUrl: readOptional(
      environment,
      'COLLAGE_API_URL',
      'an http or https address',
      decodeUrl('http:', 'https:'),
    ),
    storyblokToken: readOptional(
      environment,
      'STORYBLOK_TOKEN',
      '8 to 128 letters, digits, dashes or underscores',
      decodeToken,
    ),
    storyblokUrl: readOptional(
      environment,
      'STORYBLOK_URL',
      'an http or https address',
      decodeBase,
    ),
    storyblokAssetsUrl: readOptional(
      environment,
      'STORYBLOK_ASSETS_URL',
      'an http or https address',
      decodeBase,
    ),
    storyblokVersion: readVariable<'published' | 'draft'>(
      environment,
      'STORYBLOK_VERSION',
      'published',
      'published or draft',
      decodeWord('published', 'draft'),
    ),
    contentWriteToken: readSecret(environment, 'CONTENT_WRITE_TOKEN'),
    storyblokWebhookSecret: readSecret(environment, 'STORYBLOK_WEBHOOK_SECRET'),
    storyblokPreviewToken: readSecret(environment, 'STORYBLOK_PREVIEW_TOKEN'),
    splitKey: readOptional(
      environment,
      'SPLIT_KEY',
      '8 to 128 letters, digits, dashes or underscores',
      decodeToken,
    ),
    splitUrl: readOptional(environment, 'SPLIT_URL', 'an http or https address', decodeBase),
    consentScript: readOptional(
      environment,
      'CONSENT_SCRIPT_URL',
      'an https address',
      decodeUrl('https:'),
    ),
    metricsToken: readSecret(environment, 'METRICS_TOKEN'),
    flagsToken: readSecret(environment, 'FLAGS_TOKEN'),
    deskToken: readSecret(environment, 'DESK_TOKEN'),
    flagPercentages: readFlags(environment),
    messengerScript: readOptional(
      environment,
      'SUPPORT_MESSENGER_URL',
      'the https address of a script',
      decodeUrl('https:'),
    ),
    google: readGoogleSettings(environment),
    viesUrl: readOptional(
      environment,
      'VIES_URL',
      'an http or https address without a query',
      decodeBase,
    ),
    designerBases: readDesigners(environment),
    locationHeaders: readOptional(
      environment,
      'LOCATION_HEADERS',
      'a header like cf-ipcountry, or two like cf-ipcountry,cf-region-code',
      decodeLocationHeaders,
    ),
    embeddedServices: readVariable<'internal' | 'public'>(
      environment,
      'EMBEDDED_SERVICES',
      'internal',
      'internal or public',
      decodeWord('internal', 'public'),
    ),
    leavingTime: readLeavingTime(environment),
    limits: readLimits(environment),
    mails: readMailSettings(environment),
    printing: readPrintingSettings(environment),
    payments: readPaymentSettings(environment),
    salesTax: readSalesTaxSettings(environment),
    traces: readTraceSettings(environment),
  });
  return E.isLeft(decoded) ? decoded : refuseContradictions(decoded.right);
};
