import type { FlagName } from '../../../core/domain/flags/flags.ts';

/** The `display` of a flag's two sides; `off` shows unless `abProperties` are set around them. */
export const abDisplay = (flag: FlagName) =>
  ({
    on: `var(--ab-on-${flag}, none)`,
    off: `var(--ab-off-${flag}, contents)`,
  }) as const;

/** Set on an element, they show the `on` side of the flag's A/B blocks within it. */
export const abProperties = (flag: FlagName): Readonly<Record<`--${string}`, string>> => ({
  [`--ab-on-${flag}`]: 'contents',
  [`--ab-off-${flag}`]: 'none',
});
