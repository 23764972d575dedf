/** What every implementation must do of the ports to what is around the shop. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type { TrackingEvent } from '../../core/domain/consent/tracking-event.ts';
import { mostBrowserEvents, type BrowserReport } from '../../core/domain/errors/browser-events.ts';
import { errorCodes, type ErrorCode } from '../../core/domain/errors/error-codes.ts';
import { E } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { ConsentStore } from '../../core/ports/consent-store.ts';
import type { EventReports } from '../../core/ports/event-reports.ts';
import type { PageFlags } from '../../core/ports/flags.ts';
import type { ImageMetadata } from '../../core/ports/image-metadata.ts';
import type { Log } from '../../core/ports/log.ts';
import type { DataLayer, Tracking } from '../../core/ports/tracking.ts';
import { anyChoice } from '../arbitraries/consent.ts';
import { anyTrackingEvent } from '../arbitraries/tracking.ts';

const isCode = (text: string): text is ErrorCode => Object.hasOwn(errorCodes, text);
const codes = Object.keys(errorCodes).filter(isCode);

/** The suite for clocks. */
export const clockContract = (name: string, start: () => Clock): void => {
  test(`clock: ${name} shows whole milliseconds and never goes back by itself`, () => {
    const clock = start();
    const first = clock.now();
    expect(Number.isSafeInteger(first)).toBe(true);
    expect(clock.now()).toBeGreaterThanOrEqual(first);
  });
};

/** The suite for logs; `count` says how many entries a log has by now. */
export const logContract = (
  name: string,
  start: () => { readonly log: Log; readonly count: () => number },
): void => {
  describe(`log: ${name}`, () => {
    property.prop([fc.uniqueArray(fc.constantFrom(...codes), { maxLength: 10 })])(
      'takes every code of the catalogue, with facts or without',
      (reported) => {
        const { log, count } = start();
        for (const code of reported) log.report(code);
        for (const code of reported) log.report(code, { slug: 'a', status: 404 });
        expect(count()).toBe(2 * reported.length);
      },
    );
  });
};

/** A report of a page with so many events. */
const reportOf = (events: number): BrowserReport => ({
  requestId: '6f1c1b9a-3a55-4b1e-9d0a-0d6a5f1c2e3b',
  page: '/leinwanddruck',
  locale: 'de-DE',
  channel: 'poster',
  events: Array.from({ length: events }, () => ({ code: 'browser-error', facts: { times: 1 } })),
});

/** The suite for reports of pages; `taken` are those that were handed over, as the server reads them. */
export const eventReportsContract = (
  name: string,
  start: () => {
    readonly reports: EventReports;
    readonly taken: () => Promise<readonly unknown[]>;
  },
): void => {
  test(`event reports: ${name} are taken whole and in order, and never throw`, async () => {
    const { reports, taken } = start();
    const sent = [reportOf(1), reportOf(mostBrowserEvents)];
    expect(sent.map((report) => reports.send(report))).toEqual([true, true]);
    expect(await taken()).toEqual(sent);
  });
};

/** The suite for consent; each start is a new visitor, and `write` is done when it returns. */
export const consentContract = (name: string, start: () => Promise<ConsentStore>): void => {
  describe(`consent: ${name}`, () => {
    property.prop([fc.array(anyChoice)])(
      'is unknown until it was said, and then what was chosen last',
      async (choices) => {
        const store = await start();
        expect([store.choice(), store.read()]).toEqual([undefined, 'unknown']);
        for (const choice of choices) {
          store.write(choice);
          expect(store.choice()).toEqual(choice);
          expect(store.read()).toBe(choice.statistics ? 'granted' : 'declined');
        }
      },
    );
  });
};

/** The suite for statistics of a visitor who has consented; `events` are those that were sent. */
export const trackingContract = (
  name: string,
  start: () => { readonly tracking: Tracking; readonly events: () => readonly TrackingEvent[] },
): void => {
  describe(`tracking: ${name}`, () => {
    property.prop([fc.array(anyTrackingEvent)])('sends each event once, in order', (told) => {
      const { tracking, events } = start();
      for (const event of told) tracking.track(event);
      expect(events()).toEqual(told);
    });
  });
};

/** A data layer of a visitor who has not been asked, and what stands in it. */
type StartedLayer = {
  readonly dataLayer: DataLayer;
  readonly events: () => readonly TrackingEvent[];
};

const anyLayerStep = fc.oneof(
  anyTrackingEvent.map((event) => ({ kind: 'track' as const, event })),
  anyChoice.map((choice) => ({ kind: 'choose' as const, choice })),
);

/** The suite for data layers. */
export const dataLayerContract = (name: string, start: () => StartedLayer): void => {
  describe(`data layer: ${name}`, () => {
    property.prop([fc.array(anyLayerStep)])(
      'holds what was told since statistics were allowed, and nothing from before',
      (steps) => {
        const { dataLayer, events } = start();
        let expected: TrackingEvent[] = [];
        let isAllowed = false;
        for (const step of steps) {
          if (step.kind === 'track') {
            dataLayer.track(step.event);
            if (isAllowed) expected.push(step.event);
          } else {
            dataLayer.setConsent(step.choice);
            isAllowed = step.choice.statistics;
            if (!isAllowed) expected = [];
          }
          expect(events()).toEqual(expected);
        }
      },
    );
  });
};

/** The suite for measuring pictures. `start` knows a picture of 3000 × 2000 and a broken one. */
export const imageMetadataContract = (
  name: string,
  start: () => Promise<{
    readonly metadata: ImageMetadata;
    readonly picture: string;
    readonly broken: string;
  }>,
): void => {
  describe(`image metadata: ${name}`, () => {
    test('measures pictures, and says why it cannot', async () => {
      const { metadata, picture, broken } = await start();
      expect(await metadata.size(picture)()).toEqual(E.right({ width: 3_000, height: 2_000 }));
      expect(await metadata.size(broken)()).toMatchObject({
        left: { kind: 'image-metadata-unreadable' },
      });
      expect(await metadata.size('leadimage/nobody-1/motif.jpg')()).toEqual(
        E.left({ kind: 'image-not-found' }),
      );
    });
  });
};

/** Flags of a visitor for whom `product_matrix` is on and `967_nudging` off; nothing else is known. */
type RunningPageFlags = {
  readonly flags: PageFlags;
  /** The names of the events that were sent. */
  readonly sent: () => readonly string[];
};

/** The suite for the flags of a page. */
export const pageFlagsContract = (name: string, start: () => Promise<RunningPageFlags>): void => {
  describe(`page flags: ${name}`, () => {
    test('are answered, unknown ones as control', async () => {
      const { flags } = await start();
      expect(await flags.treatment('product_matrix')).toBe('on');
      expect(await flags.treatment('967_nudging')).toBe('off');
      expect(await flags.treatment('1031_portrait')).toBe('control');
    });

    test('record events with consent alone, and nothing from before it', async () => {
      const { flags, sent } = await start();
      flags.track({ name: 'before' });
      flags.setConsent(true);
      flags.track({ name: 'granted', value: 1 });
      flags.setConsent(false);
      flags.track({ name: 'declined' });
      expect(sent()).toEqual(['granted']);
    });

    test('keep their answers after the end, and give off to later questions', async () => {
      const { flags } = await start();
      expect(await flags.treatment('product_matrix')).toBe('on');
      await flags.destroy();
      expect(await flags.treatment('product_matrix')).toBe('on');
      expect(await flags.treatment('967_nudging')).toBe('off');
      expect(await flags.treatment('1031_portrait')).toBe('off');
    });
  });
};
