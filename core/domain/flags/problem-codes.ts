import type { ErrorCode } from '../errors/error-codes.ts';
import type { FlagProblem } from './problems.ts';

/** Where its kind alone decides. */
const codesByKind = {
  'no-treatment': 'flag-no-treatment',
  'user-key-changed': 'flag-user-key-changed',
  'authorization-key-empty': 'flag-authorization-key-empty',
  'client-already-initialised': 'flag-client-already-initialised',
  'client-initialisation-failed': 'flag-client-failed',
  'client-timed-out': 'flag-client-timed-out',
  'track-failed': 'flag-track-failed',
  'kept-override-refused': 'flag-override-refused',
} as const satisfies Record<
  Exclude<FlagProblem['kind'], 'flag-changed' | 'user-key-refused'>,
  ErrorCode
>;

/** The code in the log (supporting §8 "Product"). */
export const codeOfFlagProblem = (problem: FlagProblem): ErrorCode => {
  switch (problem.kind) {
    case 'flag-changed':
      return problem.within === 'session' ? 'flag-changed-in-session' : 'flag-changed-for-user';
    case 'user-key-refused':
      return problem.reason === 'empty' ? 'flag-user-key-empty' : 'flag-user-key-refused';
    default:
      return codesByKind[problem.kind];
  }
};

/** Facts for the log; never a user key. */
export const factsOfFlagProblem = (problem: FlagProblem): Readonly<Record<string, string>> => {
  switch (problem.kind) {
    case 'no-treatment':
      return { flag: problem.flag };
    case 'flag-changed':
      return { flag: problem.flag, before: problem.before, after: problem.after };
    case 'user-key-refused':
      return { reason: problem.reason };
    case 'client-initialisation-failed':
      return { reason: problem.reason };
    case 'track-failed':
      return { event: problem.event };
    case 'kept-override-refused':
      return { reason: problem.reason.kind };
    default:
      return {};
  }
};
