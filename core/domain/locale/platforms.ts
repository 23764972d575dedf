import type { Platform } from './channel.ts';
import { oneOf } from '../text/one-of.ts';

/** The platforms of a page: the web, and the desktop software (decisions, "Names"). */
export const platforms = ['web', 'desktop'] as const satisfies readonly Platform[];

/** Narrows a text to a platform. */
export const isPlatform = oneOf(platforms);
