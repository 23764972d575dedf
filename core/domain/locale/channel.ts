import { oneOf } from '../text/one-of.ts';

/** Wall art, and cards (decisions, "Names"). */
export const channels = ['poster', 'kartenliebe'] as const;

/** Shop name, hosts, colours and logo are configuration. */
export type Channel = (typeof channels)[number];

export const isChannel = oneOf(channels);

/** `desktop`: the desktop software under `/d` (decisions, "Names"). */
export type Platform = 'web' | 'desktop';
