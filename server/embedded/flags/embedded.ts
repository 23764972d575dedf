import { checkFlagDefinitions } from '../../../core/domain/flags/check-definitions.ts';
import { E } from '../../../core/fp.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import { flagDefinitions } from './definitions.ts';
import type { FlagPercentages } from './percentages.ts';
import { createFlagStore, type FlagStore } from './store.ts';
import { createFlagStream, type FlagStream } from './stream.ts';

export interface EmbeddedFlags {
  readonly store: FlagStore;
  readonly stream: FlagStream;
}

/** From the configured shares. @throws Error where the table of flags is wrong */
export const createEmbeddedFlags = (percentages: FlagPercentages, clock: Clock): EmbeddedFlags => {
  const definitions = checkFlagDefinitions(flagDefinitions(percentages));
  // A definition that the client would choke on must not reach any page.
  if (E.isLeft(definitions)) throw new Error(`flags: ${JSON.stringify(definitions.left)}`);
  const store = createFlagStore(definitions.right, clock);
  return { store, stream: createFlagStream(store, clock) };
};
