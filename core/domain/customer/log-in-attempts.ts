/** How often a password may be tried: who guesses must not have the time for it. */

/**
 * So many log-ins at one address are tried within so many milliseconds. Enough for somebody who has
 * several passwords; a thousand a day for who guesses.
 */
export const logInLimits = { attempts: 10, milliseconds: 900_000 } as const;

/** What is known of the log-ins that were tried at an address. */
export type LogInAttempts = {
  readonly count: number;
  /** When the first of them was, in milliseconds since 1970. */
  readonly since: number;
};

/**
 * The attempts with one more at `now`; those whose time is over do not count any more. `undefined`
 * stands for none. One beyond `logInLimits.attempts` is refused, and then the password is not even
 * looked at (`isLogInRefused`); who waits until the time is over may try again.
 */
export const withLogInAttempt = (before: LogInAttempts | undefined, now: number): LogInAttempts =>
  before === undefined || now - before.since >= logInLimits.milliseconds
    ? { count: 1, since: now }
    : { count: Math.min(before.count, logInLimits.attempts) + 1, since: before.since };

/** Whether the last of the attempts is one too many. */
export const isLogInRefused = ({ count }: LogInAttempts): boolean => count > logInLimits.attempts;
