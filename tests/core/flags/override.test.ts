import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { flagNames, treatments } from '../../../core/domain/flags/flags.ts';
import {
  emptyOverride,
  type FlagOverride,
  mergeOverrides,
  overriddenTreatment,
  parseOverride,
  printOverride,
  readOverride,
} from '../../../core/domain/flags/override.ts';
import { parseTreatments, printTreatments } from '../../../core/domain/flags/treatments-text.ts';

const flagName = fc.constantFrom(...flagNames);
const treatment = fc.constantFrom(...treatments);
const pair = fc.tuple(flagName, treatment);

const override: fc.Arbitrary<FlagOverride> = fc.record(
  {
    forced: fc.uniqueArray(pair, { selector: ([name]) => name }).map((pairs) => {
      const forced: {
        -readonly [Name in keyof FlagOverride['forced']]: FlagOverride['forced'][Name];
      } = {};
      for (const [name, value] of pairs) forced[name] = value;
      return forced;
    }),
    others: fc.constantFrom('off' as const, 'evaluated' as const),
  },
  { requiredKeys: ['forced'] },
);

const query = (text: string): URLSearchParams => new URLSearchParams(text);

const queryOf = (pairs: ReadonlyArray<readonly [string, string]>): URLSearchParams =>
  new URLSearchParams(
    pairs.flatMap(([feature, value]) => [
      ['feature', feature],
      ['treatment', value],
    ]),
  );

describe('a query', () => {
  property.prop([fc.array(pair)])('forces the last treatment of each flag', (pairs) => {
    const { forced } = readOverride(queryOf(pairs));
    for (const name of flagNames) {
      expect(forced[name]).toBe(pairs.findLast(([named]) => named === name)?.[1]);
    }
  });

  property.prop([fc.array(pair)])(
    'pairs by position, however the parameters are mixed',
    (pairs) => {
      const apart = new URLSearchParams([
        ...pairs.map(([, value]) => ['treatment', value]),
        ...pairs.map(([name]) => ['feature', name]),
      ]);
      expect(readOverride(apart)).toEqual(readOverride(queryOf(pairs)));
    },
  );

  property.prop([fc.array(pair), fc.array(flagName), fc.array(treatment)])(
    'ignores what has no partner',
    (pairs, names, values) => {
      const paired = queryOf(pairs);
      const withNames = new URLSearchParams([...paired, ...names.map((name) => ['feature', name])]);
      const withValues = new URLSearchParams([
        ...paired,
        ...values.map((value) => ['treatment', value]),
      ]);
      expect(readOverride(withNames)).toEqual(readOverride(paired));
      expect(readOverride(withValues)).toEqual(readOverride(paired));
    },
  );

  property.prop([fc.string(), fc.string()])('forces nothing by unknown words', (name, value) => {
    const known = flagNames.some((flag) => flag === name) && treatments.some((t) => t === value);
    fc.pre(!known);
    expect(readOverride(queryOf([[name, value]]))).toEqual(emptyOverride);
    expect(readOverride(queryOf([['967_nudging', value || 'x'.repeat(3)]])).forced).toEqual(
      treatments.some((t) => t === value) ? { '967_nudging': value } : {},
    );
  });

  test('an ignored pair does not move the others', () => {
    expect(
      readOverride(
        query('feature=nonsense&feature=967_nudging&treatment=on&treatment=off&disabled=1'),
      ),
    ).toEqual({ forced: { '967_nudging': 'off' }, others: 'off' });
  });

  test('disabled=0 takes disabled=1 back, anything else says nothing', () => {
    expect(readOverride(query('disabled=1&disabled=0')).others).toBe('evaluated');
    expect(readOverride(query('disabled=true'))).toEqual(emptyOverride);
  });
});

describe('merging', () => {
  property.prop([override])('has the empty override as its neutral element', (one) => {
    expect(mergeOverrides(one, emptyOverride)).toEqual(one);
    expect(mergeOverrides(emptyOverride, one)).toEqual(one);
  });

  test('says nothing about the others where nothing was said', () => {
    expect(mergeOverrides(emptyOverride, emptyOverride)).toStrictEqual({ forced: {} });
  });

  property.prop([override, override, override])(
    'may be done in any grouping',
    (one, two, three) => {
      expect(mergeOverrides(mergeOverrides(one, two), three)).toEqual(
        mergeOverrides(one, mergeOverrides(two, three)),
      );
    },
  );

  property.prop([override, override, flagName])('lets the newer word win', (kept, newer, name) => {
    expect(mergeOverrides(kept, newer).forced[name]).toBe(newer.forced[name] ?? kept.forced[name]);
  });
});

property.prop([override, flagName])('off for all that are not forced', (one, name) => {
  const disabled = mergeOverrides(one, readOverride(query('disabled=1')));
  expect(overriddenTreatment(disabled, name)).toBe(one.forced[name] ?? 'off');
});

property.prop([override, flagName])('nothing for others that are to be evaluated', (one, name) => {
  const evaluated = mergeOverrides(one, readOverride(query('disabled=0')));
  expect(overriddenTreatment(evaluated, name)).toBe(one.forced[name]);
});

describe('treatments as text', () => {
  property.prop([override])('are read back', ({ forced }) => {
    expect(parseTreatments(printTreatments(forced))).toEqual({
      kind: 'treatments',
      treatments: forced,
    });
  });
});

describe('the kept text', () => {
  property.prop([override])('says the same override again', (one) => {
    expect(parseOverride(printOverride(one))).toEqual({ kind: 'kept', override: one });
  });

  property.prop([fc.string()])('is the printed one, or is refused and forces nothing', (text) => {
    const kept = parseOverride(text);
    if (kept.kind === 'kept') expect(parseOverride(printOverride(kept.override))).toEqual(kept);
    else expect(kept.override).toEqual(emptyOverride);
  });

  test.each([
    ['967_nudging', 'entry-without-treatment'],
    ['967_nudging=on=off', 'entry-without-treatment'],
    ['968=on', 'unknown-flag'],
    ['967_nudging=maybe', 'unknown-treatment'],
    ['967_nudging=on&967_nudging=off', 'repeated-flag'],
    ['__proto__=on', 'unknown-flag'],
  ])('%s is refused: %s', (text, kind) => {
    expect(parseOverride(text)).toMatchObject({ kind: 'refused', reason: { kind } });
  });
});
