import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';

/** What it needs did not come, or not in time. */
export type MessengerError = Outage<'messenger-unavailable'>;

/** `applyMessenger` has its states; it calls `load` once, and `open` only after that succeeded. */
export type SupportMessenger = {
  /** Gets what the conversation needs, without showing it. */
  readonly load: TE.TaskEither<MessengerError, void>;
  readonly open: TE.TaskEither<MessengerError, void>;
  /** May be called again. */
  readonly close: () => void;
  /** Calls back whenever the shopper closes the conversation in the messenger itself. */
  readonly onClose: (closed: () => void) => void;
};
