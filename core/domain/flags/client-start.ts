import { isCrawler } from './crawler.ts';
import type { FlagProblem } from './problems.ts';
import type { UserKey, UserKeyReading } from './user-key.ts';

/** Facts known before the flag client is started, as they were read. */
export type FlagClientRequest = {
  readonly userAgent: string;
  /** The kept or generated key of the visitor, as `parseUserKey` read it. */
  readonly userKey: UserKeyReading;
  /** Of the configuration; empty where none is configured. */
  readonly authorizationKey: string;
};

/**
 * Decision to start the flag client; where it is not started, `resolveTreatment` takes this as its
 * client.
 */
export type FlagClientStart =
  | { readonly kind: 'start'; readonly userKey: UserKey }
  | {
      readonly kind: 'absent';
      readonly why: 'no-client' | 'no-user-key' | 'crawler';
      /** A problem for the log; a crawler is none. */
      readonly problem?: FlagProblem | undefined;
    };

/**
 * Decides whether the flag client is started for a visitor: not for crawlers, without a usable user
 * key, or without an authorization key, in this order (supporting §4, §6, §8 "Product"). Every flag
 * is off then, unless it is forced.
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
