import type { Treatment } from './flags.ts';

/**
 * What an A/B content block shows (supporting §4): its `on` content while the flag is on; its `off`
 * content else, also for `control` and for a flag that was not asked for.
 */
export const contentForTreatment = <Content>(
  treatment: Treatment | undefined,
  block: { readonly on: Content; readonly off: Content },
): Content => (treatment === 'on' ? block.on : block.off);
