/**
 * The embedded shop API and price API: `/web-api/*` and `/price-api/*` over the database
 * (storefront §7). The storefront asks it in process, or another one at `SHOP_API_URL`.
 */
import { DrizzleQueryError } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';

import { scopeHeaders } from '../../../adapters/http/codecs/errors.ts';
import type { Database } from '../../../adapters/postgres/database.ts';
import { E } from '../../../core/fp.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type { Log } from '../../../core/ports/log.ts';
import type { PriceScope } from '../../../core/ports/prices.ts';
import { addresses } from './addresses.ts';
import { customerData, sessionCookie } from './customer-data.ts';
import { openApiDocument } from './openapi.ts';
import { articlePrice, formatLimits, formatPrices } from './prices.ts';
import { refusal, refusalBody, type Refusal } from './refusal.ts';
import { languageOf, readArticle, readArticleFormat, readScope } from './request.ts';
import { shippingInformation } from './shipping.ts';

/** What the service needs from outside. */
export type ShopServiceSettings = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
};

/** How long an answer may be kept: prices are the same for all who name the same scope. */
const cacheControl = {
  prices: 'public, max-age=60, stale-while-revalidate=600',
  limits: 'public, max-age=3600',
  shipping: 'public, max-age=60',
  document: 'public, max-age=3600',
  never: 'no-store',
  personal: 'private, no-store',
} as const;

const refuse = (context: Context, refused: Refusal): Response => {
  const language = languageOf((name) => context.req.header(name));
  context.header('Cache-Control', cacheControl.never);
  context.header('Content-Language', language);
  return context.json(refusalBody(language, refused), refused.status);
};

type Answerer = (
  scope: PriceScope,
  query: Readonly<Record<string, string>>,
) => Promise<E.Either<Refusal, object>>;

/** Answers a question whose answer depends on the scope and the query alone. */
const answering =
  (caching: string, answer: Answerer) =>
  async (context: Context): Promise<Response> => {
    const scope = readScope((name) => context.req.header(name));
    if (E.isLeft(scope)) return refuse(context, scope.left);
    const answered = await answer(scope.right, context.req.query());
    if (E.isLeft(answered)) return refuse(context, answered.left);
    context.header('Cache-Control', caching);
    context.header('Vary', Object.values(scopeHeaders).join(', '));
    return context.json(answered.right);
  };

/** Reports the first failure of a series; the rest is the same news. */
const outageLog = (
  log: Log,
): { failed: (error: DrizzleQueryError) => void; passed: () => void } => {
  let isDown = false;
  return {
    failed: ({ cause }) => {
      // The query itself may hold what identifies a customer: only the engine's words are kept.
      if (!isDown) log.report('database-unavailable', { reason: cause?.message ?? 'unknown' });
      isDown = true;
    },
    passed: () => {
      isDown = false;
    },
  };
};

/** The service as an application to be mounted at the root. */
export const shopService = ({ database, clock, log }: ShopServiceSettings): Hono => {
  const app = new Hono();
  const sources = { database, clock };
  const outage = outageLog(log);

  app.onError((error, context) => {
    if (error instanceof DrizzleQueryError) {
      outage.failed(error);
      context.header('Retry-After', '5');
      return refuse(context, refusal(503, 'service-unavailable'));
    }
    log.report('request-failed', { path: context.req.path, reason: error.message });
    return refuse(context, refusal(500, 'service-failed'));
  });

  const answerAt = (paths: readonly string[], caching: string, answer: Answerer): void => {
    const observed: Answerer = async (scope, query) => {
      const answered = await answer(scope, query);
      if (E.isRight(answered)) outage.passed();
      return answered;
    };
    for (const path of paths) app.get(path, answering(caching, observed));
  };

  answerAt(addresses.formats, cacheControl.prices, async (scope, query) => {
    const article = readArticle(query);
    return E.isLeft(article) ? article : formatPrices(sources, scope, article.right);
  });
  answerAt(addresses.article, cacheControl.prices, async (scope, query) => {
    const asked = readArticleFormat(query, scope.locale);
    if (E.isLeft(asked)) return asked;
    return articlePrice(sources, scope, asked.right.article, asked.right.format);
  });
  answerAt(addresses.limits, cacheControl.limits, async (scope, query) => {
    const article = readArticle(query);
    return E.isLeft(article) ? article : formatLimits(sources, scope, article.right);
  });
  answerAt(addresses.shipping, cacheControl.shipping, (scope) =>
    shippingInformation(sources, scope),
  );

  for (const path of addresses.customer)
    app.get(path, async (context) => {
      const scope = readScope((name) => context.req.header(name));
      if (E.isLeft(scope)) return refuse(context, scope.left);
      const customer = await customerData(sources, getCookie(context, sessionCookie));
      outage.passed();
      context.header('Cache-Control', cacheControl.personal);
      context.header('Vary', 'Cookie');
      return context.json(customer);
    });

  for (const path of addresses.document)
    app.get(path, (context) => {
      context.header('Cache-Control', cacheControl.document);
      return context.json(openApiDocument);
    });

  for (const path of Object.values(addresses).flat())
    app.all(path, (context) => {
      context.header('Allow', 'GET, HEAD');
      return refuse(context, refusal(405, 'method-not-allowed'));
    });
  app.notFound((context) => refuse(context, refusal(404, 'not-found')));
  return app;
};
