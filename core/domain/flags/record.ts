/**
 * Which treatments a user has been given, to notice when one changes under them (supporting §8
 * "flag changed within session or for user; user key changed (recorded flags reset)").
 */
import type { FlagName, Treatment, Treatments } from './flags.ts';
import type { FlagProblem } from './problems.ts';
import { parseTreatments, printTreatments } from './treatments-text.ts';
import { parseUserKey, type UserKey } from './user-key.ts';

/** `session`: given in this page view. `user`: given on any page since the tab was opened. */
export interface FlagRecord {
  readonly userKey: UserKey;
  readonly session: Treatments;
  readonly user: Treatments;
}

/** A record after a step, and what the step brought to light. */
export interface RecordStep {
  readonly record: FlagRecord;
  readonly problem?: FlagProblem | undefined;
}

/** Starts a page view's record from the kept text; another user's or unreadable text is dropped. */
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

/** Notes an evaluated treatment; a changed one is told once and then counts as the recorded one. */
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

/** The record as another page view begins: what it has been given is the user's from now on. */
export const beginNextView = (record: FlagRecord): FlagRecord => ({ ...record, session: {} });

/** The record as text for the tab's session storage: the key, a space, the treatments. */
export const printRecord = (record: FlagRecord): string =>
  `${record.userKey} ${printTreatments(record.user)}`;
