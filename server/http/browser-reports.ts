import { Hono, type MiddlewareHandler } from 'hono';

import { reportEndpoints } from '../../adapters/http/endpoints/reports.ts';
import { cleanLogFacts } from '../../core/domain/errors/log-facts.ts';
import { E } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Log } from '../../core/ports/log.ts';
import { refusal } from '../endpoints/refusal.ts';
import { addRoutes, refuse, route } from '../endpoints/route.ts';

type BrowserReportSettings = {
  readonly log: Log;
  readonly clock: Clock;
};

/**
 * Events of browsers that are logged a second, all browsers together: a fifth of what the log
 * writes, so that no flood of reports hides what the server itself has to say.
 */
export const browserEventsASecond = 20;

/** The host of an `Origin` header; undefined where it names none. */
const hostOf = (origin: string): string | undefined => URL.parse(origin)?.host;

/**
 * Whether a report comes from a page of the host that it is sent to. Browsers say where a POST comes
 * from; a client that says nothing is taken for a program.
 */
export const isOwnPage = (header: (name: string) => string | undefined): boolean => {
  const site = header('sec-fetch-site');
  const origin = header('origin');
  return (
    (site === undefined || site === 'same-origin') &&
    origin !== undefined &&
    hostOf(origin) === header('host')
  );
};

const { method, paths } = reportEndpoints.browserReport;

const ownPagesOnly: MiddlewareHandler = async (context, next) =>
  context.req.method === method && !isOwnPage((name) => context.req.header(name))
    ? refuse(context, refusal(400, 'field-invalid', 'origin'))
    : next();

/**
 * Takes what browsers tell of faults on pages of ours, and logs it through the one table of codes,
 * with the page, locale, channel and request that the browser names, marked as told by a browser.
 * What cannot be read is refused and not logged: a stranger must not fill the log with it.
 */
export const browserReports = ({ log, clock }: BrowserReportSettings): Hono => {
  const app = new Hono();
  let second = -1;
  let logged = 0;

  const hasRoom = (): boolean => {
    const now = Math.floor(clock.now() / 1_000);
    if (now !== second) {
      second = now;
      logged = 0;
    }
    logged += 1;
    return logged <= browserEventsASecond;
  };

  app.use(paths[0], ownPagesOnly);
  const browserReport = route(reportEndpoints.browserReport, async ({ body }) => {
    const { events, ...place } = body;
    for (const { code, facts } of events)
      if (hasRoom()) log.report(code, { ...cleanLogFacts(facts), ...place, from: 'browser' });
    return E.right(undefined);
  });
  addRoutes(app, [browserReport]);
  return app;
};
