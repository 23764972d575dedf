/**
 * Treatments that a user was given, to notice when one changes (supporting §8 "flag changed within
 * session or for user; user key changed (recorded flags reset)").
 */
import type { FlagName, Treatment, Treatments } from './flags.ts';
import type { FlagProblem } from './problems.ts';
import { parseTreatments, printTreatments } from './treatments-text.ts';
import { parseUserKey, type UserKey } from './user-key.ts';

/** `session`: in this page view. `user`: on any page since the tab was opened. */
export interface FlagRecord {
  readonly userKey: UserKey;
  readonly session: Treatments;
  readonly user: Treatments;
}

export interface RecordStep {
  readonly record: FlagRecord;
  readonly problem?: FlagProblem | undefined;
}

/** A page view's record; another user's or unreadable text is dropped. */
export const beginRecord = (userKey: UserKey, kept: string | undefined): RecordStep => {
  const empty: FlagRecord = { userKey, session: {}, user: {} };
  if (kept === undefined) return { record: empty };
  const [key = '', text = ''] = kept.split(' ');
  const keptKey = parseUserKey(key);
  const parsed = parseTreatments(text);
  if (keptKey.kind === 'refused' || parsed.kind === 'refused') return { record: empty };
  return keptKey.userKey === userKey
    ? { record: { ...empty, user: parsed.treatments } }
    : { record: empty, problem: { kind: 'user-key-changed' } };
};

const changeOf = (
  record: FlagRecord,
  flag: FlagName,
  after: Treatment,
): FlagProblem | undefined => {
  const inSession = record.session[flag];
  const forUser = record.user[flag];
  if (inSession !== undefined && inSession !== after) {
    return { kind: 'flag-changed', within: 'session', flag, before: inSession, after };
  }
  return inSession === undefined && forUser !== undefined && forUser !== after
    ? { kind: 'flag-changed', within: 'user', flag, before: forUser, after }
    : undefined;
};

/** Notes an evaluated treatment; a changed one is told once and then counts as recorded. */
export const noteTreatment = (
  record: FlagRecord,
  flag: FlagName,
  treatment: Treatment,
): RecordStep => {
  const problem = changeOf(record, flag, treatment);
  return {
    record: {
      ...record,
      session: { ...record.session, [flag]: treatment },
      user: { ...record.user, [flag]: treatment },
    },
    ...(problem === undefined ? {} : { problem }),
  };
};

/** What this view was given is the user's from now on. */
export const beginNextView = (record: FlagRecord): FlagRecord => ({ ...record, session: {} });

/** For the tab's session storage: the key, a space, the treatments. */
export const printRecord = (record: FlagRecord): string =>
  `${record.userKey} ${printTreatments(record.user)}`;
