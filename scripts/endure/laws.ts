import { gunzipSync } from 'node:zlib';

import { ErrorAnswer } from '../../adapters/http/codecs/errors.ts';
import type { EndpointFacts } from '../../adapters/http/endpoint.ts';
import { reasonOf } from '../../adapters/http/reason.ts';
import { parseJson } from '../../core/domain/text/parse-json.ts';
import { E } from '../../core/fp.ts';
import { embeddedSites } from '../../server/embedded-addresses.ts';
import { isWellFormed, type HostileRequest } from '../../tests/arbitraries/hostile/request.ts';
import { injectedHeader, scriptMark } from '../../tests/arbitraries/hostile/texts.ts';
import type { Answer } from './answers.ts';
import type { Outcome } from './connection.ts';

/** What must never be read in an answer, and what the law says about the shop. */
export type Laws = {
  readonly port: number;
  /** Folders of the machine, whose names no answer may hold. */
  readonly folders: readonly string[];
};

/** Node's own refusals, before the shop hears of a request. */
const parserStatuses: ReadonlySet<number> = new Set([400, 408, 413, 417, 431]);

const isParsers = ({ status, headers, body }: Answer): boolean =>
  parserStatuses.has(status) && body.length === 0 && !headers.has('content-type');

const textOf = ({ headers, body }: Answer): string => {
  try {
    return (headers.get('content-encoding') === 'gzip' ? gunzipSync(body) : body).toString();
  } catch {
    return body.toString('latin1');
  }
};

const stackLine = /\n\s+at [^\n]*:\d+:\d+\)?|node:internal|\/node_modules\//u;

const ofText = (text: string, { folders }: Laws): readonly string[] => [
  ...(stackLine.test(text) ? ['The answer holds a stack.'] : []),
  ...(folders.some((folder) => text.includes(folder)) ? ['The answer names a folder.'] : []),
];

const ofDocument = (text: string, { headers }: Answer): readonly string[] => [
  ...(text.includes(scriptMark) ? ['A script of the request stands in the document.'] : []),
  ...(headers.get('content-security-policy')?.includes("default-src 'none'")
    ? []
    : ['A document has no content security policy.']),
];

/** Hosts that a redirect may lead to. */
const ownHosts = (port: number): ReadonlySet<string> => {
  const { sites, aliases } = embeddedSites(port);
  return new Set([...sites, ...aliases].map(({ host }) => host));
};

const ofRedirect = (location: string, { port }: Laws): readonly string[] => {
  const base = `http://localhost:${port}`;
  if (!URL.canParse(location, base)) return [`It does not redirect to an address: ${location}`];
  const { host, protocol } = new URL(location, base);
  return protocol === 'http:' && ownHosts(port).has(host)
    ? []
    : [`It redirects to another site: ${location}`];
};

const ofStatus = ({ status, headers }: Answer): readonly string[] => {
  if (status < 500) return [];
  return status === 503 && headers.has('retry-after') ? [] : [`It is answered with ${status}.`];
};

const ofHeaders = (answer: Answer): readonly string[] => {
  const { headers } = answer;
  const isPublic = headers.get('cache-control')?.includes('public') === true;
  return [
    ...(headers.has(injectedHeader) ? ['A header of the request came back.'] : []),
    ...(headers.has('x-powered-by') || headers.has('server') ? ['It tells its software.'] : []),
    ...(isPublic && headers.has('set-cookie') ? ['Caches may keep a cookie.'] : []),
    ...(isParsers(answer) || headers.get('x-content-type-options') === 'nosniff'
      ? []
      : ['Its type may be guessed: no nosniff.']),
  ];
};

const unanswered = {
  silent: 'It is neither answered nor ended.',
  refused: 'Nobody listens any more.',
  garbled: 'The answer is not HTTP.',
  closed: 'It is ended without an answer.',
} as const;

/** The laws that an answer to a request breaks, each as a sentence; none is as it should be. */
export const breaches = (
  request: HostileRequest,
  outcome: Outcome,
  laws: Laws,
): readonly string[] => {
  if (outcome.kind !== 'answered')
    return outcome.kind === 'closed' && !isWellFormed(request) ? [] : [unanswered[outcome.kind]];
  const { answer } = outcome;
  const text = textOf(answer);
  const location = answer.headers.get('location');
  return [
    ...ofStatus(answer),
    ...ofHeaders(answer),
    ...ofText(text, laws),
    ...(location === undefined ? [] : ofRedirect(location, laws)),
    ...(answer.headers.get('content-type')?.startsWith('text/html') === true
      ? ofDocument(text, answer)
      : []),
  ];
};

const mediaTypeOf = ({ headers }: Answer): string =>
  (headers.get('content-type') ?? '').split(';', 1)[0] ?? '';

const ofDeclared = ({ answer: declared }: EndpointFacts, answer: Answer): readonly string[] => {
  const { status, contentTypes, codec } = declared;
  if (answer.status !== status) return [`${answer.status} is not what it declares, ${status}.`];
  if (contentTypes.length === 0) return answer.body.length === 0 ? [] : ['It has a body.'];
  const type = mediaTypeOf(answer);
  if (!contentTypes.includes(type)) return [`It does not declare "${type}".`];
  if (codec === undefined) return [];
  const decoded = codec.decode(parseJson(textOf(answer)));
  return E.isRight(decoded) ? [] : [`Its codec refuses the answer: ${reasonOf(decoded.left)}`];
};

const ofRefusal = (answer: Answer): readonly string[] => [
  ...(mediaTypeOf(answer) === 'application/json' && ErrorAnswer.is(parseJson(textOf(answer)))
    ? []
    : [`The refusal ${answer.status} is none of the shop's.`]),
  ...(answer.headers.get('cache-control') === 'no-store' ? [] : ['A refusal may be kept.']),
];

/** The laws of all answers, and what an endpoint's own value says of its. */
export const endpointBreaches =
  (endpoint: EndpointFacts): typeof breaches =>
  (request, outcome, laws) => [
    ...breaches(request, outcome, laws),
    ...(outcome.kind !== 'answered'
      ? []
      : outcome.answer.status < 300
        ? ofDeclared(endpoint, outcome.answer)
        : ofRefusal(outcome.answer)),
  ];
