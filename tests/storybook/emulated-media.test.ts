import { describe, expect, test } from 'vitest';

import { emulatedCondition, emulatedOf } from '../../.storybook/emulated-media.ts';

const forced = emulatedOf({ colours: 'active', contrast: 'device', motion: 'device' });

describe('the toolbar’s settings of a reader', () => {
  test('leave the conditions to the device where nothing is asked for', () => {
    const emulated = emulatedOf({ colours: 'device', contrast: 'device', locale: 'de-DE' });
    expect(emulatedCondition('(forced-colors: active)', emulated)).toBe('(forced-colors: active)');
  });

  test('make a condition hold, and its opposite fail', () => {
    expect(emulatedCondition('(forced-colors: active)', forced)).toBe('(min-width: 0px)');
    expect(emulatedCondition('(forced-colors: none)', forced)).toBe('(max-width: 0px)');
    const still = emulatedOf({ motion: 'reduce' });
    expect(emulatedCondition('(prefers-reduced-motion: no-preference)', still)).toBe(
      '(max-width: 0px)',
    );
    const strong = emulatedOf({ contrast: 'more' });
    expect(emulatedCondition('(prefers-contrast: more)', strong)).toBe('(min-width: 0px)');
  });

  test('leave the rest of a condition as it is', () => {
    expect(emulatedCondition('(width > 767px) and (forced-colors: active)', forced)).toBe(
      '(width > 767px) and (min-width: 0px)',
    );
    expect(emulatedCondition('print', forced)).toBe('print');
  });
});
