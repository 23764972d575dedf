import type { Treatment } from './flags.ts';

/**
 * Content of an A/B block (supporting §4): `on` while the flag is on, otherwise `off`, also for
 * `control` and for a flag that was not asked for.
 */
export const contentForTreatment = <Content>(
  treatment: Treatment | undefined,
  block: { readonly on: Content; readonly off: Content },
): Content => (treatment === 'on' ? block.on : block.off);
