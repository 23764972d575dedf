import type { Breaker } from '../../adapters/http/with-breaker.ts';
import type { Meter } from './meter.ts';

type ServiceFigures = {
  readonly breakers: Readonly<Record<string, Pick<Breaker, 'state'>>>;
  readonly pictures: () => Readonly<Record<'running' | 'waiting' | 'later', number>>;
};

const levels = { closed: 0, 'half-open': 1, open: 2 } as const;

/** Registers what `/metrics` tells of services elsewhere and of work on pictures. */
export const registerServiceFigures = (
  meter: Meter,
  { breakers, pictures }: ServiceFigures,
): void => {
  meter.gauge(
    {
      name: 'breaker_state',
      help: 'Services elsewhere: 0 answers, 1 is being tried, 2 is away and not asked.',
      label: 'service',
    },
    () =>
      Object.fromEntries(
        Object.entries(breakers).map(([service, { state }]) => [service, levels[state()]]),
      ),
  );
  meter.gauge(
    {
      name: 'picture_work',
      help: 'Pictures that are being made, that somebody waits for, and that wait for a quiet time.',
      label: 'state',
    },
    pictures,
  );
};
