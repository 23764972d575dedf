/** The only ways to tell the statistics: with consent, never with `_tracking=0`. */
import { maySend } from '../domain/consent/consent.ts';
import { eventsOfView, type ShownPage } from '../domain/consent/shown-events.ts';
import type { TrackingEvent } from '../domain/consent/tracking-event.ts';
import { pipe, RTE, TE } from '../fp.ts';
import type { HasConsent } from '../ports/consent-store.ts';
import type { HasTracking } from '../ports/tracking.ts';

/** Ports that tell the statistics. */
export type TrackingNeeds = HasTracking & HasConsent;

/** Tells an event; not where tracking is off, or without consent. */
export const trackEvent =
  (event: TrackingEvent, isTracking: boolean): RTE.ReaderTaskEither<TrackingNeeds, never, void> =>
  ({ tracking, consent }) =>
    TE.fromIO(() => {
      if (isTracking && maySend(consent.read())) tracking.track(event);
    });

/**
 * Tells what a view brings after another, and gives the view for the next call: undefined while
 * nothing may be told, so that what is in view when consent comes is told then, and nothing from
 * before.
 */
export const trackView =
  (
    before: ShownPage | undefined,
    shown: ShownPage,
    isTracking: boolean,
  ): RTE.ReaderTaskEither<TrackingNeeds, never, ShownPage | undefined> =>
  ({ tracking, consent }) =>
    TE.fromIO(() => {
      if (!isTracking || !maySend(consent.read())) return undefined;
      for (const event of eventsOfView(before, shown)) tracking.track(event);
      return shown;
    });

/** Tells of a step when it is done, such as signing up; failures are not told. */
export const telling =
  <Result>(eventOf: (result: Result) => TrackingEvent, isTracking: boolean) =>
  <Needs, Problem>(
    step: RTE.ReaderTaskEither<Needs, Problem, Result>,
  ): RTE.ReaderTaskEither<Needs & TrackingNeeds, Problem, Result> =>
    pipe(
      RTE.ask<Needs & TrackingNeeds>(),
      RTE.flatMap((needs) =>
        pipe(
          RTE.fromTaskEither<Problem, Result, Needs & TrackingNeeds>(step(needs)),
          RTE.tap((result) => trackEvent(eventOf(result), isTracking)),
        ),
      ),
    );
