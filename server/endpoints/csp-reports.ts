import { Hono } from 'hono';

import { reportEndpoints } from '../../adapters/http/endpoints/reports.ts';
import { E } from '../../core/fp.ts';
import type { Log } from '../../core/ports/log.ts';
import { refusal } from './refusal.ts';
import { addRoutes, route } from './route.ts';

/** Characters of a logged field. */
const longestField = 200;

/** Logs what browsers report of the content security policy. */
export const cspReports = (log: Log): Hono => {
  const app = new Hono();
  const cspReport = route(reportEndpoints.cspReport, async ({ body: { 'csp-report': report } }) => {
    const directive = report['effective-directive'] || report['violated-directive'] || '';
    if (directive === '') return E.left(refusal(400, 'field-invalid', 'effective-directive'));
    log.report('csp-violation', {
      directive: directive.slice(0, longestField),
      blocked: (report['blocked-uri'] ?? '').slice(0, longestField),
    });
    return E.right(undefined);
  });
  addRoutes(app, [cspReport]);
  return app;
};
