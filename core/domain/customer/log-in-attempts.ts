/**
 * Limits of log-in attempts: nobody may guess passwords quickly, and nobody may keep a customer
 * out. Attempts are counted by the typed address, whether it has an account or not.
 */

/** The limits, with times in milliseconds. */
export const logInLimits = {
  /**
   * So many log-ins from one network at one address are tried within so much time: enough for
   * somebody who has several passwords.
   */
  attempts: 10,
  milliseconds: 900_000,
  /** After so many log-ins at one address, from wherever, networks take turns for that time. */
  together: 50,
  /** A turn comes so long after the one before it. */
  turn: 5_000,
  /** A turn can be used so long. */
  turnLasts: 120_000,
} as const;

/** Attempts at an address, from one network or from all. */
export type LogInAttempts = {
  readonly count: number;
  /** Start of counting, in milliseconds since 1970. */
  readonly since: number;
  /** Of a network, when its turn begins; of all, when the last turn does that was given. */
  readonly turn: number | undefined;
};

/** The attempts from the network that tries, and those from all; undefined stands for none. */
export type LogInCounts = {
  readonly own: LogInAttempts | undefined;
  readonly all: LogInAttempts | undefined;
};

/** Decision about an attempt, and the counts from then on. */
export type LogInDecision = {
  readonly counts: { readonly own: LogInAttempts; readonly all: LogInAttempts };
  /** 0: the password is looked at. Else it is not, and may be tried after so many milliseconds. */
  readonly wait: number;
};

/** Attempts whose time is over do not count any more; a turn that was given stays. */
const currentOf = (before: LogInAttempts | undefined, now: number): LogInAttempts =>
  before === undefined || now - before.since >= logInLimits.milliseconds
    ? { count: 0, since: now, turn: before?.turn }
    : before;

const isTurn = ({ turn }: LogInAttempts, now: number): boolean =>
  turn !== undefined && now >= turn && now < turn + logInLimits.turnLasts;

/**
 * Decides about a log-in at `now`. A network has its own limit. Where an address is tried from
 * everywhere, each network gets a turn, one after the other, and has one at most: so passwords are
 * tried at the pace of turns however many networks there are, and a customer waits no longer than
 * one turn for each network in front, whatever the others do. An attempt that has to wait counts
 * nowhere, and keeps its turn if it comes again too early.
 */
export const decideLogIn = (before: LogInCounts, now: number): LogInDecision => {
  const own = currentOf(before.own, now);
  const all = currentOf(before.all, now);
  if (own.count >= logInLimits.attempts)
    return { counts: { own, all }, wait: own.since + logInLimits.milliseconds - now };
  const hasTurn = isTurn(own, now);
  if (hasTurn || all.count < logInLimits.together)
    return {
      counts: {
        own: { ...own, count: own.count + 1, turn: hasTurn ? undefined : own.turn },
        all: { ...all, count: all.count + 1 },
      },
      wait: 0,
    };
  if (own.turn !== undefined && now < own.turn)
    return { counts: { own, all }, wait: own.turn - now };
  const turn = Math.max(all.turn ?? now, now) + logInLimits.turn;
  return { counts: { own: { ...own, turn }, all: { ...all, turn } }, wait: turn - now };
};
