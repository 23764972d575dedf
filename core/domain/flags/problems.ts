import type { FlagName, Treatment } from './flags.ts';
import type { TreatmentsTextRefusal } from './treatments-text.ts';
import type { UserKeyRefusal } from './user-key.ts';

/** Supporting §8 "Feature flags, Product"; its code in the log is `codeOfFlagProblem`. */
export type FlagProblem =
  /** The client was ready and still answered `control`: unknown, archived or unusable flag. */
  | { readonly kind: 'no-treatment'; readonly flag: FlagName }
  /** A flag had another treatment before: in this page view, or on an earlier page of this user. */
  | {
      readonly kind: 'flag-changed';
      readonly within: 'session' | 'user';
      readonly flag: FlagName;
      readonly before: Treatment;
      readonly after: Treatment;
    }
  /** The recorded treatments were another user key's and were dropped. */
  | { readonly kind: 'user-key-changed' }
  | { readonly kind: 'user-key-refused'; readonly reason: UserKeyRefusal }
  | { readonly kind: 'authorization-key-empty' }
  /** The first client is used. */
  | { readonly kind: 'client-already-initialised' }
  | { readonly kind: 'client-initialisation-failed'; readonly reason: string }
  /** The page shows `control`. */
  | { readonly kind: 'client-timed-out' }
  | { readonly kind: 'track-failed'; readonly event: string }
  /** The tab's kept override could not be read and was dropped. */
  | { readonly kind: 'kept-override-refused'; readonly reason: TreatmentsTextRefusal };
