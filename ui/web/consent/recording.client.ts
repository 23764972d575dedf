/**
 * Nothing is stored or sent before the visitor has agreed, and nothing from before that is told
 * afterwards.
 */
import { pageLayer } from '../../../adapters/browser/data-layer.ts';
import type { Consent } from '../../../core/domain/consent/consent.ts';
import type { TrackingEvent } from '../../../core/domain/consent/tracking-event.ts';
import { readSwitches } from '../../../core/domain/query/switches.ts';
import { trackEvent, type TrackingNeeds } from '../../../core/usecases/track-event.ts';
import { openConsent, type ConsentListener } from './consent.client.ts';

export type Recording = TrackingNeeds & {
  /** Off by `_tracking=0`, which links carry along. */
  readonly isTracking: () => boolean;
  /** Dropped without consent and with `_tracking=0`. */
  readonly track: (event: TrackingEvent) => void;
  /** Called whenever consent is given or withdrawn. */
  readonly onConsent: (listener: ConsentListener) => void;
};

/** For parts of the page that load none of this; absent while nobody has chosen. */
const showConsent = (word: Consent): void => {
  if (word !== 'unknown') document.documentElement.dataset['consent'] = word;
};

const isTracking = (): boolean => readSwitches(location.search).tracking;

const startRecording = (): Recording => {
  const listeners = new Set<ConsentListener>();
  const { consent, dataLayer } = openConsent(pageLayer(window), (isGranted) => {
    showConsent(consent.read());
    for (const listener of listeners) listener(isGranted);
  });
  showConsent(consent.read());
  const needs = { consent, tracking: dataLayer };
  return {
    ...needs,
    isTracking,
    track: (event) => void trackEvent(event, isTracking())(needs)(),
    onConsent: (listener) => {
      listeners.add(listener);
    },
  };
};

let started: Recording | undefined;

/** The recording of this document, which begins for the first who asks: asking for consent is part of it. */
export const pageRecording = async (): Promise<Recording> => {
  started ??= startRecording();
  return started;
};
