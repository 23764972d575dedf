/**
 * Requests of strangers to every part of the shop: built from the endpoints' own values and the
 * routes' own words, and bent. What a family costs decides how often it comes: a page that no cache
 * has is drawn, so most requests are others.
 */
import fc from 'fast-check';

import type { EndpointFacts } from '../../../adapters/http/endpoint.ts';
import { frontendEndpoints } from '../../../adapters/http/endpoints/frontends.ts';
import { locationEndpoints } from '../../../adapters/http/endpoints/location.ts';
import { storyEndpoints } from '../../../adapters/http/endpoints/stories.ts';
import { storyTransformEndpoints } from '../../../adapters/http/endpoints/story-transform.ts';
import { paymentEventEndpoints } from '../../../adapters/http/endpoints/payment-events.ts';
import { reportEndpoints } from '../../../adapters/http/endpoints/reports.ts';
import { localPath, readAddresses, reportAddresses } from '../../../adapters/split/addresses.ts';
import { shopEndpoints } from '../../../adapters/http/endpoints/shop-endpoints.ts';
import { schemaOf } from '../../../server/endpoints/json-schema.ts';
import { valueOf } from '../json-schema.ts';
import {
  anyContentPath,
  anyDesignerPath,
  anyFilePath,
  anyMediaPath,
  anyPagePath,
  anyPageQuery,
  anyStrangePath,
} from './addresses.ts';
import { anyJsonBody, bodyFor, type HostileBody } from './bodies.ts';
import { anyHeader, anyHost, anyOwnHost, anyScope, anyUnlawfulHeader } from './headers.ts';
import { framings, type HostileRequest } from './request.ts';
import { anyForbiddenByte, anyHostileText, anyPrintableText } from './texts.ts';

/** All that the shop's process answers by an endpoint's value. */
export const fuzzedEndpoints: readonly EndpointFacts[] = Object.values({
  ...shopEndpoints,
  ...reportEndpoints,
  ...paymentEventEndpoints,
  ...frontendEndpoints,
  ...locationEndpoints,
  ...storyTransformEndpoints,
  ...storyEndpoints,
});

/** A request without its strangeness. */
type Plain = Omit<HostileRequest, 'headers'> & { readonly rest: HostileRequest['headers'] };

const plainGet = (family: string, target: fc.Arbitrary<string>): fc.Arbitrary<Plain> =>
  target.map((text) => ({
    family,
    method: 'GET',
    target: text,
    rest: [],
    body: '',
    framing: 'none',
  }));

const printedQuery = (value: unknown): string => {
  const pairs = Object.entries(typeof value === 'object' && value !== null ? value : {}).flatMap(
    ([name, texts]: [string, unknown]) =>
      (Array.isArray(texts) ? texts : [texts]).map(
        (text) =>
          `${encodeURIComponent(name)}${Array.isArray(texts) ? '[]' : ''}=${encodeURIComponent(String(text).toWellFormed())}`,
      ),
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
};

/** Of a path with a locale and a slug in it. */
const filledPath = (path: string): string =>
  path.replace(/:locale\{[^}]*\}/u, 'de-DE').replace('*', 'leinwanddruck');

const noBody: HostileBody = { headers: [], body: '' };

const endpointRequest = (endpoint: EndpointFacts): fc.Arbitrary<Plain> =>
  fc
    .record({
      path: fc.constantFrom(...endpoint.paths),
      query: fc.oneof(
        { weight: 3, arbitrary: valueOf(schemaOf(endpoint.query)).map(printedQuery) },
        { weight: 1, arbitrary: anyPageQuery },
        { weight: 1, arbitrary: anyPrintableText.map((text) => `?${text}`) },
      ),
      scope: fc.oneof(
        { weight: 3, arbitrary: anyScope },
        { weight: 1, arbitrary: fc.constant([]) },
      ),
      carried: endpoint.method === 'GET' ? fc.constant(noBody) : bodyFor(endpoint),
    })
    .map(({ path, query, scope, carried }) => ({
      family: endpoint.paths[0],
      method: endpoint.method,
      target: `${filledPath(path)}${query}`,
      rest: [...scope, ...carried.headers],
      body: carried.body,
      framing: carried.body === '' ? 'none' : 'length',
    }));

const anyEndpointRequest = fc.constantFrom(...fuzzedEndpoints).chain(endpointRequest);

const anyFlagPath = fc
  .tuple(
    fc.constantFrom(...Object.values(readAddresses).map(localPath)),
    fc.oneof(fc.constant(''), anyPrintableText),
    fc.oneof(fc.constant(''), anyPrintableText),
  )
  .map(([path, name, query]) => `/services/flags${path.replace(':name', name)}?since=${query}`);

const anyFlagReport: fc.Arbitrary<Plain> = fc
  .tuple(fc.constantFrom(...reportAddresses), anyJsonBody)
  .map(([address, { headers, body }]) => ({
    family: 'flag reports',
    method: 'POST',
    target: `/services/flags${localPath(address)}`,
    rest: headers,
    body,
    framing: 'length',
  }));

const anyPlainRequest: fc.Arbitrary<Plain> = fc.oneof(
  { weight: 38, arbitrary: anyEndpointRequest },
  { weight: 6, arbitrary: anyFlagReport },
  { weight: 5, arbitrary: plainGet('flags', anyFlagPath) },
  { weight: 5, arbitrary: plainGet('content', anyContentPath) },
  { weight: 22, arbitrary: plainGet('pages', anyPagePath) },
  {
    weight: 5,
    arbitrary: plainGet(
      'page states',
      fc.tuple(anyPagePath, anyPageQuery).map((parts) => parts.join('')),
    ),
  },
  {
    weight: 3,
    arbitrary: plainGet(
      'designers',
      fc.tuple(anyDesignerPath, anyPageQuery).map((parts) => parts.join('')),
    ),
  },
  { weight: 8, arbitrary: plainGet('strange paths', anyStrangePath) },
  { weight: 5, arbitrary: plainGet('files', anyFilePath) },
  { weight: 3, arbitrary: plainGet('pictures', anyMediaPath) },
);

/** Something done to a request. */
type Twist = (request: HostileRequest) => HostileRequest;

const inserted = (text: string, into: string, at: number): string => {
  const index = at % (into.length + 1);
  return `${into.slice(0, index)}${text}${into.slice(index)}`;
};

const anyMethod = fc.constantFrom(
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'CONNECT',
  'QUERY',
  'get',
  '__proto__',
);

const withHeader: fc.Arbitrary<Twist> = anyHeader.map((header) => (request) => ({
  ...request,
  headers: [...request.headers, header],
}));

const otherMethod: fc.Arbitrary<Twist> = anyMethod.map((method) => (request) => ({
  ...request,
  method,
}));

const otherHost: fc.Arbitrary<Twist> = anyHost.map((host) => (request) => ({
  ...request,
  headers: request.headers.map(([name, value]) => [name, name === 'host' ? host : value]),
}));

const otherFraming: fc.Arbitrary<Twist> = fc
  .tuple(fc.constantFrom(...framings), anyHostileText)
  .map(([framing, text]) => (request) => ({
    ...request,
    framing,
    body: request.body === '' ? text : request.body,
  }));

/** Bends a path; what results is mostly a page that is not there, and is drawn. */
const otherPath: fc.Arbitrary<Twist> = fc
  .tuple(anyPrintableText, fc.nat(500))
  .map(([text, at]) => (request) => ({
    ...request,
    target: `/${inserted(text, request.target.slice(1), at)}`,
  }));

const cutTarget: fc.Arbitrary<Twist> = fc
  .nat(60)
  .map((at) => (request) => ({ ...request, target: request.target.slice(0, at) }));

const proxyTarget: fc.Arbitrary<Twist> = fc
  .constantFrom('http://evil.example', 'https://localhost', '//evil.example', '/\\evil.example')
  .map((before) => (request) => ({ ...request, target: `${before}${request.target}` }));

const brokenTarget: fc.Arbitrary<Twist> = fc
  .tuple(anyForbiddenByte, fc.nat(60))
  .map(([byte, at]) => (request) => ({ ...request, target: inserted(byte, request.target, at) }));

const brokenHeader: fc.Arbitrary<Twist> = anyUnlawfulHeader.map((header) => (request) => ({
  ...request,
  headers: [...request.headers, header],
}));

const withoutHost: Twist = (request) => ({
  ...request,
  headers: request.headers.filter(([name]) => name !== 'host'),
});

const anyTwist: fc.Arbitrary<Twist> = fc.oneof(
  { weight: 24, arbitrary: withHeader },
  { weight: 6, arbitrary: otherMethod },
  { weight: 4, arbitrary: otherHost },
  { weight: 6, arbitrary: otherFraming },
  { weight: 3, arbitrary: otherPath },
  { weight: 1, arbitrary: cutTarget },
  { weight: 1, arbitrary: proxyTarget },
  { weight: 1, arbitrary: brokenTarget },
  { weight: 2, arbitrary: brokenHeader },
  { weight: 1, arbitrary: fc.constant(withoutHost) },
);

/** What an endpoint takes by its codecs, that bent, and what it does not take; nothing else is odd. */
export const fuzzedRequest = (endpoint: EndpointFacts): fc.Arbitrary<HostileRequest> =>
  endpointRequest(endpoint).map(({ rest, ...plain }) => ({
    ...plain,
    headers: [['host', 'localhost:{port}'], ...rest],
  }));

/** Any request that a stranger may send. */
export const anyHostileRequest: fc.Arbitrary<HostileRequest> = fc
  .tuple(
    fc.oneof({ weight: 3, arbitrary: fc.constant('localhost:{port}') }, anyOwnHost),
    anyPlainRequest,
    fc.array(anyTwist, { maxLength: 4 }),
  )
  .map(([host, { rest, ...plain }, twists]) =>
    twists.reduce<HostileRequest>((request, twist) => twist(request), {
      ...plain,
      headers: [['host', host], ...rest],
    }),
  );
