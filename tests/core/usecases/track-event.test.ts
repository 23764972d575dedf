import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { consents } from '../../../core/domain/consent/consent.ts';
import { eventsOfView, type ShownPage } from '../../../core/domain/consent/shown-events.ts';
import type { TrackingEvent } from '../../../core/domain/consent/tracking-event.ts';
import { E, RTE } from '../../../core/fp.ts';
import { telling, trackEvent, trackView } from '../../../core/usecases/track-event.ts';
import { anyShownPage, anyTrackingEvent } from '../../arbitraries/tracking.ts';
import { memoryConsent } from '../../fakes/consent-store.ts';
import { recordingTracking } from '../../fakes/tracking.ts';
import { trackedPage } from '../../fakes/tracked-page.ts';

const world = (consent: (typeof consents)[number]) => ({
  tracking: recordingTracking(),
  consent: memoryConsent(consent),
});

const anyConsent = fc.constantFrom(...consents);

describe('an event', () => {
  property.prop([anyTrackingEvent, anyConsent, fc.boolean()])(
    'is told with consent alone, and not where tracking is off',
    async (event, consent, isTracking) => {
      const environment = world(consent);
      await trackEvent(event, isTracking)(environment)();
      const isTold = isTracking && consent === 'granted';
      expect(environment.tracking.events).toEqual(isTold ? [event] : []);
    },
  );
});

describe('views', () => {
  property.prop([fc.array(fc.record({ shown: anyShownPage, consent: anyConsent }))])(
    'are told from a grant on, with what is in view then and nothing from before',
    async (steps) => {
      let before: ShownPage | undefined;
      let last: ShownPage | undefined;
      for (const { shown, consent } of steps) {
        const environment = world(consent);
        const told = await trackView(before, shown, true)(environment)();
        const isGranted = consent === 'granted';
        expect(told).toEqual(E.right(isGranted ? shown : undefined));
        expect(environment.tracking.events).toEqual(isGranted ? eventsOfView(last, shown) : []);
        before = E.isRight(told) ? told.right : undefined;
        last = isGranted ? shown : undefined;
      }
    },
  );

  test('are not told where tracking is off', async () => {
    const environment = world('granted');
    expect(
      await trackView(
        undefined,
        {
          page: trackedPage,
          item: undefined,
          added: undefined,
          newsletter: undefined,
          signUp: undefined,
        },
        false,
      )(environment)(),
    ).toEqual(E.right(undefined));
    expect(environment.tracking.events).toEqual([]);
  });
});

describe('a step that is told', () => {
  const signedUp = (method: 'password' | 'google'): TrackingEvent => ({ event: 'sign_up', method });

  test('is told when it is done, with what came of it', async () => {
    const environment = { ...world('granted'), answer: 'google' as const };
    const step = RTE.asks(({ answer }: { readonly answer: 'google' }) => answer);
    expect(await telling(signedUp, true)(step)(environment)()).toEqual(E.right('google'));
    expect(environment.tracking.events).toEqual([signedUp('google')]);
  });

  test('is not told where it fails, or may not be told', async () => {
    const environment = world('granted');
    const failing = RTE.left<object, 'no', 'password'>('no');
    expect(await telling(signedUp, true)(failing)(environment)()).toEqual(E.left('no'));
    const done = RTE.of<object, never, 'password'>('password');
    await telling(signedUp, false)(done)(environment)();
    expect(environment.tracking.events).toEqual([]);
    const declined = world('declined');
    expect(await telling(signedUp, true)(done)(declined)()).toEqual(E.right('password'));
    expect(declined.tracking.events).toEqual([]);
  });
});
