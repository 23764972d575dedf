/** When a mail is tried again that was not taken. */

const minute = 60_000;
const day = 86_400_000;

/** The longest wait between two attempts. */
const longestDelay = 60 * minute;

/** How long a mail is tried (RFC 5321 asks for four days at least); then somebody has to look. */
export const deliveryTime = 5 * day;

/** How long a mail is kept that was given up. */
export const keptTime = 30 * day;

/**
 * Milliseconds from an attempt, the first of which is 1, to the next: a minute, then always twice as
 * long, an hour at most. Longer than a mail server may take for one.
 */
export const attemptDelay = (attempts: number): number =>
  Math.min(longestDelay, minute * 2 ** Math.max(0, attempts - 1));
