import type { FlagName } from '../../../core/domain/flags/flags.ts';

/** The `display` of a flag's two sides; `off` shows unless `abProperties` are set around them. */
export const abDisplay = (flag: FlagName) =>
  ({
    on: `var(--ab-on-${flag}, none)`,
    off: `var(--ab-off-${flag}, contents)`,
  }) as const;

/** Shows the `on` side of a flag's A/B blocks within the element that gets them. */
export const abProperties = (flag: FlagName): Readonly<Record<`--${string}`, string>> => ({
  [`--ab-on-${flag}`]: 'contents',
  [`--ab-off-${flag}`]: 'none',
});
