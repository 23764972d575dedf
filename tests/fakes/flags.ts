/** The flags port in memory, over a small world of flags in the domain's words. */
import type { FlagName, Treatment, Treatments } from '../../core/domain/flags/flags.ts';
import { parseUserKey, type UserKey } from '../../core/domain/flags/user-key.ts';
import type { Channel } from '../../core/domain/locale/channel.ts';
import type { Flags, FlagUser } from '../../core/ports/flags.ts';

/** A user key for a test; what is not a user key makes the test fail. */
export const userKey = (text: string): UserKey => {
  const reading = parseUserKey(text);
  if (reading.kind === 'refused') throw new Error(`"${text}" is not a user key: ${reading.reason}`);
  return reading.userKey;
};

/** One flag: who gets `on`. Everybody else, and everybody once it is stopped, gets `off`. */
export interface WorldFlag {
  readonly state: 'running' | 'stopped' | 'archived';
  /** Everybody, or the users of one channel, or of one kind of device. */
  readonly on: 'everybody' | { readonly channel: Channel } | { readonly mobile: boolean };
  /** User keys that get `on` whatever `on` says. */
  readonly alwaysOn: ReadonlyArray<string>;
}

/** A flag that is not in it does not exist. */
export type FlagWorld = Readonly<Partial<Record<FlagName, WorldFlag>>>;

const reaches = ({ on, alwaysOn }: WorldFlag, { key, attributes }: FlagUser): boolean => {
  if (alwaysOn.includes(key) || on === 'everybody') return true;
  return 'channel' in on
    ? on.channel === attributes.channel
    : on.mobile === attributes.mobileDevice;
};

const treatmentIn = (flag: WorldFlag | undefined, user: FlagUser): Treatment => {
  if (flag === undefined || flag.state === 'archived') return 'control';
  return flag.state === 'running' && reaches(flag, user) ? 'on' : 'off';
};

/** The port over a world. */
export const fakeFlags = (world: FlagWorld): Flags => ({
  treatments: (names, user) => () => {
    const found: Partial<Record<FlagName, Treatment>> = {};
    for (const name of names) found[name] = treatmentIn(world[name], user);
    return Promise.resolve(found satisfies Treatments);
  },
});
