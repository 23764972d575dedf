import type { FlagName } from '../../../core/domain/flags/flags.ts';

/**
 * The `display` of both sides of a flag's A/B blocks. Without the custom properties below `off` is
 * shown.
 */
export const abDisplay = (flag: FlagName) =>
  ({
    on: `var(--ab-on-${flag}, none)`,
    off: `var(--ab-off-${flag}, contents)`,
  }) as const;

/** The custom properties of an element within which the A/B blocks of a flag show their `on` side. */
export const abProperties = (flag: FlagName): Readonly<Record<`--${string}`, string>> => ({
  [`--ab-on-${flag}`]: 'contents',
  [`--ab-off-${flag}`]: 'none',
});
