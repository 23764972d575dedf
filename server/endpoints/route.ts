import type { Context, Hono } from 'hono';

import { scopeHeaders } from '../../adapters/http/address.ts';
import type { BodyFacts, BodyFormat } from '../../adapters/http/bodies.ts';
import type { Caching, Endpoint, EndpointFacts } from '../../adapters/http/endpoint.ts';
import { parseCookies, serializeCookie, type Cookie } from '../../core/domain/cookie/cookie.ts';
import type { HeaderReader } from '../../adapters/http/scope.ts';
import { withQuery, type QueryValues } from '../../core/domain/query/query.ts';
import { E } from '../../core/fp.ts';
import { clientOfContext } from '../http/client-address.ts';
import { boundedBody } from '../http/bounded-body.ts';
import { finishAnswer, formFor } from './finished-answer.ts';
import { questionKey, type KeptAnswers } from './kept-answers.ts';
import { refusal, refusalBody, type Refusal } from './refusal.ts';
import { languageOf, queryTexts, readQuery, wrongField } from './request.ts';

/** All of it is decoded. */
type HandlerInput<Scope, Query, Body> = {
  readonly scope: Scope;
  readonly query: Query;
  readonly body: Body;
  /** For endpoints with credentials. */
  readonly cookie: (name: string) => string | undefined;
  /** For what a trusted proxy says of the request. */
  readonly header: HeaderReader;
  /** For endpoints with credentials. */
  readonly setCookie: (cookie: Cookie) => void;
  /** Percent-encoded. */
  readonly path: string;
  /** The key of who asks (see `clientOf`). */
  readonly clientOf: (trustedProxies: number) => string;
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
};

/** What it throws is a fault, not a refusal. */
type Handler<Scope, Query, Body, Answer> = (
  input: HandlerInput<Scope, Query, Body>,
) => Promise<E.Either<Refusal, Answer>>;

export type Route = {
  readonly endpoint: EndpointFacts;
  readonly answer: (context: Context) => Promise<Response>;
};

/** The `Cache-Control` of answers. */
export const cacheControlOf = (caching: Caching): string => {
  if (caching.kind === 'private') return 'private, no-store';
  const { seconds, staleSeconds } = caching;
  const stale = staleSeconds === undefined ? '' : `, stale-while-revalidate=${staleSeconds}`;
  return `public, max-age=${seconds}${stale}`;
};

const varyOf = ({ scope, credentials }: EndpointFacts): string | undefined => {
  if (credentials === 'session') return 'Cookie';
  return scope.isRequired ? Object.values(scopeHeaders).join(', ') : undefined;
};

/** After a 503. */
const retrySeconds = 5;

/** In the request's language; a refusal may not be cached. */
export const refuse = (context: Context, refused: Refusal): Response => {
  const language = languageOf((name) => context.req.header(name));
  return Response.json(refusalBody(language, refused), {
    status: refused.status,
    headers: {
      'Cache-Control': 'no-store',
      'Content-Language': language,
      ...(refused.status === 503 && { 'Retry-After': String(retrySeconds) }),
    },
  });
};

/** Whether a header's media type is taken. */
export const isTaken = ({ contentTypes }: BodyFacts, header: string | undefined): boolean =>
  contentTypes.includes((header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '');

const readBody = async <Body>(
  body: BodyFormat<Body>,
  largest: number,
  context: Context,
): Promise<E.Either<Refusal, Body>> => {
  if (body.contentTypes.length > 0 && !isTaken(body, context.req.header('Content-Type')))
    return E.left(refusal(415, 'content-type-not-taken'));
  const { sent, isTooLarge } = boundedBody(context.req.raw, largest);
  const read = await body.read(sent);
  if (isTooLarge()) return E.left(refusal(413, 'body-too-large'));
  if (E.isRight(read)) return read;
  return E.left(
    read.left.kind === 'malformed' ? refusal(400, 'body-malformed') : wrongField(read.left.fields),
  );
};

const readQuestion = <Scope, Query>(
  endpoint: Pick<Endpoint<Scope, Query, unknown, unknown>, 'query' | 'scope'>,
  context: Context,
): E.Either<Refusal, { readonly scope: Scope; readonly query: Query }> => {
  const scope = endpoint.scope.read((name) => context.req.header(name));
  if (E.isLeft(scope)) {
    const { kind } = scope.left;
    const header = kind === 'locale-invalid' ? scopeHeaders.locale : scopeHeaders.channel;
    return E.left(refusal(400, kind, header));
  }
  const query = readQuery(endpoint.query, queryTexts(context.req.url));
  return E.isLeft(query) ? query : E.right({ scope: scope.right, query: query.right });
};

/** Puts an endpoint and its handler together. */
export const route = <Scope, Query, Body, Answer>(
  endpoint: Endpoint<Scope, Query, Body, Answer>,
  handler: Handler<Scope, Query, Body, Answer>,
): Route => {
  const vary = varyOf(endpoint);
  const answered = async (
    context: Context,
    setCookie: (cookie: Cookie) => void,
  ): Promise<E.Either<Refusal, Answer>> => {
    const question = readQuestion(endpoint, context);
    if (E.isLeft(question)) return question;
    const body = await readBody(endpoint.body, endpoint.largest.request, context);
    if (E.isLeft(body)) return body;
    return handler({
      ...question.right,
      body: body.right,
      cookie: (name) => parseCookies(context.req.header('Cookie') ?? '').values.get(name),
      setCookie,
      header: (name) => context.req.header(name),
      path: context.req.path,
      clientOf: (trustedProxies) => clientOfContext(context, trustedProxies),
      signal: context.req.raw.signal,
    });
  };
  return {
    endpoint,
    answer: async (context) => {
      const cookies: Cookie[] = [];
      const result = await answered(context, (cookie) => void cookies.push(cookie));
      if (E.isLeft(result)) return refuse(context, result.left);
      const response = endpoint.answer.write(result.right);
      response.headers.set('Cache-Control', cacheControlOf(endpoint.caching));
      response.headers.set('X-Content-Type-Options', 'nosniff');
      if (vary !== undefined) response.headers.set('Vary', vary);
      for (const cookie of cookies) {
        const text = serializeCookie(cookie);
        if (E.isRight(text)) response.headers.append('Set-Cookie', text.right);
      }
      return response;
    },
  };
};

type SharedAnswers<Scope, Query, Question, Answer> = {
  readonly kept: KeptAnswers;
  /** All of a request that the answer depends on, and so the key. */
  readonly asked: (query: Query) => Question;
  readonly answer: (question: {
    readonly scope: Scope;
    readonly query: Question;
  }) => Promise<E.Either<Refusal, Answer>>;
};

/**
 * For answers that are the same for everybody: finished once and kept; so `answer` sees the
 * question alone, no cookie, body or header.
 */
export const sharedRoute = <Scope, Query, Question extends QueryValues, Answer>(
  endpoint: Endpoint<Scope, Query, undefined, Answer>,
  { kept, asked, answer }: SharedAnswers<Scope, Query, Question, Answer>,
): Route => {
  const { method, paths, credentials, caching } = endpoint;
  if (method !== 'GET' || credentials !== 'none' || caching.kind !== 'shared')
    throw new Error(`${paths[0]}: its answers are not for everybody.`);
  const headers = {
    'cache-control': cacheControlOf(caching),
    vary: [varyOf(endpoint), 'Accept-Encoding'].filter((name) => name !== undefined).join(', '),
    'x-content-type-options': 'nosniff',
  };
  return {
    endpoint,
    answer: async (context) => {
      const read = readQuestion(endpoint, context);
      if (E.isLeft(read)) return refuse(context, read.left);
      const { scope } = read.right;
      const query = asked(read.right.query);
      const written = endpoint.scope.write(scope);
      const key = questionKey(withQuery(paths[0], query), (name) => written[name]);
      const found = await kept.get(key, async () => {
        const made = await answer({ scope, query });
        return E.isLeft(made)
          ? made
          : E.right(await finishAnswer(endpoint.answer.write(made.right), headers));
      });
      if (E.isLeft(found)) return refuse(context, found.left);
      const form = formFor(
        found.right,
        context.req.header('If-None-Match'),
        context.req.header('Accept-Encoding'),
      );
      return new Response(form.body, { status: form.status, headers: form.headers });
    },
  };
};

const allowedMethods = (endpoints: readonly EndpointFacts[]): ReadonlyMap<string, string> => {
  const methods = new Map<string, Set<string>>();
  for (const { method, paths } of endpoints)
    for (const path of paths) {
      const known = methods.get(path) ?? new Set<string>();
      for (const one of method === 'GET' ? ['GET', 'HEAD'] : [method]) known.add(one);
      methods.set(path, known);
    }
  return new Map([...methods].map(([path, known]) => [path, [...known].join(', ')]));
};

/** Adds routes to an application; another method at one of their paths is 405. */
export const addRoutes = (app: Hono, routes: readonly Route[]): void => {
  for (const { endpoint, answer } of routes)
    for (const path of endpoint.paths) app.on(endpoint.method, path, answer);
  for (const [path, allowed] of allowedMethods(routes.map((one) => one.endpoint)))
    app.all(path, (context) => {
      const response = refuse(context, refusal(405, 'method-not-allowed'));
      response.headers.set('Allow', allowed);
      return response;
    });
};
