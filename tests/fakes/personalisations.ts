import {
  parsePersonalisation,
  printPersonalisation,
} from '../../core/domain/personalisation/parse-personalisation.ts';
import { photoLifetimes } from '../../core/domain/print/retention.ts';
import { E, TE } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Personalisations } from '../../core/ports/personalisations.ts';
import { manualClock } from './clock.ts';

type Row = { readonly id: string; readonly keptAt: number };

/** Each visitor's own words and photos in memory, as the texts that a store would keep. */
export const memoryPersonalisations = (
  clock: Clock = manualClock(0),
): ((key: string) => Personalisations) => {
  const kept = new Map<string, Row>();
  const nameOf = (key: string, content: string): string => `${key} ${content}`;
  return (key) => ({
    keep: (given) => async () => {
      const name = nameOf(key, printPersonalisation(given));
      const id = kept.get(name)?.id ?? `p${kept.size}`.padEnd(43, '0');
      kept.set(name, { id, keptAt: clock.now() });
      return E.right(id);
    },
    find: (id) => async () => {
      const [name] =
        [...kept].find(
          ([one, row]) =>
            row.id === id &&
            one.startsWith(`${key} `) &&
            clock.now() - row.keptAt < photoLifetimes.unordered,
        ) ?? [];
      const given =
        name === undefined ? undefined : parsePersonalisation(name.slice(key.length + 1));
      return E.fromNullable({ kind: 'personalisation-not-found' } as const)(given);
    },
  });
};

/** Personalisations that cannot be reached. */
export const failingPersonalisations = (): Personalisations => {
  const error = TE.left({ kind: 'personalisations-unavailable', reason: 'full' } as const);
  return { keep: () => error, find: () => error };
};
