import { treatmentEntries, type Treatment, type Treatments } from './flags.ts';
import type { UserKey } from './user-key.ts';

/** The traffic type of the shop's tracking events (supporting §7 "Feature flags"). */
export const eventTrafficType = 'user';

/** A visitor's flags in an error report (supporting §3 "Split monitoring"). */
export type FlagMonitoring = {
  readonly splitKey: UserKey;
  /** Treatments by flag, of the flags that were asked for. */
  readonly featureFlags: Readonly<Record<string, Treatment>>;
};

/** The flags of a visitor for an error report, so that an error can be traced to an experiment. */
export const flagMonitoring = (userKey: UserKey, given: Treatments): FlagMonitoring => ({
  splitKey: userKey,
  featureFlags: Object.fromEntries(treatmentEntries(given)),
});
