const minute = 60_000;

export type TimeLeft = {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
};

/** Until an instant, in milliseconds since 1970: a minute that has begun counts. Undefined from it on. */
export const timeLeft = (endsAt: number, now: number): TimeLeft | undefined => {
  const left = Math.ceil((endsAt - now) / minute);
  return left > 0
    ? { days: Math.floor(left / 1440), hours: Math.floor((left % 1440) / 60), minutes: left % 60 }
    : undefined;
};

/** Milliseconds for which {@link timeLeft} stays what it is; while time is left. */
export const timeLeftLasts = (endsAt: number, now: number): number =>
  (endsAt - now) % minute || minute;
