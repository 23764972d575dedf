/** The evaluator that the vendor's clients run, without a client: for differential tests. */
import { createRequire } from 'node:module';

import type { FlagDefinition } from '../../core/domain/flags/definition.ts';

// A private path of the pinned version: the evaluator that the vendor's clients run.
const evaluator: {
  readonly evaluateFeature: (
    log: object,
    key: string,
    flag: string,
    attributes: object,
    storage: object,
  ) => { readonly treatment: string };
} = createRequire(import.meta.url)('@splitsoftware/splitio-commons/cjs/evaluator');

const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** The treatment of a flag by definitions, for a key on a desktop in a channel. */
export const evaluate = (
  definitions: ReadonlyArray<FlagDefinition>,
  name: string,
  key: string,
  channel: string,
): string =>
  evaluator.evaluateFeature(
    silent,
    key,
    name,
    { channel, mobileDevice: false },
    {
      splits: {
        getSplit: (wanted: string) => definitions.find((flag) => flag.name === wanted) ?? null,
      },
      segments: { isInSegment: () => false },
    },
  ).treatment;
