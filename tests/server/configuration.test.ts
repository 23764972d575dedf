import { fc, test as property } from '@fast-check/vitest';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

import { channels } from '../../core/domain/locale/channel.ts';
import { markets } from '../../core/domain/locale/locales.ts';
import { E } from '../../core/fp.ts';
import { readConfiguration, type Configuration } from '../../server/configuration.ts';
import { describeConfigurationError } from '../../server/environment.ts';
import { embeddedDesignerBases, embeddedSites } from '../../server/embedded-addresses.ts';
import { usualLimits } from '../../server/limits.ts';
import { accepted, refused } from './read-environment.ts';

test('each designer has a variable of its own', () => {
  const base = 'https://designer.example/frames?shop=1';
  const read = readConfiguration({ DESIGNER_PHOTO_FRAME_URL: base });
  expect(E.isRight(read) && read.right.designerBases).toEqual({
    ...embeddedDesignerBases,
    'photo-frame': base,
  });
  expect(refused({ DESIGNER_CARD_URL: 'javascript:1' })).toMatchObject({
    variable: 'DESIGNER_CARD_URL',
    allowed: 'an http or https address',
  });
});

test('a consent script is safe, and so are the pages that it is told of', () => {
  const script = 'https://consent.example/script.js?id=7';
  const SITES = 'poster.de=www.example.com';
  expect(accepted({ SITES, CONSENT_SCRIPT_URL: script }).consentScript).toBe(script);
  expect(refused({ SITES, CONSENT_SCRIPT_URL: 'http://consent.example/' }).variable).toBe(
    'CONSENT_SCRIPT_URL',
  );
  expect(refused({ CONSENT_SCRIPT_URL: script })).toMatchObject({
    variable: 'CONSENT_SCRIPT_URL',
    allowed: 'an https address together with SITES, whose pages are served over https',
  });
});

const defaults: Configuration = {
  host: '127.0.0.1',
  port: 3000,
  dataDir: resolve('data'),
  prerenderedDir: undefined,
  sites: embeddedSites(3000),
  databaseUrl: undefined,
  voucherKey: undefined,
  shopApiUrl: undefined,
  collageApiUrl: undefined,
  storyblokToken: undefined,
  storyblokUrl: undefined,
  storyblokAssetsUrl: undefined,
  storyblokVersion: 'published',
  contentWriteToken: undefined,
  storyblokWebhookSecret: undefined,
  storyblokPreviewToken: undefined,
  splitKey: undefined,
  splitUrl: undefined,
  consentScript: undefined,
  metricsToken: undefined,
  flagsToken: undefined,
  deskToken: undefined,
  flagPercentages: new Map(),
  messengerScript: undefined,
  google: undefined,
  viesUrl: undefined,
  designerBases: embeddedDesignerBases,
  locationHeaders: undefined,
  embeddedServices: 'internal',
  leavingTime: 2_000,
  limits: usualLimits,
  mails: {
    smtp: undefined,
    sender: { name: '', address: 'service@example.com' },
    imprint: { kind: 'sample' },
    service: 'service@example.com',
  },
  printing: {
    type: 'tiff',
    profile: undefined,
    handOver: { kind: 'folder', folder: undefined },
  },
  payments: { stripe: undefined, bankAccounts: undefined },
  salesTax: { service: 'state-rates', nexus: [] },
  traces: undefined,
};

const variables = [
  'HOST',
  'PORT',
  'DATA_DIR',
  'PRERENDERED_DIR',
  'SITES',
  'DATABASE_URL',
  'SHOP_API_URL',
  'COLLAGE_API_URL',
  'STORYBLOK_TOKEN',
  'STORYBLOK_URL',
  'STORYBLOK_ASSETS_URL',
  'STORYBLOK_VERSION',
  'STORYBLOK_PREVIEW_TOKEN',
  'SPLIT_KEY',
  'SPLIT_URL',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_SCRIPT_URL',
  'GOOGLE_JWKS_URL',
  'VIES_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_BASE',
  'STRIPE_CHECKOUT_ORIGIN',
  'BANK_ACCOUNTS',
  'BANK_ACCOUNT_HOLDER',
  'METRICS_TOKEN',
  'FLAGS_TOKEN',
  'SMTP_URL',
  'MAIL_FROM',
  'MAIL_TO',
  'PRINT_FORMAT',
  'PRINT_PROFILE',
  'HAND_OVER_URL',
  'HAND_OVER_DIR',
  'HAND_OVER_TOKEN',
  'FLAGS',
  'LOCATION_HEADERS',
  'EMBEDDED_SERVICES',
  'LEAVING_SECONDS',
  'CONNECTION_LIMIT',
  'RENDER_LIMIT',
  'RENDER_QUEUE',
  'PAGE_MILLISECONDS',
  'PAGE_CACHE_MB',
  'RATE_LIMITS',
  'RATE_LIMITS_STORE',
  'TRUSTED_PROXIES',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_SERVICE_NAME',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
] as const;

describe('a variable that is absent', () => {
  test('has its default', () => {
    expect(accepted({})).toEqual(defaults);
  });

  property.prop([
    fc.dictionary(fc.constantFrom(...variables), fc.constantFrom('', ' ', '\t', ' \n ', undefined)),
  ])('may as well be empty', (environment) => {
    expect(accepted(environment)).toEqual(defaults);
  });

  test('does not depend on what else the environment holds', () => {
    expect(accepted({ PATH: '/bin', PORTS: 'x', port: '1' })).toEqual(defaults);
  });
});

describe('a variable in a valid form', () => {
  test.each<readonly [string, string, Partial<Configuration>]>([
    ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['HOST', '::1', { host: '::1' }],
    ['HOST', 'shop_1.internal', { host: 'shop_1.internal' }],
    ['DATA_DIR', '/srv/shop', { dataDir: '/srv/shop' }],
    ['DATA_DIR', 'elsewhere', { dataDir: resolve('elsewhere') }],
    ['PRERENDERED_DIR', 'pages', { prerenderedDir: resolve('pages') }],
    ['DATABASE_URL', 'postgres://u:p@h:5432/n', { databaseUrl: 'postgres://u:p@h:5432/n' }],
    ['DATABASE_URL', 'postgresql://h/n', { databaseUrl: 'postgresql://h/n' }],
    ['VOUCHER_KEY', 'k'.repeat(16), { voucherKey: 'k'.repeat(16) }],
    ['SHOP_API_URL', 'http://shop.example', { shopApiUrl: 'http://shop.example' }],
    ['SHOP_API_URL', 'https://shop.example/a', { shopApiUrl: 'https://shop.example/a' }],
    ['COLLAGE_API_URL', 'https://c.example/v1', { collageApiUrl: 'https://c.example/v1' }],
    ['STORYBLOK_TOKEN', 'aB3_-678', { storyblokToken: 'aB3_-678' }],
    ['STORYBLOK_TOKEN', 'x'.repeat(128), { storyblokToken: 'x'.repeat(128) }],
    ['STORYBLOK_VERSION', 'published', { storyblokVersion: 'published' }],
    ['STORYBLOK_PREVIEW_TOKEN', 'x'.repeat(16), { storyblokPreviewToken: 'x'.repeat(16) }],
    ['STORYBLOK_VERSION', 'draft', { storyblokVersion: 'draft' }],
    ['CONTENT_WRITE_TOKEN', 'a-token-for-writers', { contentWriteToken: 'a-token-for-writers' }],
    [
      'STORYBLOK_WEBHOOK_SECRET',
      'a-secret-of-hooks',
      { storyblokWebhookSecret: 'a-secret-of-hooks' },
    ],
    [
      'STORYBLOK_URL',
      'https://api-us.storyblok.com/v2',
      { storyblokUrl: 'https://api-us.storyblok.com/v2' },
    ],
    ['STORYBLOK_URL', 'http://h/v2//', { storyblokUrl: 'http://h/v2' }],
    [
      'STORYBLOK_ASSETS_URL',
      'https://assets.example.com/',
      { storyblokAssetsUrl: 'https://assets.example.com' },
    ],
    ['SPLIT_KEY', 'aB3_-678', { splitKey: 'aB3_-678' }],
    ['SPLIT_URL', 'http://proxy.internal:3000/', { splitUrl: 'http://proxy.internal:3000' }],
    [
      'GOOGLE_CLIENT_ID',
      '1234-ab.apps.googleusercontent.com',
      {
        google: {
          clientId: '1234-ab.apps.googleusercontent.com',
          script: 'https://accounts.google.com/gsi/client',
          jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
        },
      },
    ],
    // Nothing is offered without a client.
    ['GOOGLE_SCRIPT_URL', 'https://vendor.example/gsi/client', {}],
    ['GOOGLE_JWKS_URL', 'http://127.0.0.1:8080/certs', {}],
    ['VIES_URL', 'https://vies.example/rest-api/', { viesUrl: 'https://vies.example/rest-api' }],
    ['METRICS_TOKEN', 'aB3_-678aB3_-678', { metricsToken: 'aB3_-678aB3_-678' }],
    ['FLAGS_TOKEN', 'aB3_-678aB3_-678', { flagsToken: 'aB3_-678aB3_-678' }],
    [
      'LOCATION_HEADERS',
      'CF-IPCountry',
      { locationHeaders: { country: 'cf-ipcountry', region: undefined } },
    ],
    [
      'LOCATION_HEADERS',
      'cf-ipcountry,cf-region-code',
      { locationHeaders: { country: 'cf-ipcountry', region: 'cf-region-code' } },
    ],
    [
      'FLAGS',
      '1785_wall_picture_teaser=50',
      { flagPercentages: new Map([['1785_wall_picture_teaser', 50]]) },
    ],
  ])('%s=%s is taken, spaces around it or not', (variable, value, fields) => {
    expect(accepted({ [variable]: value })).toEqual({ ...defaults, ...fields });
    expect(accepted({ [variable]: ` ${value}\n` })).toEqual({ ...defaults, ...fields });
  });

  property.prop([fc.integer({ min: 1, max: 65_535 })])(
    'a port names the embedded sites, too',
    (port) => {
      const { port: read, sites } = accepted({ PORT: String(port) });
      expect(read).toBe(port);
      expect(sites).toEqual(embeddedSites(port));
    },
  );

  property.prop([
    fc.uniqueArray(fc.tuple(fc.constantFrom(...channels), fc.constantFrom(...markets)), {
      minLength: 1,
      selector: ([channel, market]) => `${channel}.${market}`,
    }),
    fc.boolean(),
  ])('sites are read in their order, the first is the default', (rows, isSpaced) => {
    const expected = rows.map(([channel, market], index) => ({
      channel,
      market,
      host: `www${index}.shop.example`,
    }));
    const text = expected
      .map(({ channel, market, host }) => `${channel}.${market}=${host}`)
      .join(isSpaced ? ' , ' : ',');
    const { sites } = accepted({ SITES: text });
    expect(sites.sites).toEqual(expected);
    expect(sites.defaultSite).toEqual(expected[0]);
    expect(sites.protocol).toBe('https');
    expect(sites.unknownHost).toBe('misdirected');
  });
});

describe('a variable in another form', () => {
  test.each([
    ...[
      '0',
      '65536',
      '99999',
      '100000',
      '-1',
      '3e3',
      '80.0',
      '0x50',
      '３０００',
      'http',
      '8 0',
    ].map((value) => ['PORT', value] as const),
    ...['a b', 'http://x', 'a/b', 'ä', '$x'].map((value) => ['HOST', value] as const),
    ...['mysql://h/n', 'h:5432/n', 'https://h', '//h'].map(
      (value) => ['DATABASE_URL', value] as const,
    ),
    ...['shop.example', 'ftp://shop.example', 'javascript:alert(1)', 'http://', '/web-api'].map(
      (value) => ['SHOP_API_URL', value] as const,
    ),
    ...['shop.example', 'ftp://shop.example', 'http://h/v2?region=us', 'http://h/#v2'].flatMap(
      (value) => [
        ['STORYBLOK_URL', value] as const,
        ['STORYBLOK_ASSETS_URL', value] as const,
        ['SPLIT_URL', value] as const,
      ],
    ),
    ...['1234567', 'x'.repeat(129), 'has space', 'tökens-are-ascii'].flatMap((value) => [
      ['STORYBLOK_TOKEN', value] as const,
      ['SPLIT_KEY', value] as const,
      ['METRICS_TOKEN', value] as const,
      ['FLAGS_TOKEN', value] as const,
      ['STORYBLOK_PREVIEW_TOKEN', value] as const,
    ]),
    ...['short', 'has space', 'a;b.apps.googleusercontent.com'].map(
      (value) => ['GOOGLE_CLIENT_ID', value] as const,
    ),
    ...['http://a.example/c', 'https://a.example/c;d', 'https://a.example/c d', '/gsi/client'].map(
      (value) => ['GOOGLE_SCRIPT_URL', value] as const,
    ),
    ['GOOGLE_JWKS_URL', 'file:///keys'] as const,
    ['VIES_URL', 'file:///register'] as const,
    ...['Draft', 'latest', 'published,draft'].map((value) => ['STORYBLOK_VERSION', value] as const),
    ...['nothing', 'no_flag=1', '1785_wall_picture_teaser=101', '1785_wall_picture_teaser=1.5'].map(
      (value) => ['FLAGS', value] as const,
    ),
    ...[
      'poster.de',
      'poster.de=',
      '=www.shop.example',
      'poster=www.shop.example',
      'cards.de=www.shop.example',
      'poster.xx=www.shop.example',
      'poster.de.fr=www.shop.example',
      'poster.de=www.shop.example=other',
      'poster.de=WWW.shop.example',
      'poster.de=https://www.shop.example',
      'poster.de=www.shop.example/',
      'poster.de=a.example,',
      ',poster.de=a.example',
      'poster.de=a.example;poster.fr=b.example',
      'poster.de=a.example,poster.fr=a.example',
      'poster.de=a.example,poster.de=b.example',
      'poster.de=a.example,poster.xx=b.example',
    ].map((value) => ['SITES', value] as const),
  ])('%s=%s is refused in one line', (variable, value) => {
    const error = refused({ [variable]: ` ${value} ` });
    expect(error).toMatchObject({ variable, value });
    expect(error.allowed).not.toBe('');
    const line = describeConfigurationError(error);
    for (const part of [variable, value, error.allowed]) expect(line).toContain(part);
    expect(line).not.toMatch(/[\r\n\u2028\u2029]/u);
  });

  test.each([
    ['PORT', 'eighty', 'a whole number from 1 to 65535'],
    ['PORT', '0', 'a whole number from 1 to 65535'],
    ['PORT', '70000', 'a whole number from 1 to 65535'],
    ['HOST', 'no host', 'a host name or an address'],
    ['DATABASE_URL', 'mysql://localhost/shop', 'postgres://user:password@host:5432/name'],
    ['SHOP_API_URL', 'ftp://example.com', 'an http or https address'],
    ['FLAGS', '1785_wall_picture_teaser=101', 'a whole number from 0 to 100'],
    ['FLAGS', 'no_such_flag=1', '1785_wall_picture_teaser'],
    ['SITES', 'poster.xx=example.com', 'poster.de=www.example.com'],
    ['STORYBLOK_TOKEN', 'short', '8 to 128'],
    ['STORYBLOK_VERSION', 'newest', 'published or draft'],
    ['RATE_LIMITS', 'posts=none', 'posts=1200,reports=1200,misses=1200'],
    ['RATE_LIMITS_STORE', 'postgres', 'together with DATABASE_URL'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318', 'http://localhost:4318'],
    ['EMBEDDED_SERVICES', 'yes', 'internal or public'],
  ])('%s=%s is described with what is allowed', (variable, value, allowed) => {
    const line = describeConfigurationError(refused({ [variable]: value }));
    expect(line).toContain(`${variable}="${value}"`);
    expect(line).toContain(allowed);
  });

  test.each([
    ['mysql://shop:se:cr@et@db.example:3306/shop', 'mysql://shop:***@db.example:3306/shop'],
    ['mysql://:secret@db.example/shop', 'mysql://:***@db.example/shop'],
    ['postgres://shop:se/cr@et@db.example/shop', 'postgres://shop:***@db.example/shop'],
    ['mysql://db.example:3306/shop', 'mysql://db.example:3306/shop'],
  ])('%s is described without its password', (value, described) => {
    const line = describeConfigurationError(refused({ DATABASE_URL: value }));
    expect(line).toContain(`"${described}"`);
  });

  property.prop([
    fc.constantFrom(...variables),
    fc.string({ unit: fc.constantFrom('\n', '\r', '\u2028', '\u001b', 'a', '=', ',', '"', ' ') }),
  ])('is described in one line whatever it holds', (variable, value) => {
    const read = readConfiguration({ [variable]: value });
    if (E.isRight(read)) return;
    const line = describeConfigurationError(read.left);
    expect(line).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u);
    expect(line.startsWith(`${variable}="`)).toBe(true);
  });

  property.prop([fc.dictionary(fc.constantFrom(...variables), fc.string())])(
    'never throws, and names a variable that was set',
    (environment) => {
      const read = readConfiguration(environment);
      if (E.isRight(read)) return;
      const { variable, value } = read.left;
      // Secrets are not repeated.
      if (value === '***') expect(variable).toMatch(/KEY|SECRET|TOKEN/u);
      else expect(environment[variable] ?? '').toContain(value);
    },
  );
});
