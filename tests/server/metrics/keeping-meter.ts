import type { Figure, Meter } from '../../../server/metrics/meter.ts';

type Read = () => number | Readonly<Record<string, number>>;

/** A meter that keeps what is registered. */
export const keepingMeter = () => {
  const read = new Map<string, Read>();
  const times: (readonly [string, string | undefined])[] = [];
  const keep = ({ name }: Figure, reading: Read): void => void read.set(name, reading);
  const meter: Meter = {
    gauge: keep,
    counter: keep,
    seconds:
      ({ name }) =>
      (_seconds, label) =>
        times.push([name, label]),
  };
  return { meter, times, read: (name: string) => read.get(name)?.() };
};
