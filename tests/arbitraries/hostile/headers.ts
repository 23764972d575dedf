import fc from 'fast-check';

import { scopeHeaders } from '../../../adapters/http/address.ts';
import { channels } from '../../../core/domain/locale/channel.ts';
import { locales } from '../../../core/domain/locale/locales.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { anyHostileText, anyPrintableText } from './texts.ts';

/** A header as it is written. */
export type Header = readonly [name: string, value: string];

const { sites, aliases } = embeddedSites(80);

/** The hosts of the embedded sites. */
export const anyOwnHost: fc.Arbitrary<string> = fc
  .constantFrom(...[...sites, ...aliases].map(({ host }) => host))
  .map((host) => `${host}:{port}`);

const strangeHosts = [
  'evil.example',
  'LOCALHOST:{port}',
  'localhost.:{port}',
  'localhost',
  'localhost:1',
  'localhost:99999',
  'localhost:{port}@evil.example',
  'evil.example@localhost:{port}',
  'localhost:{port}/evil',
  'localhost:{port}, evil.example',
  'ch.localhost.evil.example',
  'xn--lcalhost-54g',
  '127.0.0.1:{port}',
  '[::1]:{port}',
  '[::ffff:127.0.0.1]',
  '0',
  '',
  ' ',
  '.',
  '*',
  '__proto__',
  'a'.repeat(300),
] as const;

/** A host of the shop, or another one. */
export const anyHost: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: anyOwnHost },
  { weight: 1, arbitrary: fc.constantFrom(...strangeHosts) },
  { weight: 1, arbitrary: anyPrintableText },
);

/** Headers by what they try, with values that some reader takes seriously. */
const headerValues: Readonly<Record<string, readonly string[]>> = {
  'x-forwarded-host': ['evil.example', 'evil.example:443', 'ch.localhost:{port}'],
  'x-forwarded-proto': ['https', 'javascript', 'http,https'],
  'x-forwarded-for': ['127.0.0.1', '::1', 'x'.repeat(2000), '1.2.3.4, 127.0.0.1'],
  'x-forwarded-port': ['1', '-1', 'NaN'],
  'x-forwarded-prefix': ['/evil', '//evil.example'],
  forwarded: ['for=127.0.0.1;host=evil.example;proto=https', 'host="evil.example'],
  'x-real-ip': ['127.0.0.1'],
  'x-original-url': ['/metrics', '/services/content/v2/cdn/spaces/me'],
  'x-rewrite-url': ['/metrics', '/../../etc/passwd'],
  'x-http-method-override': ['DELETE', 'PUT', 'CONNECT'],
  'x-method-override': ['DELETE'],
  'x-middleware-subrequest': ['middleware', 'src/middleware:src/middleware'],
  accept: ['image/avif', '*/*;q=NaN', 'text/html;q=1.0000', ','.repeat(500), 'a/b;'.repeat(200)],
  'accept-language': ['ja', 'de-DE,fr;q=0.9', '*', `${'de,'.repeat(900)}`],
  'accept-encoding': ['gzip', 'br', 'gzip;q=0', 'identity;q=0, *;q=0', 'gzip;q=x', 'zstd, deflate'],
  'accept-charset': ['utf-7'],
  cookie: [
    'session=%E0%A4%A',
    '__proto__=1; constructor=2',
    `a=${'b'.repeat(3000)}`,
    ';;=;=',
    'passepartout-user="\\"',
  ],
  range: ['bytes=0-0', 'bytes=-1', 'bytes=9999999-', 'bytes=5-2', 'bytes=0-1,2-3', 'items=0-1'],
  'if-none-match': ['*', '"x"', 'W/"x", "y"', '"'.repeat(1000)],
  'if-match': ['*', '"x"'],
  'if-modified-since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'yesterday', '9'.repeat(400)],
  'if-unmodified-since': ['Thu, 01 Jan 1970 00:00:00 GMT'],
  'if-range': ['"x"', 'Thu, 01 Jan 2099 00:00:00 GMT'],
  'content-type': [
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'x'.repeat(500)}`,
    'application/csp-report',
    'application/json; charset=utf-16',
    'text/plain',
    '/',
  ],
  'content-encoding': ['gzip', 'br', 'deflate, gzip'],
  origin: ['https://evil.example', 'null'],
  referer: ['https://evil.example/', 'http://localhost:{port}/\t'],
  authorization: ['Bearer x', 'Basic Og==', `Bearer ${'x'.repeat(3000)}`],
  'user-agent': ['', 'x'.repeat(4000), 'Googlebot/2.1', '() { :;}; echo'],
  'save-data': ['on', 'off'],
  'sec-purpose': ['prefetch;prerender'],
  'max-forwards': ['0'],
  via: ['1.1 evil'],
  'x-request-id': ['1', 'x'.repeat(2000), '{"a":1}'],
  traceparent: ['00-00000000000000000000000000000000-0000000000000000-00', 'zz'],
  'x-csrf-token': ['1'],
  'proxy-connection': ['keep-alive'],
  [scopeHeaders.channel]: [...channels, 'POSTER', 'toString', ''],
  [scopeHeaders.locale]: [...locales, 'de', 'xx-XX', 'DE-de', '__proto__', ''],
};

/** One header of the table, with a value of its own or any other text. */
export const anyHeader: fc.Arbitrary<Header> = fc
  .constantFrom(...Object.keys(headerValues))
  .chain((name) =>
    fc
      .oneof(
        { weight: 4, arbitrary: fc.constantFrom(...(headerValues[name] ?? [''])) },
        { weight: 1, arbitrary: anyPrintableText },
      )
      .map((value): Header => [name, value]),
  );

/** Headers that decide over the connection, and such as HTTP does not allow. */
export const anyUnlawfulHeader: fc.Arbitrary<Header> = fc.oneof(
  fc.constantFrom<Header>(
    ['connection', 'upgrade'],
    ['connection', 'close, keep-alive'],
    ['upgrade', 'websocket'],
    ['upgrade', 'h2c'],
    ['expect', '100-continue'],
    ['expect', 'the impossible'],
    ['te', 'trailers'],
    ['trailer', 'content-length'],
    ['transfer-encoding', 'gzip'],
    ['transfer-encoding', 'chunked, identity'],
    ['transfer-encoding', 'xchunked'],
    ['content-length', '1e3'],
    ['content-length', '18446744073709551616'],
    ['host', 'evil.example'],
    ['', 'no name'],
    ['a b', 'a space in the name'],
    [' folded', 'line'],
    ['x-long', 'x'.repeat(20_000)],
  ),
  fc.tuple(fc.constantFrom('cookie', 'accept', 'x-locale', 'referer'), anyHostileText),
);

/** Where most requests of browsers to the shop's APIs come from. */
export const anyScope: fc.Arbitrary<readonly Header[]> = fc
  .tuple(fc.constantFrom(...channels), fc.constantFrom(...locales))
  .map(([channel, locale]) => [
    [scopeHeaders.channel, channel],
    [scopeHeaders.locale, locale],
  ]);
