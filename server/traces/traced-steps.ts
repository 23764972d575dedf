import type { AroundStep } from '../../adapters/media/open-pictures.ts';
import type { Traces } from './traces.ts';

/** A span around each step of making a picture; what lies between is waiting. */
export const tracedSteps =
  (traces: Traces): AroundStep =>
  (step, { preset, format }, run) =>
    traces.span(
      {
        name: `${step} picture`,
        kind: 'internal',
        facts: {
          'passepartout.picture.preset': preset,
          ...(format !== undefined && { 'passepartout.picture.format': format }),
        },
      },
      () => run(),
    );
