/**
 * With a key configured, the embedded service's addresses lead to the vendor's hosts: a visitor's
 * browser never talks to a third party. Only what the protocol needs passes; the key stays on the
 * server.
 */
import { type Context, Hono } from 'hono';

import type { Fetch } from '../../../adapters/shared/fetch.ts';
import { readBounded } from '../../../adapters/http/read-bounded.ts';
import { E } from '../../../core/fp.ts';
import { bodyLimit } from '../../http/body-limit.ts';
import {
  type FlagServiceName,
  localPath,
  type ReadAddress,
  readAddresses,
  type ReportAddress,
  reportAddresses,
  reportMaximumBytes,
} from '../../../adapters/split/addresses.ts';
import { closeAddresses, errorBody } from './flags.ts';
import { withBeaconToken } from './reports.ts';

const vendorHosts = {
  sdk: 'https://sdk.split.io/api',
  events: 'https://events.split.io/api',
  auth: 'https://auth.split.io/api',
  telemetry: 'https://telemetry.split.io/api',
} as const satisfies Readonly<Record<FlagServiceName, string>>;

/** Without the visitor's address and names of machines. */
const requestHeaders = [
  'accept',
  'cache-control',
  'content-type',
  'splitsdkimpressionsmode',
  'splitsdkversion',
] as const;

const responseHeaders = ['cache-control', 'content-type', 'retry-after'] as const;

/** More than a thousand flags; longer than the relay waits, which then answers by itself. */
const answerLimits = { bytes: 4_000_000, milliseconds: 5_000 } as const;

export type RelayFailure =
  /** No complete answer in time: 504. */
  | { readonly kind: 'timed-out' }
  /** No connection, or one that broke: 502. */
  | { readonly kind: 'unreachable' }
  /** Must not be passed on: 502. */
  | { readonly kind: 'unusable-answer'; readonly reason: 'redirect' | 'bad-request' | 'too-large' }
  /** Its status is passed on, its text is not. */
  | { readonly kind: 'refused'; readonly status: number };

interface FlagsRelaySettings {
  readonly key: string;
  /** Has all the vendor's services under one host; none when left out. */
  readonly proxy?: string | undefined;
  readonly fetch: Fetch;
  /** Milliseconds for a whole exchange; below the flag client's own 5 s. */
  readonly timeout?: number | undefined;
  readonly log: (address: string, failure: RelayFailure) => void;
}

const isTimeout = (reason: unknown): boolean =>
  reason instanceof Error && (reason.name === 'TimeoutError' || reason.name === 'AbortError');

const picked = (headers: Headers, names: ReadonlyArray<string>): Headers => {
  const kept = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept;
};

const vendorUrl = (
  context: Context,
  address: ReadAddress | ReportAddress,
  proxy: string | undefined,
): string => {
  const path = address.path.replace(':name', encodeURIComponent(context.req.param('name') ?? ''));
  const query = new URLSearchParams();
  for (const name of address.method === 'GET' ? address.query : []) {
    for (const value of context.req.queries(name) ?? []) query.append(name, value);
  }
  const search = query.toString();
  const host = proxy === undefined ? vendorHosts[address.service] : `${proxy}/api`;
  return `${host}${path}${search === '' ? '' : `?${search}`}`;
};

const failureOf = (response: Response): RelayFailure | undefined => {
  if (response.ok) return undefined;
  if (response.status < 400) return { kind: 'unusable-answer', reason: 'redirect' };
  // A 400 makes the flag client fall back to an older protocol.
  return response.status === 400
    ? { kind: 'unusable-answer', reason: 'bad-request' }
    : { kind: 'refused', status: response.status };
};

const answerFailure = (failure: RelayFailure, headers: Headers = new Headers()): Response => {
  switch (failure.kind) {
    case 'timed-out':
      return Response.json(errorBody('The flags service did not answer in time.'), { status: 504 });
    case 'unreachable':
    case 'unusable-answer':
      return Response.json(errorBody('The flags service cannot be reached.'), { status: 502 });
    case 'refused':
      return Response.json(errorBody('The flags service refused the request.'), {
        status: failure.status,
        headers: picked(headers, ['retry-after']),
      });
  }
};

const exchange = async (
  request: Request,
  { fetch }: FlagsRelaySettings,
): Promise<{ readonly answer: Response; readonly failure?: RelayFailure | undefined }> => {
  try {
    const response = await fetch(request, answerLimits);
    const failure = failureOf(response);
    if (failure !== undefined) {
      await response.body?.cancel();
      return { answer: answerFailure(failure, response.headers), failure };
    }
    const body = await readBounded(response, answerLimits.bytes);
    if (body === undefined) {
      const tooLarge = { kind: 'unusable-answer', reason: 'too-large' } as const;
      return { answer: answerFailure(tooLarge), failure: tooLarge };
    }
    const headers = picked(response.headers, responseHeaders);
    const empty = response.status === 204 || response.status === 205;
    return { answer: new Response(empty ? null : body, { status: response.status, headers }) };
  } catch (reason) {
    const failure: RelayFailure = { kind: isTimeout(reason) ? 'timed-out' : 'unreachable' };
    return { answer: answerFailure(failure), failure };
  }
};

const outgoingBody = async (
  context: Context,
  address: ReadAddress | ReportAddress,
  key: string,
): Promise<E.Either<string, string | null>> => {
  if (address.method === 'GET') return E.right(null);
  const text = await context.req.text();
  return address.beacon ? withBeaconToken(text, key) : E.right(text);
};

const relayTo =
  (address: ReadAddress | ReportAddress, settings: FlagsRelaySettings) =>
  async (context: Context): Promise<Response> => {
    const body = await outgoingBody(context, address, settings.key);
    if (E.isLeft(body)) return context.json(errorBody('The body is not a beacon.'), 400);
    const headers = picked(context.req.raw.headers, requestHeaders);
    if (!('beacon' in address && address.beacon)) {
      headers.set('authorization', `Bearer ${settings.key}`);
    }
    const request = new Request(vendorUrl(context, address, settings.proxy), {
      method: address.method,
      headers,
      body: body.right,
      redirect: 'manual',
      signal: AbortSignal.timeout(settings.timeout ?? 4_000),
    });
    const { answer, failure } = await exchange(request, settings);
    if (failure !== undefined) settings.log(localPath(address), failure);
    return answer;
  };

/** The relay as an application to be mounted in the embedded service's place. */
export const flagsRelay = (settings: FlagsRelaySettings): Hono => {
  const app = new Hono();
  const limit = bodyLimit(reportMaximumBytes, (context) =>
    context.json(errorBody('The body is too large.'), 413),
  );
  const { auth, ...passed } = readAddresses;
  const reads = Object.values(passed);
  // A stream for each visitor would go through this process: clients poll instead.
  app.get(localPath(auth), (context) => context.json({ pushEnabled: false }));
  for (const address of reads) app.get(localPath(address), relayTo(address, settings));
  for (const address of reportAddresses) {
    app.post(localPath(address), limit, relayTo(address, settings));
  }
  closeAddresses(app, [auth, ...reads, ...reportAddresses]);
  return app;
};
