/**
 * Reads a condition of the style sheets as a browser would whose reader has other settings. The
 * toolbar can show forced colours, more contrast and less motion then on any device.
 */
import { deviceValue } from './toolbar.ts';

/** By the toolbar's names; each has the value that is asked for. */
const features = {
  colours: { name: 'forced-colors', none: 'none' },
  contrast: { name: 'prefers-contrast', none: 'no-preference' },
  motion: { name: 'prefers-reduced-motion', none: 'no-preference' },
} as const;

/** A part of a condition and whether it holds. */
export type Emulated = readonly (readonly [part: string, holds: boolean])[];

/** Nothing where the toolbar leaves all of them to the device. */
export const emulatedOf = (globals: Readonly<Record<string, unknown>>): Emulated =>
  Object.entries(features).flatMap(([setting, { name, none }]) => {
    const value = globals[setting];
    if (typeof value !== 'string' || value === deviceValue) return [];
    return [
      [`(${name}: ${value})`, true],
      [`(${name}: ${none})`, false],
    ] as const;
  });

const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

export const emulatedCondition = (condition: string, emulated: Emulated): string =>
  emulated.reduce(
    (written, [part, holds]) => written.replaceAll(part, holds ? always : never),
    condition,
  );
