/**
 * The client's call, the server's route, the relay and the API's description are derived from this
 * one value (docs/decisions/0016-endpoint-values.md).
 */
import type { QueryValues } from '../../core/domain/query/query.ts';
import { t } from '../../core/fp.ts';
import type { EndpointAddress } from './address.ts';
import type { AnswerFacts, AnswerFormat } from './answers.ts';
import { noBody, type BodyFacts, type BodyFormat } from './bodies.ts';
import type { ScopeFormat } from './scope.ts';

/** Who may keep an answer; `stale` may be shown while a new one is fetched. */
export type Caching =
  | { readonly kind: 'shared'; readonly seconds: number; readonly staleSeconds?: number }
  | { readonly kind: 'private' };

export type EndpointFacts = EndpointAddress & {
  /** One sentence for the API's description. */
  readonly summary: string;
  /** The core port's method that it serves (core/PORTS.md). */
  readonly port: string;
  readonly scope: Pick<ScopeFormat<never>, 'isRequired'>;
  readonly query: t.Mixed;
  readonly body: BodyFacts;
  readonly answer: AnswerFacts;
  /** Statuses of its own refusals; all have the body of an error. */
  readonly refusals: Readonly<Partial<Record<400 | 401 | 403 | 404 | 409, string>>>;
  readonly caching: Caching;
  /** Bytes. */
  readonly largest: { readonly request: number; readonly answer: number };
  /** Milliseconds for the whole answer. */
  readonly within: number;
};

export type Endpoint<Scope, Query, Body, Answer> = Omit<
  EndpointFacts,
  'answer' | 'body' | 'query' | 'scope'
> & {
  readonly scope: ScopeFormat<Scope>;
  readonly query: t.Type<Query, QueryValues, unknown>;
  readonly body: BodyFormat<Body>;
  readonly answer: AnswerFormat<Answer>;
};

/** Says an endpoint; its types follow from its parts. */
export const endpoint = <Scope, Query, Body, Answer>(
  value: Endpoint<Scope, Query, Body, Answer>,
): Endpoint<Scope, Query, Body, Answer> => value;

export const noQuery = t.type({}, 'NoQuery');

/** No body; an answer of at most 1 MB, some fifty times a list of prices. */
export const jsonSizes = { request: 0, answer: 1_000_000 } as const;

/** Milliseconds (decisions, "Calls"). */
export const usualTime = 5_000;

/** What most questions have in common; a private one says so itself. */
export const question = {
  method: 'GET',
  credentials: 'none',
  body: noBody,
  refusals: {},
  largest: jsonSizes,
  within: usualTime,
} as const;
