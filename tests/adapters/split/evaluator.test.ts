/** The fake of the flags port against the vendor's evaluator, on arbitrary worlds of flags. */
import { createRequire } from 'node:module';

import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { flagNames, treatmentFromAnswer } from '../../../core/domain/flags/flags.ts';
import { channels } from '../../../core/domain/locale/channel.ts';
import { worldDefinitions } from '../../fakes/flag-definitions.ts';
import { fakeFlags, userKey, type FlagWorld, type WorldFlag } from '../../fakes/flags.ts';

type Evaluate = (
  log: object,
  key: string,
  flag: string,
  attributes: object,
  storage: { readonly splits: { readonly getSplit: (name: string) => object | null } },
) => { readonly treatment: string };

const { evaluateFeature }: { readonly evaluateFeature: Evaluate } = createRequire(import.meta.url)(
  '@splitsoftware/splitio-commons/cjs/evaluator',
);

const quiet = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

const anyKey = fc.constantFrom('anna', 'ben', 'clara');
const anyFlag: fc.Arbitrary<WorldFlag> = fc.record({
  state: fc.constantFrom('running' as const, 'stopped' as const, 'archived' as const),
  on: fc.oneof(
    fc.constant('everybody' as const),
    fc.record({ channel: fc.constantFrom(...channels) }),
    fc.record({ mobile: fc.boolean() }),
  ),
  alwaysOn: fc.uniqueArray(anyKey),
});
const anyWorld: fc.Arbitrary<FlagWorld> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...flagNames), anyFlag), { selector: ([name]) => name })
  .map((entries) => Object.fromEntries(entries));

test.prop([anyWorld, anyKey, fc.constantFrom(...channels), fc.boolean()])(
  'both give every user the same treatments, in our words',
  async (world, key, channel, mobileDevice) => {
    const attributes = { channel, mobileDevice };
    const user = { key: userKey(key), attributes };
    const given = await fakeFlags(world).treatments(flagNames, user)();
    const definitions = new Map(worldDefinitions(world).map((row) => [row.name, row]));
    const storage = { splits: { getSplit: (name: string) => definitions.get(name) ?? null } };
    for (const name of flagNames) {
      const { treatment } = evaluateFeature(quiet, key, name, attributes, storage);
      expect(treatmentFromAnswer(treatment)).toBe(treatment);
      expect(given[name]).toBe(treatment);
    }
  },
);
