import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { memoizeByIdentity } from '../../ui/memoize-by-identity.ts';

/** Some objects, and values of which many are equal. */
const objects = [{}, {}, {}] as const;
const anyInput = fc.oneof(
  fc.constantFrom(...objects),
  fc.constantFrom('de-DE', 'fr-CH', 0, 1, true, undefined, null),
);
const anyInputs = fc.array(anyInput, { maxLength: 4 });

/** Inputs as a text, the objects by their numbers. */
const nameOf = (inputs: readonly unknown[]): string =>
  inputs
    .map((input) => {
      const place = objects.findIndex((object) => object === input);
      return place < 0 ? `${typeof input} ${String(input)}` : `object ${place}`;
    })
    .join(', ');

describe('what is kept by its inputs', () => {
  property.prop([fc.array(anyInputs)])(
    'is made once for the same ones, and for no others',
    (all) => {
      const kept = memoizeByIdentity<string>();
      const made: string[] = [];
      for (const inputs of all) {
        const value = kept(inputs, () => {
          made.push(nameOf(inputs));
          return nameOf(inputs);
        });
        expect(value).toBe(nameOf(inputs));
      }
      expect(made).toEqual([...new Set(all.map(nameOf))]);
    },
  );

  test('may be undefined, and is not made again for it', () => {
    const kept = memoizeByIdentity<undefined>();
    let made = 0;
    const make = (): undefined => void (made += 1);
    kept([objects[0]], make);
    kept([objects[0]], make);
    expect(made).toBe(1);
  });

  test('is not kept where making it fails', () => {
    const kept = memoizeByIdentity<number>();
    const fail = (): never => {
      throw new Error('no prices');
    };
    expect(() => kept([objects[0]], fail)).toThrow('no prices');
    expect(kept([objects[0]], () => 1)).toBe(1);
  });
});
