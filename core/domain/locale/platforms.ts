import type { Platform } from './channel.ts';
import { oneOf } from '../text/one-of.ts';

/** The web, and the desktop software (decisions, "Names"). */
export const platforms = ['web', 'desktop'] as const satisfies readonly Platform[];

export const isPlatform = oneOf(platforms);
