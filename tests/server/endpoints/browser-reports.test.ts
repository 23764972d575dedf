/** What browsers tell of faults: taken from pages of ours alone, bounded, cleaned by the log. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { lineLog } from '../../../adapters/log/line-log.ts';
import { mostBrowserEvents } from '../../../core/domain/errors/browser-events.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { browserEventsASecond, browserReports } from '../../../server/endpoints/browser-reports.ts';
import { manualClock } from '../../fakes/clock.ts';
import { recordingLog } from '../../fakes/log.ts';

const host = 'shop.example';
const sites = { ...embeddedSites(3_000), protocol: 'https' } as const;
const place = {
  requestId: '6f1c1b9a-3a55-4b1e-9d0a-0d6a5f1c2e3b',
  page: '/leinwanddruck',
  locale: 'de-DE',
  channel: 'poster',
};
const event = {
  code: 'browser-error',
  facts: { name: 'TypeError', message: 'x is not a function' },
};
const report = { ...place, events: [event] };
const own = {
  host,
  origin: `https://${host}`,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
};

const { 'sec-fetch-site': _, ...withoutFetchSite } = own;

const open = () => {
  const clock = manualClock(0);
  const log = recordingLog();
  const app = browserReports({ log, clock, sites });
  const send = (body: unknown, headers: Readonly<Record<string, string>> = own) =>
    app.request(`https://${host}/reports/browser`, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { app, clock, log, send };
};

describe('a report of a page', () => {
  test('is logged through the table, with page, locale, channel and request, as a browser’s', async () => {
    const { log, send } = open();
    const answer = await send({ ...report, events: [event, { code: 'app-updated', facts: {} }] });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(log.reports).toEqual([
      { code: 'browser-error', facts: { ...event.facts, ...place, from: 'browser' } },
      { code: 'app-updated', facts: { ...place, from: 'browser' } },
    ]);
  });

  test('cannot pretend to be the server’s own, nor hold what is not on the list', async () => {
    const { log, send } = open();
    const facts = {
      from: 'server',
      email: 'ada@example.org',
      requestId: 'x',
      level: 'info',
      status: 200,
    };
    await send({ ...report, events: [{ code: 'browser-error', facts }] });
    expect(log.reports).toEqual([
      { code: 'browser-error', facts: { status: 200, ...place, from: 'browser' } },
    ]);
  });

  test.each([
    ['another site', { ...own, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { ...own, 'sec-fetch-site': 'same-site' }],
    ['a page of another host', { ...withoutFetchSite, origin: 'https://evil.example' }],
    ['an opaque origin', { ...withoutFetchSite, origin: 'null' }],
    ['a page of this host without TLS', { ...withoutFetchSite, origin: `http://${host}` }],
    ['nobody who says where from', { host, 'content-type': 'application/json' }],
  ])('of %s is refused and not logged', async (_, headers) => {
    const { log, send } = open();
    expect((await send(report, headers)).status).toBe(400);
    expect(log.reports).toEqual([]);
  });

  test.each([
    ['{', 400],
    ['null', 400],
    ['[]', 400],
    [{}, 400],
    [{ ...report, events: [] }, 400],
    [{ ...report, events: Array.from({ length: mostBrowserEvents + 1 }, () => event) }, 400],
    [{ ...report, requestId: 'ada' }, 400],
    [{ ...report, locale: 'xx-XX' }, 400],
    [{ ...report, channel: 'shop' }, 400],
    [{ ...report, events: [{ code: 'database-unavailable', facts: {} }] }, 400],
    [{ ...report, events: [{ code: '__proto__', facts: {} }] }, 400],
    [{ ...report, events: [{ code: 'browser-error', facts: { message: {} } }] }, 400],
    [{ ...report, page: 'x'.repeat(20_000) }, 413],
  ])('%j is refused with %i and not logged', async (body, status) => {
    const { log, send } = open();
    expect((await send(body)).status).toBe(status);
    expect(log.reports).toEqual([]);
  });

  test.each([
    ['POST', { ...own, 'content-type': 'text/plain' }, 415],
    ['GET', own, 405],
  ])('by %s of another kind is refused', async (method, headers, status) => {
    const { app } = open();
    const body = method === 'GET' ? null : '{}';
    expect((await app.request('/reports/browser', { method, headers, body })).status).toBe(status);
  });

  property.prop([fc.json({ maxDepth: 4 })])('is answered calmly, whatever it is', async (body) => {
    const { send } = open();
    expect([204, 400]).toContain((await send(body)).status);
  });

  property.prop([fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: mostBrowserEvents })])(
    'is one of a bounded number a second, whoever sends them',
    async (reports, events) => {
      const { clock, log, send } = open();
      const body = { ...report, events: Array.from({ length: events }, () => event) };
      for (let index = 0; index < reports; index += 1) expect((await send(body)).status).toBe(204);
      expect(log.reports).toHaveLength(Math.min(reports * events, browserEventsASecond));
      clock.set(1_000);
      await send(report);
      expect(log.reports).toHaveLength(Math.min(reports * events, browserEventsASecond) + 1);
    },
  );

  test('becomes lines without a personal datum', async () => {
    const lines: string[] = [];
    const clock = manualClock(0);
    const app = browserReports({
      log: lineLog({ clock, write: (line) => lines.push(line) }),
      clock,
      sites,
    });
    await app.request('/reports/browser', {
      method: 'POST',
      headers: own,
      body: JSON.stringify({
        ...report,
        page: '/konto/ada%40example.org?token=1',
        events: [
          { code: 'browser-error', facts: { message: 'no "Ada Lovelace" at 0171 123 456 78' } },
        ],
      }),
    });
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      {
        code: 'browser-error',
        page: '/konto/[email]',
        message: 'no "…" at [number]',
        from: 'browser',
      },
    ]);
  });
});
