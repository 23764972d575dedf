import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import type { Log } from '../../core/ports/log.ts';

const largestReport = 16_384;

const fieldOf = (report: unknown, name: string): string => {
  if (typeof report !== 'object' || report === null) return '';
  const value: unknown = Object.entries(report).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value.slice(0, 200) : '';
};

/** Takes what browsers report of the content security policy, and logs it. */
export const cspReports = (log: Log): Hono => {
  const app = new Hono();
  app.post('/csp', bodyLimit({ maxSize: largestReport }), async (context) => {
    const body: unknown = await context.req.json().catch(() => undefined);
    const entry: unknown =
      typeof body === 'object' && body !== null ? Object.values(body)[0] : undefined;
    const directive = fieldOf(entry, 'effective-directive') || fieldOf(entry, 'violated-directive');
    if (directive === '') return context.body(null, 400);
    log.report('csp-violation', { directive, blocked: fieldOf(entry, 'blocked-uri') });
    return context.body(null, 204);
  });
  return app;
};
