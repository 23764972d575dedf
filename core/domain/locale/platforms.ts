import type { Platform } from './channel.ts';

/** The platforms of a page: the web, and the desktop software (decisions, "Names"). */
export const platforms = ['web', 'desktop'] as const satisfies readonly Platform[];

/** Whether the text names a platform. */
export const isPlatform = (text: string): text is Platform =>
  platforms.some((platform) => platform === text);
