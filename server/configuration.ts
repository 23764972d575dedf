import { resolve } from 'node:path';

import { designerProducts, type DesignerBases } from '../core/domain/designer/designers.ts';
import { isChannel } from '../core/domain/locale/channel.ts';
import { markets } from '../core/domain/locale/locales.ts';
import {
  configuredSites,
  type Site,
  type SiteConfiguration,
} from '../core/domain/routing/sites.ts';
import { E } from '../core/fp.ts';
import { embeddedDesignerBases, embeddedSites } from './embedded-addresses.ts';
import {
  readVariable,
  type ConfigurationError,
  type Decoded,
  type Environment,
} from './environment.ts';
import { readLimits, type Limits } from './limits.ts';
import type { LocationHeaders } from './services/shop/location.ts';
import { readTraceSettings, type TraceSettings } from './traces/trace-settings.ts';
import {
  decodeFlagPercentages,
  describePercentagesRefusal,
  type FlagPercentages,
} from './services/flags/percentages.ts';

/** Everything that the process reads from its environment, decoded once at start. */
export type Configuration = {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** The folder of prerendered pages; without it one in `dataDir`. */
  readonly prerenderedDir: string | undefined;
  readonly sites: SiteConfiguration;
  /** A real Postgres; without it the embedded one in the data directory. */
  readonly databaseUrl: string | undefined;
  /** A shop API elsewhere; without it the embedded one. */
  readonly shopApiUrl: string | undefined;
  /** Where designs of collages are; undefined is the shop API. */
  readonly collageApiUrl: string | undefined;
  /** A Storyblok space; without it the embedded content service. */
  readonly storyblokToken: string | undefined;
  /** Where that space's delivery API lies; without it the vendor's in Europe. */
  readonly storyblokUrl: string | undefined;
  readonly storyblokVersion: 'published' | 'draft';
  /** Opens the writing side of the embedded content service; without it nothing can be written. */
  readonly contentWriteToken: string | undefined;
  /** What the space signs its webhooks with; without it none is taken. */
  readonly storyblokWebhookSecret: string | undefined;
  /** The space's preview token: opens drafts and releases to its visual editor. */
  readonly storyblokPreviewToken: string | undefined;
  /** A Split environment; without it the embedded flags service. */
  readonly splitKey: string | undefined;
  /** A proxy of the flags vendor that the shop runs itself; without it the vendor's own hosts. */
  readonly splitUrl: string | undefined;
  /** A third party's script that asks for consent; without it the shop asks by itself. */
  readonly consentScript: string | undefined;
  /** Opens `/metrics` to other machines; without it only this machine may read it. */
  readonly metricsToken: string | undefined;
  readonly flagPercentages: FlagPercentages;
  /** A vendor's messenger for visitors who have consented; without it the contact form. */
  readonly messengerScript: string | undefined;
  /** Where each designer answers; without its variable the embedded one. */
  readonly designerBases: DesignerBases;
  /** Headers of a CDN or a proxy that say where a request comes from; without them nobody knows. */
  readonly locationHeaders: LocationHeaders | undefined;
  /** Whether those embedded services that only this process needs answer from outside. */
  readonly embeddedServices: 'internal' | 'public';
  /**
   * Milliseconds after SIGTERM in which the port stays open while `/readyz` says that the process
   * leaves (`LEAVING_SECONDS`): a balancer asks at least once in that time.
   */
  readonly leavingTime: number;
  readonly limits: Limits;
  /** Where traces of requests go; without an address nothing is traced. */
  readonly traces: TraceSettings | undefined;
};

const decodePort = (value: string): number | undefined => {
  const port = /^\d{1,5}$/u.test(value) ? Number(value) : 0;
  return port >= 1 && port <= 65_535 ? port : undefined;
};

const decodeUrl =
  (...protocols: readonly string[]) =>
  (value: string): string | undefined =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol) ? value : undefined;

/** An address below which others lie: without query, fragment and the slash at its end. */
const decodeBase = (value: string): string | undefined =>
  /[?#]/u.test(value) ? undefined : decodeUrl('http:', 'https:')(value)?.replace(/\/+$/u, '');

const decodeToken = (value: string): string | undefined =>
  /^[\w-]{8,128}$/u.test(value) ? value : undefined;

/** A token that opens something is long enough not to be guessed. */
const decodeSecret = (value: string): string | undefined =>
  /^[\w-]{16,128}$/u.test(value) ? value : undefined;

const readSecret = (environment: Environment, variable: string): Decoded<string | undefined> =>
  readVariable<string | undefined>(
    environment,
    variable,
    undefined,
    '16 to 128 letters, digits, dashes or underscores',
    decodeSecret,
  );

const decodeHost = (value: string): string | undefined =>
  /^[\w.:[\]-]+$/u.test(value) ? value : undefined;

const decodeSite = (entry: string): Site | undefined => {
  const [name = '', host = '', ...rest] = entry.trim().split('=');
  const [channel = '', ...suffix] = name.split('.');
  const market = markets.find((known) => known === suffix.join('.'));
  return isChannel(channel) && market !== undefined && host !== '' && rest.length === 0
    ? { channel, market, host }
    : undefined;
};

/** Reads `poster.de=www.example.com,poster.ch=…`; the first site is the default one. */
const decodeSites = (value: string): SiteConfiguration | undefined => {
  const sites = value.split(',').map(decodeSite);
  const known = sites.filter((site) => site !== undefined);
  const [defaultSite] = known;
  if (defaultSite === undefined || known.length !== sites.length) return undefined;
  const configured = configuredSites({ protocol: 'https', sites: known, defaultSite });
  return E.isRight(configured) ? configured.right : undefined;
};

/** Reads `cf-ipcountry` or `cf-ipcountry,cf-region-code`. */
const decodeLocationHeaders = (value: string): LocationHeaders | undefined => {
  const [country, region, ...rest] = value.toLowerCase().split(',');
  const isName = (name: string): boolean => /^[a-z\d-]{1,64}$/u.test(name);
  if (country === undefined || rest.length > 0) return undefined;
  return isName(country) && (region === undefined || isName(region))
    ? { country, region }
    : undefined;
};

const decodeVersion = (value: string): 'published' | 'draft' | undefined =>
  value === 'published' || value === 'draft' ? value : undefined;

const decodeVisibility = (value: string): 'internal' | 'public' | undefined =>
  value === 'internal' || value === 'public' ? value : undefined;

/** Not longer than requests that come last need to be finished within the time of a stop. */
const decodeLeavingSeconds = (value: string): number | undefined =>
  /^[0-3]$/u.test(value) ? Number(value) * 1000 : undefined;

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

/** The variable of a designer: `DESIGNER_PHOTO_FRAME_URL`. */
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
 * Decodes the environment; the first variable that is wrong ends it, with what is allowed. An
 * empty variable counts as absent.
 */
export const readConfiguration = (environment: Environment): Decoded<Configuration> => {
  const port = readVariable(
    environment,
    'PORT',
    3000,
    'a whole number from 1 to 65535',
    decodePort,
  );
  if (E.isLeft(port)) return port;
  const fields = {
    host: readVariable(environment, 'HOST', '127.0.0.1', 'a host name or an address', decodeHost),
    dataDir: readVariable(environment, 'DATA_DIR', resolve('data'), 'a folder', (value) =>
      resolve(value),
    ),
    prerenderedDir: readVariable<string | undefined>(
      environment,
      'PRERENDERED_DIR',
      undefined,
      'a folder',
      (value) => resolve(value),
    ),
    sites: readVariable(
      environment,
      'SITES',
      embeddedSites(port.right),
      'a list like poster.de=www.example.com,poster.ch=www.example.ch, each site and host once',
      decodeSites,
    ),
    databaseUrl: readVariable<string | undefined>(
      environment,
      'DATABASE_URL',
      undefined,
      'an address like postgres://user:password@host:5432/name',
      decodeUrl('postgres:', 'postgresql:'),
    ),
    shopApiUrl: readVariable<string | undefined>(
      environment,
      'SHOP_API_URL',
      undefined,
      'an http or https address',
      decodeUrl('http:', 'https:'),
    ),
    collageApiUrl: readVariable<string | undefined>(
      environment,
      'COLLAGE_API_URL',
      undefined,
      'an http or https address',
      decodeUrl('http:', 'https:'),
    ),
    storyblokToken: readVariable<string | undefined>(
      environment,
      'STORYBLOK_TOKEN',
      undefined,
      '8 to 128 letters, digits, dashes or underscores',
      decodeToken,
    ),
    storyblokUrl: readVariable<string | undefined>(
      environment,
      'STORYBLOK_URL',
      undefined,
      'an http or https address',
      decodeBase,
    ),
    storyblokVersion: readVariable<'published' | 'draft'>(
      environment,
      'STORYBLOK_VERSION',
      'published',
      'published or draft',
      decodeVersion,
    ),
    contentWriteToken: readSecret(environment, 'CONTENT_WRITE_TOKEN'),
    storyblokWebhookSecret: readSecret(environment, 'STORYBLOK_WEBHOOK_SECRET'),
    storyblokPreviewToken: readSecret(environment, 'STORYBLOK_PREVIEW_TOKEN'),
    splitKey: readVariable<string | undefined>(
      environment,
      'SPLIT_KEY',
      undefined,
      '8 to 128 letters, digits, dashes or underscores',
      decodeToken,
    ),
    splitUrl: readVariable<string | undefined>(
      environment,
      'SPLIT_URL',
      undefined,
      'an http or https address',
      decodeBase,
    ),
    consentScript: readVariable<string | undefined>(
      environment,
      'CONSENT_SCRIPT_URL',
      undefined,
      'an https address',
      decodeUrl('https:'),
    ),
    metricsToken: readSecret(environment, 'METRICS_TOKEN'),
    flagPercentages: readFlags(environment),
    messengerScript: readVariable<string | undefined>(
      environment,
      'SUPPORT_MESSENGER_URL',
      undefined,
      'the https address of a script',
      decodeUrl('https:'),
    ),
    designerBases: readDesigners(environment),
    locationHeaders: readVariable<LocationHeaders | undefined>(
      environment,
      'LOCATION_HEADERS',
      undefined,
      'a header like cf-ipcountry, or two like cf-ipcountry,cf-region-code',
      decodeLocationHeaders,
    ),
    embeddedServices: readVariable<'internal' | 'public'>(
      environment,
      'EMBEDDED_SERVICES',
      'internal',
      'internal or public',
      decodeVisibility,
    ),
    leavingTime: readVariable(
      environment,
      'LEAVING_SECONDS',
      2_000,
      'a whole number from 0 to 3',
      decodeLeavingSeconds,
    ),
    limits: readLimits(environment),
    traces: readTraceSettings(environment),
  };
  return collect(fields, port.right);
};

type Fields = {
  readonly [Name in Exclude<keyof Configuration, 'port'>]: Decoded<Configuration[Name]>;
};

/** The embedded database belongs to one process: nothing is shared there. */
const countsWithoutDatabase: ConfigurationError = {
  variable: 'RATE_LIMITS_STORE',
  value: 'postgres',
  allowed: 'memory, or postgres together with DATABASE_URL, which is missing',
};

/** A policy's address is told to the script, which takes none that is not safe. */
const scriptWithoutSites = (value: string): ConfigurationError => ({
  variable: 'CONSENT_SCRIPT_URL',
  value,
  allowed: 'an https address together with SITES, whose pages are served over https',
});

const collect = (fields: Fields, port: number): Decoded<Configuration> => {
  const { host, dataDir, prerenderedDir, sites, databaseUrl, shopApiUrl, collageApiUrl } = fields;
  const { storyblokToken, storyblokUrl, storyblokVersion, splitKey, splitUrl } = fields;
  const { flagPercentages, designerBases, locationHeaders, embeddedServices } = fields;
  const { leavingTime, limits, traces } = fields;
  if (E.isLeft(host)) return host;
  if (E.isLeft(dataDir)) return dataDir;
  if (E.isLeft(prerenderedDir)) return prerenderedDir;
  if (E.isLeft(sites)) return sites;
  if (E.isLeft(databaseUrl)) return databaseUrl;
  if (E.isLeft(shopApiUrl)) return shopApiUrl;
  if (E.isLeft(collageApiUrl)) return collageApiUrl;
  if (E.isLeft(storyblokToken)) return storyblokToken;
  if (E.isLeft(storyblokUrl)) return storyblokUrl;
  if (E.isLeft(storyblokVersion)) return storyblokVersion;
  const { storyblokPreviewToken } = fields;
  if (E.isLeft(storyblokPreviewToken)) return storyblokPreviewToken;
  if (E.isLeft(splitKey)) return splitKey;
  if (E.isLeft(splitUrl)) return splitUrl;
  const { metricsToken, messengerScript, consentScript } = fields;
  const { contentWriteToken, storyblokWebhookSecret } = fields;
  if (E.isLeft(contentWriteToken)) return contentWriteToken;
  if (E.isLeft(storyblokWebhookSecret)) return storyblokWebhookSecret;
  if (E.isLeft(consentScript)) return consentScript;
  if (consentScript.right !== undefined && sites.right.protocol !== 'https')
    return E.left(scriptWithoutSites(consentScript.right));
  if (E.isLeft(metricsToken)) return metricsToken;
  if (E.isLeft(messengerScript)) return messengerScript;
  if (E.isLeft(flagPercentages)) return flagPercentages;
  if (E.isLeft(designerBases)) return designerBases;
  if (E.isLeft(locationHeaders)) return locationHeaders;
  if (E.isLeft(embeddedServices)) return embeddedServices;
  if (E.isLeft(leavingTime)) return leavingTime;
  if (E.isLeft(limits)) return limits;
  if (limits.right.rateStore === 'postgres' && databaseUrl.right === undefined)
    return E.left(countsWithoutDatabase);
  if (E.isLeft(traces)) return traces;
  return E.right({
    host: host.right,
    port,
    dataDir: dataDir.right,
    prerenderedDir: prerenderedDir.right,
    sites: sites.right,
    databaseUrl: databaseUrl.right,
    shopApiUrl: shopApiUrl.right,
    collageApiUrl: collageApiUrl.right,
    storyblokToken: storyblokToken.right,
    storyblokUrl: storyblokUrl.right,
    storyblokVersion: storyblokVersion.right,
    contentWriteToken: contentWriteToken.right,
    storyblokWebhookSecret: storyblokWebhookSecret.right,
    storyblokPreviewToken: storyblokPreviewToken.right,
    splitKey: splitKey.right,
    splitUrl: splitUrl.right,
    consentScript: consentScript.right,
    metricsToken: metricsToken.right,
    flagPercentages: flagPercentages.right,
    messengerScript: messengerScript.right,
    designerBases: designerBases.right,
    locationHeaders: locationHeaders.right,
    embeddedServices: embeddedServices.right,
    leavingTime: leavingTime.right,
    limits: limits.right,
    traces: traces.right,
  });
};
