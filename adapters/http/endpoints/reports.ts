/** Never relayed to a shop API. */
import {
  isBrowserCode,
  mostBrowserEvents,
  type BrowserCode,
} from '../../../core/domain/errors/browser-events.ts';
import { isChannel } from '../../../core/domain/locale/channel.ts';
import { parseLocale } from '../../../core/domain/locale/locale.ts';
import { E, t } from '../../../core/fp.ts';
import { MessageId, refined, refinedText } from '../codecs/wire.ts';
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

const WireBrowserCode = refinedText('BrowserCode', isBrowserCode);

const WireChannel = refined('Channel', isChannel);

const WireLocale = refinedText('Locale', (text): text is string => E.isRight(parseLocale(text)));

/** What a line may hold of them is the log's to say. */
const WireFacts = t.record(t.string, t.union([t.string, t.number]), 'Facts');

const WireEvents = refined(
  'BrowserEvents',
  (value): value is readonly { code: BrowserCode; facts: Record<string, string | number> }[] =>
    t.array(t.type({ code: WireBrowserCode, facts: WireFacts })).is(value) &&
    value.length > 0 &&
    value.length <= mostBrowserEvents,
);

const BrowserReport = t.type(
  {
    requestId: MessageId,
    page: t.string,
    locale: WireLocale,
    channel: WireChannel,
    events: WireEvents,
  },
  'BrowserReport',
);

export const reportEndpoints = {
  browserReport: endpoint({
    method: 'POST',
    paths: ['/reports/browser'],
    credentials: 'none',
    summary: 'Takes what went wrong on a page of this origin, to be logged.',
    port: 'EventReports.send',
    scope: noScope,
    query: noQuery,
    body: jsonBody(BrowserReport),
    answer: noAnswer,
    refusals: { 400: 'The body cannot be read as a report of a page.' },
    caching: { kind: 'private' },
    largest: { request: 16_384, answer: 0 },
    within: usualTime,
  }),
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
