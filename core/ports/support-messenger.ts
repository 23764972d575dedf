import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';

/** Why a conversation could not be opened: what it needs did not come, or not in time. */
export type MessengerError = Outage<'messenger-unavailable'>;

/**
 * A messenger for shoppers. Its states are the core's (`applyMessenger`), which calls `load` once,
 * and `open` only after it has succeeded.
 */
export type SupportMessenger = {
  /** Gets what the conversation needs; it is not shown. */
  readonly load: TE.TaskEither<MessengerError, void>;
  /** Shows the conversation. */
  readonly open: TE.TaskEither<MessengerError, void>;
  /** Hides it; one that is hidden stays so. */
  readonly close: () => void;
  /** Calls back whenever the shopper has closed the conversation where it is shown. */
  readonly onClose: (closed: () => void) => void;
};
