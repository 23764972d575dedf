import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  contrastRatio,
  leastTextContrast,
  legibleLabelColours,
  withLegibleLabels,
} from '../../../core/domain/configurator/label-colours.ts';
import { anyConfiguratorIn } from '../../arbitraries/configurator.ts';

const anyColour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

const anyText = fc.oneof(anyColour, fc.string());

describe('contrastRatio', () => {
  property.prop([anyColour, anyColour])('lies between 1 and 21, either way round', (one, other) => {
    const ratio = contrastRatio(one, other);
    expect(ratio).toBeGreaterThanOrEqual(1);
    expect(ratio).toBeLessThanOrEqual(21);
    expect(contrastRatio(other, one)).toBe(ratio);
    expect(contrastRatio(one, one)).toBe(1);
  });

  property.prop([anyColour])('is the product of both steps from black to white', (colour) => {
    const steps = (contrastRatio('#000', colour) ?? 0) * (contrastRatio(colour, '#ffffff') ?? 0);
    expect(steps).toBeCloseTo(21, 6);
  });

  property.prop([anyText, anyText])('is undefined where a text is not a colour', (one, other) => {
    const areColours = [one, other].every((text) => /^#([\da-f]{3}|[\da-f]{6})$/iu.test(text));
    expect(contrastRatio(one, other) !== undefined).toBe(areColours);
  });

  test.each([
    ['#000', '#fff', 21],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#FFF', 4.48],
    ['#ff0000', '#ffffff', 4],
    ['#0a0a0a', '#000000', 1.06],
    ['#b5381a', '#ffffff', 5.92],
  ])('of %s and %s is %f', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  });

  test('doubles the digits of short colours', () => {
    expect(contrastRatio('#1b3', '#11bb33')).toBe(1);
  });
});

describe('legibleLabelColours', () => {
  property.prop([anyText, anyText])('are those that contrast enough', (background, text) => {
    const contrast = contrastRatio(background, text) ?? 0;
    expect(legibleLabelColours({ backgroundColor: background, textColor: text })).toEqual(
      contrast >= leastTextContrast ? { background, text } : undefined,
    );
  });

  test('are both, or none', () => {
    expect(legibleLabelColours({ backgroundColor: '#000' })).toBeUndefined();
    expect(legibleLabelColours({ textColor: '#000' })).toBeUndefined();
    expect(legibleLabelColours({})).toBeUndefined();
  });

  test('pass from 4.5 on', () => {
    expect(legibleLabelColours({ backgroundColor: '#767676', textColor: '#fff' })).toBeDefined();
    expect(legibleLabelColours({ backgroundColor: '#777', textColor: '#fff' })).toBeUndefined();
  });
});

describe('withLegibleLabels', () => {
  const labels = fc.array(
    fc.record(
      { index: fc.nat(), text: fc.string(), backgroundColor: anyText, textColor: anyText },
      { requiredKeys: ['index', 'text'] },
    ),
  );

  property.prop([anyConfiguratorIn('cm'), labels])(
    'keeps all but the colours that cannot be read',
    (configurator, given) => {
      const { labels: kept, ...rest } = withLegibleLabels({ ...configurator, labels: given });
      expect(rest).toEqual(
        Object.fromEntries(Object.entries(configurator).filter(([name]) => name !== 'labels')),
      );
      expect(kept).toEqual(
        given.map(({ index, text, ...own }) => {
          const colours = legibleLabelColours(own);
          return colours === undefined
            ? { index, text }
            : { index, text, backgroundColor: colours.background, textColor: colours.text };
        }),
      );
    },
  );

  test('leaves a readable label its colours, and takes both from another', () => {
    const [configurator] = fc.sample(anyConfiguratorIn('cm'), { numRuns: 1, seed: 1 });
    if (configurator === undefined) throw new Error('A configurator is sampled.');
    const readable = { index: 0, text: 'NEU', backgroundColor: '#030', textColor: '#ff0' };
    const faint = { index: 1, text: 'TOP', backgroundColor: '#fff', textColor: '#eee' };
    expect(withLegibleLabels({ ...configurator, labels: [readable, faint] }).labels).toEqual([
      readable,
      { index: 1, text: 'TOP' },
    ]);
  });
});
