import type { Treatment } from './flags.ts';

/**
 * `on` while the flag is on, otherwise `off`, also for `control` and unasked flags (supporting §4).
 */
export const contentForTreatment = <Content>(
  treatment: Treatment | undefined,
  block: { readonly on: Content; readonly off: Content },
): Content => (treatment === 'on' ? block.on : block.off);
