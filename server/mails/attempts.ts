const minute = 60_000;
const day = 86_400_000;

const longestDelay = 60 * minute;

/** Milliseconds (RFC 5321 asks for four days at least). */
export const deliveryTime = 5 * day;

/** Milliseconds after a mail was given up. */
export const keptTime = 30 * day;

/**
 * Milliseconds from an attempt, counted from 1, to the next: a minute, then always twice as long,
 * an hour at most. Longer than a mail server may take for one.
 */
export const attemptDelay = (attempts: number): number =>
  Math.min(longestDelay, minute * 2 ** Math.max(0, attempts - 1));
