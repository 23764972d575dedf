import { isFlagName, type FlagName } from '../../flags/flags.ts';
import {
  blockBase,
  blockOf,
  choiceField,
  listOf,
  type BlockCodec,
  type ItemCodec,
} from '../story-codec.ts';

/**
 * Blocks shown while a flag is on, and otherwise (supporting §4, "An A/B content block").
 * `pageForTreatments` takes one side; without treatments both stand in a page.
 */
export type AbBlock<Inner> = {
  readonly kind: 'ab';
  readonly id: string;
  readonly flag: FlagName;
  readonly on: readonly Inner[];
  readonly off: readonly Inner[];
};

/** `inner` reads what stands in it, which is never another A/B block. */
export const abCodec = <Inner>(inner: ItemCodec<Inner>): BlockCodec<AbBlock<Inner>> =>
  blockOf<AbBlock<Inner>>('AbTest', {
    ...blockBase('ab'),
    flag: choiceField(isFlagName),
    on: listOf(inner),
    off: listOf(inner),
  });
