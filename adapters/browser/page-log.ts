import { createConsola } from 'consola/browser';

import {
  isBrowserCode,
  isEventSent,
  type BrowserEvent,
  type BrowserReport,
} from '../../core/domain/errors/browser-events.ts';
import type { ErrorLevel } from '../../core/domain/errors/error-codes.ts';
import { cleanLogFacts, logPlaceNames } from '../../core/domain/errors/log-facts.ts';
import { initialLog, takeLogLine, type LogLine } from '../../core/domain/errors/log-lines.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { EventReports } from '../../core/ports/event-reports.ts';
import type { Log } from '../../core/ports/log.ts';

export type PagePlace = Omit<BrowserReport, 'events'>;

type Leavable = Pick<EventTarget, 'addEventListener'>;

type PageLogSettings = {
  readonly clock: Clock;
  readonly reports: EventReports;
  readonly place: () => PagePlace;
  /** From 0, below 1: whether this page view sends (`isEventSent`). */
  readonly draw: number;
  /** Nothing is printed without it. */
  readonly print?: ((line: LogLine) => void) | undefined;
  /** Calls back when enough has been gathered. */
  readonly later: (send: () => void) => void;
  readonly page: Leavable;
};

/** A second: a script that fails in a loop must not cost the page anything. */
const pageLimits = { ofCode: 10, ofAll: 20 } as const;

const types = { error: 'error', warning: 'warn', info: 'info' } as const satisfies Readonly<
  Record<ErrorLevel, string>
>;

export const consolePrinter = (): ((line: LogLine) => void) => {
  const consola = createConsola({ throttle: 0 }).withTag('passepartout');
  return ({ level, code, meaning, ...facts }) =>
    consola[types[level]](`${code}: ${meaning}`, facts);
};

const placeNames: ReadonlySet<string> = new Set(logPlaceNames);

/** The report says once where all events happened. */
const eventOf = (line: LogLine): BrowserEvent | undefined =>
  isBrowserCode(line.code)
    ? {
        code: line.code,
        facts: cleanLogFacts(
          Object.fromEntries(Object.entries(line).filter(([name]) => !placeNames.has(name))),
        ),
      }
    : undefined;

const isSamePlace = (one: PagePlace, other: PagePlace): boolean =>
  logPlaceNames.every((name) => one[name] === other[name]);

/**
 * The log of a page: entries are bounded and folded as on the server, printed for engineers, and
 * sent in batches, at the latest when the page is left.
 */
export const pageLog = (settings: PageLogSettings): Log => {
  const { clock, reports, place, draw, print, later, page } = settings;
  let state = initialLog;
  let sent = 0;
  let batch: { readonly place: PagePlace; readonly events: readonly BrowserEvent[] } | undefined;

  /** In halves where it is too large for one. */
  const sendEvents = (from: PagePlace, events: readonly BrowserEvent[]): void => {
    if (events.length === 0 || reports.send({ ...from, events }) || events.length === 1) return;
    const half = Math.ceil(events.length / 2);
    sendEvents(from, events.slice(0, half));
    sendEvents(from, events.slice(half));
  };

  const flush = (): void => {
    const gathered = batch;
    batch = undefined;
    if (gathered !== undefined) sendEvents(gathered.place, gathered.events);
  };

  const gather = (from: PagePlace, event: BrowserEvent): void => {
    if (batch !== undefined && !isSamePlace(batch.place, from)) flush();
    if (batch === undefined) later(flush);
    batch = { place: from, events: [...(batch?.events ?? []), event] };
    sent += 1;
  };

  // A page that is left for ever is hidden first; `pagehide` is for browsers that skip that.
  for (const name of ['visibilitychange', 'pagehide']) page.addEventListener(name, flush);

  return {
    report: (code, facts = {}) => {
      const here = place();
      const taken = takeLogLine(state, { code, facts, place: here, now: clock.now() }, pageLimits);
      state = taken.state;
      const { line } = taken;
      if (line === undefined) return;
      print?.(line);
      const event = isEventSent(code, draw, sent) ? eventOf(line) : undefined;
      if (event !== undefined) gather(here, event);
    },
  };
};
