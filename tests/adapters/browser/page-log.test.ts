import { fc, test as property } from '@fast-check/vitest';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { beaconReports } from '../../../adapters/browser/beacon.ts';
import { consolePrinter, pageLog, type PagePlace } from '../../../adapters/browser/page-log.ts';
import { reportEndpoints } from '../../../adapters/http/endpoints/reports.ts';
import {
  mostBrowserEvents,
  type BrowserReport,
} from '../../../core/domain/errors/browser-events.ts';
import { errorCodeList } from '../../../core/domain/errors/describe-error.ts';
import type { LogLine } from '../../../core/domain/errors/log-lines.ts';
import { E } from '../../../core/fp.ts';
import { manualClock } from '../../fakes/clock.ts';
import { memoryEventReports } from '../../fakes/event-reports.ts';

const place: PagePlace = {
  requestId: '6f1c1b9a-3a55-4b1e-9d0a-0d6a5f1c2e3b',
  page: '/leinwanddruck',
  locale: 'de-DE',
  channel: 'poster',
};

const open = (settings: Partial<Parameters<typeof pageLog>[0]> = {}) => {
  const clock = manualClock(0);
  const reports = memoryEventReports();
  const waiting: (() => void)[] = [];
  const page = new EventTarget();
  const log = pageLog({
    clock,
    reports,
    place: () => place,
    draw: 0,
    later: (send) => waiting.push(send),
    page,
    ...settings,
  });
  return {
    clock,
    log,
    page,
    reports: reports.reports,
    waiting,
    /** The time for gathering is over. */
    gathered: () => {
      for (const send of waiting.splice(0)) send();
    },
  };
};

const codesOf = (reports: readonly BrowserReport[]): readonly string[] =>
  reports.flatMap(({ events }) => events.map(({ code }) => code));

describe('the log of a page', () => {
  test('sends what was gathered as one report, with the page once', () => {
    const { log, reports, gathered } = open();
    log.report('browser-error', { name: 'TypeError', message: 'x is not a function' });
    log.report('translation-missing', { key: 'configurator.price' });
    expect(reports).toEqual([]);
    gathered();
    expect(reports).toEqual([
      {
        ...place,
        events: [
          { code: 'browser-error', facts: { name: 'TypeError', message: 'x is not a function' } },
          { code: 'translation-missing', facts: { key: 'configurator.price' } },
        ],
      },
    ]);
    gathered();
    expect(reports).toHaveLength(1);
  });

  test.each(['visibilitychange', 'pagehide'])('sends at %s what has not been sent', (name) => {
    const { log, page, reports } = open();
    log.report('browser-error');
    page.dispatchEvent(new Event(name));
    expect(codesOf(reports)).toEqual(['browser-error']);
  });

  property.prop([
    fc.array(fc.tuple(fc.constantFrom(...errorCodeList), fc.nat({ max: 400 }), fc.string())),
  ])('sends a bounded number of events of a flood, and what the endpoint takes', (entries) => {
    const { clock, log, reports, gathered } = open();
    for (const [code, pause, reason] of entries) {
      clock.set(clock.now() + pause);
      log.report(code, { reason });
    }
    gathered();
    expect(codesOf(reports).length).toBeLessThanOrEqual(mostBrowserEvents);
    for (const report of reports)
      expect(
        E.isRight(reportEndpoints.browserReport.body.codec?.decode(report) ?? E.left('')),
      ).toBe(true);
  });

  test('folds repeats, and tells of them when they are over', () => {
    const { clock, log, reports, gathered } = open();
    for (let index = 0; index < 9; index += 1) log.report('browser-error', { message: 'again' });
    clock.set(5_000);
    log.report('browser-error', { message: 'again' });
    gathered();
    const [{ events } = { events: [] }] = reports;
    expect(events).toHaveLength(7);
    expect(events.at(-1)?.facts).toEqual({ message: 'again', repeated: 3 });
  });

  test('is silent where the draw is not for its level', () => {
    const { log, reports, gathered } = open({ draw: 0.9 });
    log.report('translation-missing', { key: 'a' });
    log.report('browser-error');
    gathered();
    expect(codesOf(reports)).toEqual(['browser-error']);
  });

  test('does not mix the events of two pages', () => {
    let page = '/a';
    const { log, reports, gathered } = open({ place: () => ({ ...place, page }) });
    log.report('browser-error');
    page = '/b';
    log.report('browser-rejection');
    gathered();
    expect(reports.map((report) => [report.page, ...codesOf([report])])).toEqual([
      ['/a', 'browser-error'],
      ['/b', 'browser-rejection'],
    ]);
  });

  test('prints each line for whoever looks, cleaned', () => {
    const lines: LogLine[] = [];
    const { log } = open({ print: (line) => lines.push(line) });
    log.report('database-unavailable', { reason: 'asked by ada@example.org' });
    expect(lines).toMatchObject([
      { code: 'database-unavailable', reason: 'asked by [email]', page: '/leinwanddruck' },
    ]);
  });

  test('sends in halves what is too large for one report', () => {
    const taken: BrowserReport[] = [];
    const send = (report: BrowserReport): boolean => {
      if (report.events.length > 2) return false;
      taken.push(report);
      return true;
    };
    const { log, gathered } = open({ reports: { send } });
    for (const key of ['a', 'b', 'c', 'd', 'e']) log.report('translation-missing', { key });
    gathered();
    expect(taken.flatMap(({ events }) => events.map(({ facts }) => facts.key))).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
    ]);
  });
});

describe('a beacon', () => {
  const event = { code: 'browser-error', facts: {} } as const;

  test('goes to the own origin as JSON', async () => {
    const sent: [string, Blob][] = [];
    const reports = beaconReports({ sendBeacon: (url, data) => sent.push([url, data]) > 0 });
    expect(reports.send({ ...place, events: [event] })).toBe(true);
    const [[url, data] = ['', new Blob()]] = sent;
    expect([url, data.type]).toEqual(['/reports/browser', 'application/json']);
    expect(JSON.parse(await data.text())).toEqual({ ...place, events: [event] });
  });

  test('is not sent where it is larger than the server takes', () => {
    const reports = beaconReports({ sendBeacon: () => expect.unreachable() });
    const facts = { message: 'ü'.repeat(10_000) };
    expect(reports.send({ ...place, events: [{ ...event, facts }] })).toBe(false);
  });

  test('that a browser refuses, or cannot send, is not a fault', () => {
    const refusing = beaconReports({ sendBeacon: () => false });
    const blocked = beaconReports({
      sendBeacon: () => {
        throw new Error('blocked');
      },
    });
    expect(refusing.send({ ...place, events: [event] })).toBe(false);
    expect(blocked.send({ ...place, events: [event] })).toBe(false);
  });
});

describe('the console', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test.each([
    ['browser-error', 'error'],
    ['translation-missing', 'warn'],
    ['app-updated', 'log'],
  ] as const)('gets %s by console.%s', (code, method) => {
    const print = vi.spyOn(console, method).mockImplementation(() => undefined);
    const { log } = open({ print: consolePrinter() });
    log.report(code, { message: 'why' });
    expect(print).toHaveBeenCalledOnce();
    expect(String(print.mock.lastCall?.[0])).toContain(`${code}: `);
  });
});
