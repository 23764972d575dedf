import { treatmentEntries, type Treatment, type Treatments } from './flags.ts';
import type { UserKey } from './user-key.ts';

/** Of tracking events (supporting §7 "Feature flags"). */
export const eventTrafficType = 'user';

/** Flags in an error report (supporting §3 "Split monitoring"). */
export type FlagMonitoring = {
  readonly splitKey: UserKey;
  /** Of flags that were asked for. */
  readonly featureFlags: Readonly<Record<string, Treatment>>;
};

/** So that an error can be traced to an experiment. */
export const flagMonitoring = (userKey: UserKey, given: Treatments): FlagMonitoring => ({
  splitKey: userKey,
  featureFlags: Object.fromEntries(treatmentEntries(given)),
});
