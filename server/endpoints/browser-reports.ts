import { Hono, type MiddlewareHandler } from 'hono';

import { reportEndpoints } from '../../adapters/http/endpoints/reports.ts';
import { cleanLogFacts } from '../../core/domain/errors/log-facts.ts';
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { E } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Log } from '../../core/ports/log.ts';
import { refusal } from './refusal.ts';
import { addRoutes, refuse, route } from './route.ts';
import { senderOf } from '../http/sender.ts';

type BrowserReportSettings = {
  readonly log: Log;
  readonly clock: Clock;
  readonly sites: SiteConfiguration;
};

/**
 * All browsers together: a fifth of what the log writes, so that no flood of reports hides what the
 * server itself has to say.
 */
export const browserEventsASecond = 20;

const { method, paths } = reportEndpoints.browserReport;

/** A program does not say which page it is on, and does not report. */
const ownPagesOnly =
  (sites: SiteConfiguration): MiddlewareHandler =>
  async (context, next) =>
    context.req.method === method && senderOf(sites, (name) => context.req.header(name)) !== 'own'
      ? refuse(context, refusal(400, 'field-invalid', 'origin'))
      : next();

/**
 * Logs what browsers tell of faults on our pages, through the one table of codes, marked as told by
 * a browser. Unreadable reports are refused and not logged: a stranger must not fill the log.
 */
export const browserReports = ({ log, clock, sites }: BrowserReportSettings): Hono => {
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

  app.use(paths[0], ownPagesOnly(sites));
  const browserReport = route(reportEndpoints.browserReport, async ({ body }) => {
    const { events, ...place } = body;
    for (const { code, facts } of events)
      if (hasRoom()) log.report(code, { ...cleanLogFacts(facts), ...place, from: 'browser' });
    return E.right(undefined);
  });
  addRoutes(app, [browserReport]);
  return app;
};
