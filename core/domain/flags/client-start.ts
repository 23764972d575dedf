import { isCrawler } from './crawler.ts';
import type { FlagProblem } from './problems.ts';
import type { UserKey, UserKeyReading } from './user-key.ts';

export type FlagClientRequest = {
  readonly userAgent: string;
  /** Kept or generated, as `parseUserKey` read it. */
  readonly userKey: UserKeyReading;
  /** Empty where none is configured. */
  readonly authorizationKey: string;
};

/** Where the client is not started, `resolveTreatment` takes this for it. */
export type FlagClientStart =
  | { readonly kind: 'start'; readonly userKey: UserKey }
  | {
      readonly kind: 'absent';
      readonly why: 'no-client' | 'no-user-key' | 'crawler';
      /** For the log; a crawler is not a problem. */
      readonly problem?: FlagProblem | undefined;
    };

/**
 * No client for crawlers, without a usable user key, or without an authorization key, in this order
 * (supporting §4, §6, §8 "Product"). Every flag is off then, unless it is forced.
 */
export const decideFlagClientStart = ({
  userAgent,
  userKey,
  authorizationKey,
}: FlagClientRequest): FlagClientStart => {
  if (isCrawler(userAgent)) return { kind: 'absent', why: 'crawler' };
  if (userKey.kind === 'refused') {
    const problem = { kind: 'user-key-refused', reason: userKey.reason } as const;
    return { kind: 'absent', why: 'no-user-key', problem };
  }
  return authorizationKey.trim() === ''
    ? { kind: 'absent', why: 'no-client', problem: { kind: 'authorization-key-empty' } }
    : { kind: 'start', userKey: userKey.userKey };
};
