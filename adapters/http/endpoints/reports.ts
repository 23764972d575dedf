/** What browsers report of the content security policy; never relayed to a shop API. */
import { t } from '../../../core/fp.ts';
import { noAnswer } from '../answers.ts';
import { jsonBody } from '../bodies.ts';
import { endpoint, noQuery, usualTime } from '../endpoint.ts';
import { noScope } from '../scope.ts';

const CspReport = t.type(
  {
    'csp-report': t.partial({
      'effective-directive': t.string,
      'violated-directive': t.string,
      'blocked-uri': t.string,
    }),
  },
  'CspReport',
);

/** A report of what the policy refused. */
export const reportEndpoints = {
  cspReport: endpoint({
    method: 'POST',
    paths: ['/reports/csp'],
    credentials: 'none',
    summary: 'Takes a report of what the content security policy refused.',
    port: 'Log.report',
    scope: noScope,
    query: noQuery,
    body: jsonBody(CspReport, ['application/csp-report', 'application/json']),
    answer: noAnswer,
    refusals: { 400: 'The report names no directive.' },
    caching: { kind: 'private' },
    largest: { request: 16_384, answer: 0 },
    within: usualTime,
  }),
} as const;
