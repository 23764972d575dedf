import { oneOf } from '../text/one-of.ts';

/** The shop's channels: wall art, and cards (decisions, "Names"). */
export const channels = ['poster', 'kartenliebe'] as const;

/** A shopping channel. Its shop name, hosts, colours and logo are configuration. */
export type Channel = (typeof channels)[number];

/** Narrows a text to a channel. */
export const isChannel = oneOf(channels);

/** The platform of a page: the web, or the desktop software under `/d` (decisions, "Names"). */
export type Platform = 'web' | 'desktop';
