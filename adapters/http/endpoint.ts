/**
 * One value says all of an endpoint. The client's call, the server's route, the relay to a shop API
 * elsewhere and the API's description are derived from it (docs/decisions/0016-endpoint-values.md).
 */
import type { QueryValues } from '../../core/domain/query/query.ts';
import { t } from '../../core/fp.ts';
import type { EndpointAddress } from './address.ts';
import type { AnswerFacts, AnswerFormat } from './answers.ts';
import type { BodyFacts, BodyFormat } from './bodies.ts';
import type { ScopeFormat } from './scope.ts';

/** Who may keep an answer, and for how long; `stale` may be shown while a new one is fetched. */
export type Caching =
  | { readonly kind: 'shared'; readonly seconds: number; readonly staleSeconds?: number }
  | { readonly kind: 'private' };

/** What an endpoint is, without the types of what it carries. */
export type EndpointFacts = EndpointAddress & {
  /** One sentence for the API's description. */
  readonly summary: string;
  /** The method of a core port that it serves (core/PORTS.md). */
  readonly port: string;
  readonly scope: Pick<ScopeFormat<never>, 'isRequired'>;
  readonly query: t.Mixed;
  readonly body: BodyFacts;
  readonly answer: AnswerFacts;
  /** Statuses of its own refusals with their meanings; all have the body of an error. */
  readonly refusals: Readonly<Partial<Record<400 | 401 | 403 | 404 | 409, string>>>;
  readonly caching: Caching;
  /** The most bytes of a request's body and of an answer's. */
  readonly largest: { readonly request: number; readonly answer: number };
  /** Milliseconds that the whole answer may take. */
  readonly within: number;
};

/** An endpoint: its facts, and how its parts are written and read. */
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

/** No query. */
export const noQuery = t.type({}, 'NoQuery');

/** No body, and at most so much JSON: 1 MB, some fifty times a list of prices. */
export const jsonSizes = { request: 0, answer: 1_000_000 } as const;

/** How long an answer may take where nothing else is said (decisions, "Calls"). */
export const usualTime = 5_000;
