import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';

import {
  divideByOverride,
  exposureOf,
  type FlagClientState,
  resolveTreatment,
} from '../../../core/domain/flags/evaluation.ts';
import { flagNames, treatments } from '../../../core/domain/flags/flags.ts';
import { emptyOverride, overriddenTreatment } from '../../../core/domain/flags/override.ts';

const flagName = fc.constantFrom(...flagNames);
const treatment = fc.constantFrom(...treatments);
const others = fc.constantFrom('off' as const, 'evaluated' as const, undefined);

const neverAsked: FlagClientState = {
  kind: 'ready',
  evaluate: () => {
    throw new Error('A forced flag must leave no impression.');
  },
};

const ready = (answer: string): FlagClientState => ({ kind: 'ready', evaluate: () => answer });

const clients = fc.constantFrom<FlagClientState>(
  neverAsked,
  { kind: 'not-ready' },
  { kind: 'absent', why: 'no-client' },
  { kind: 'absent', why: 'no-user-key' },
  { kind: 'absent', why: 'crawler' },
);

property.prop([flagName, treatment, others, clients])(
  'what is forced wins over every client, asks none and is not an exposure',
  (name, value, rest, client) => {
    const override = { forced: { [name]: value }, others: rest };
    const resolution = resolveTreatment({ name, override, client });
    expect(resolution.treatment).toBe(value);
    expect(exposureOf(name, resolution)).toBeUndefined();
  },
);

property.prop([flagName, clients])('disabled flags are off without asking', (name, client) => {
  const override = { forced: {}, others: 'off' } as const;
  const resolution = resolveTreatment({ name, override, client });
  expect(resolution.treatment).toBe('off');
  expect(exposureOf(name, resolution)).toBeUndefined();
});

property.prop([flagName, fc.oneof(treatment, fc.string())])(
  'a ready client is believed; only on and off are exposures',
  (name, answer) => {
    const resolution = resolveTreatment({ name, override: emptyOverride, client: ready(answer) });
    const known = answer === 'on' || answer === 'off';
    expect(resolution.treatment).toBe(known ? answer : 'control');
    expect(exposureOf(name, resolution)).toEqual(
      known ? { event: 'split_evaluation', flag: name, treatment: answer } : undefined,
    );
  },
);

test.each([
  [{ kind: 'not-ready' }, 'control'],
  [{ kind: 'absent', why: 'no-client' }, 'off'],
  [{ kind: 'absent', why: 'no-user-key' }, 'off'],
  [{ kind: 'absent', why: 'crawler' }, 'off'],
] as const)('%o gives %s, and no exposure', (client, expected) => {
  const name = '967_nudging';
  const resolution = resolveTreatment({ name, override: emptyOverride, client });
  expect(resolution.treatment).toBe(expected);
  expect(exposureOf(name, resolution)).toBeUndefined();
});

test('a resolution says what decided it', () => {
  const name = '967_nudging';
  const forced = { forced: { [name]: 'on' as const } };
  expect(resolveTreatment({ name, override: forced, client: { kind: 'not-ready' } })).toEqual({
    kind: 'forced',
    treatment: 'on',
  });
  const kinds = [ready('on'), { kind: 'not-ready' }, { kind: 'absent', why: 'crawler' }] as const;
  expect(
    kinds.map((client) => resolveTreatment({ name, override: emptyOverride, client }).kind),
  ).toEqual(['evaluated', 'not-ready', 'absent']);
});

property.prop([fc.uniqueArray(flagName), fc.uniqueArray(flagName), treatment, others])(
  'dividing loses no flag and decides exactly the overridden ones',
  (names, forcedNames, value, rest) => {
    const forced = Object.fromEntries(forcedNames.map((name) => [name, value]));
    const override = { forced, others: rest };
    const { decided, open } = divideByOverride(names, override);
    expect([...Object.keys(decided), ...open].toSorted()).toEqual(names.toSorted());
    for (const name of names) expect(decided[name]).toBe(overriddenTreatment(override, name));
  },
);
