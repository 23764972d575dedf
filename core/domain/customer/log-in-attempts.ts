/**
 * Nobody may guess passwords quickly, and nobody may keep a customer out. Attempts are counted by
 * the typed address, whether it has an account or not.
 */

/** Milliseconds. */
export const logInLimits = {
  /**
   * From one network at one address within `milliseconds`: enough for somebody who has several
   * passwords.
   */
  attempts: 10,
  milliseconds: 900_000,
  /** After so many at one address, from wherever, networks take turns for that time. */
  together: 50,
  /** Between turns. */
  turn: 5_000,
  /** A turn can be used so long. */
  turnLasts: 120_000,
} as const;

/** At an address, from one network or from all. */
export type LogInAttempts = {
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** Of a network, when its turn begins; of all, when the last given turn does. */
  readonly turn: number | undefined;
};

/** Of the network that tries, and of all. */
export type LogInCounts = {
  readonly own: LogInAttempts | undefined;
  readonly all: LogInAttempts | undefined;
};

export type LogInDecision = {
  readonly counts: { readonly own: LogInAttempts; readonly all: LogInAttempts };
  /** 0: the password is looked at. Else milliseconds until the next try. */
  readonly wait: number;
};

/** Attempts end with their time; a turn that was given stays. */
const currentOf = (before: LogInAttempts | undefined, now: number): LogInAttempts =>
  before === undefined || now - before.since >= logInLimits.milliseconds
    ? { count: 0, since: now, turn: before?.turn }
    : before;

const isTurn = ({ turn }: LogInAttempts, now: number): boolean =>
  turn !== undefined && now >= turn && now < turn + logInLimits.turnLasts;

/**
 * A network has its own limit. Where an address is tried from everywhere, each network gets one
 * turn, one after the other: passwords are tried at the pace of turns however many networks there
 * are, and a customer waits one turn at most for each network in front. An attempt that has to wait
 * counts nowhere, and keeps its turn if it comes again too early.
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
