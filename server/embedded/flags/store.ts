/** They begin as configured, and `/dev/flags` changes them; the stream hears of each change. */
import {
  checkFlagDefinitions,
  type CheckedFlagDefinitions,
  type FlagDefinitionProblem,
} from '../../../core/domain/flags/check-definitions.ts';
import type { FlagCondition, FlagDefinition } from '../../../core/domain/flags/definition.ts';
import type { FlagName } from '../../../core/domain/flags/flags.ts';
import { E, pipe } from '../../../core/fp.ts';
import type { Clock } from '../../../core/ports/clock.ts';

/** Its share, or whether it is killed. */
export type FlagChange =
  /** Whole percent of the users. */
  | { readonly kind: 'share'; readonly on: number }
  | { readonly kind: 'kill' }
  | { readonly kind: 'revive' };

type FlagChangeRefusal =
  | { readonly kind: 'unknown-flag' }
  | { readonly kind: 'refused'; readonly problems: readonly FlagDefinitionProblem[] };

type Listener = (flag: FlagDefinition, change: FlagChange['kind']) => void;

export interface FlagStore {
  readonly definitions: () => CheckedFlagDefinitions;
  readonly change: (name: FlagName, change: FlagChange) => E.Either<FlagChangeRefusal, void>;
  readonly onChange: (listener: Listener) => void;
}

/** Whole percent of the rollout; undefined without one. */
export const shareOf = ({ conditions }: FlagDefinition): number | undefined =>
  conditions
    .find(({ conditionType }) => conditionType === 'ROLLOUT')
    ?.partitions.find(({ treatment }) => treatment === 'on')?.size;

const withShare = (condition: FlagCondition, on: number): FlagCondition =>
  condition.conditionType === 'ROLLOUT'
    ? {
        ...condition,
        partitions: [
          { treatment: 'on', size: on },
          { treatment: 'off', size: 100 - on },
        ],
      }
    : condition;

const changed = (flag: FlagDefinition, change: FlagChange): FlagDefinition => {
  switch (change.kind) {
    case 'share':
      return { ...flag, conditions: flag.conditions.map((one) => withShare(one, change.on)) };
    case 'kill':
      return { ...flag, killed: true };
    case 'revive':
      return { ...flag, killed: false };
  }
};

/** A change takes the number of its instant, above every other at least. */
export const createFlagStore = (initial: CheckedFlagDefinitions, clock: Clock): FlagStore => {
  const listeners: Listener[] = [];
  let definitions = initial;

  const nextNumber = (): number =>
    Math.max(clock.now(), ...definitions.map(({ changeNumber }) => changeNumber + 1));

  return {
    definitions: () => definitions,
    change: (name, change) => {
      const before = definitions.find((flag) => flag.name === name);
      if (before === undefined) return E.left({ kind: 'unknown-flag' });
      const after = { ...changed(before, change), changeNumber: nextNumber() };
      return pipe(
        checkFlagDefinitions(definitions.map((flag) => (flag === before ? after : flag))),
        E.bimap(
          (problems): FlagChangeRefusal => ({ kind: 'refused', problems }),
          (checked) => {
            definitions = checked;
            for (const listener of listeners) listener(after, change.kind);
          },
        ),
      );
    },
    onChange: (listener) => {
      listeners.push(listener);
    },
  };
};
