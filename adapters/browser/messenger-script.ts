import { messageOf } from '../../core/domain/errors/thrown.ts';
import { TE } from '../../core/fp.ts';
import type { MessengerError, SupportMessenger } from '../../core/ports/support-messenger.ts';
import { inTime } from './vendor-script.ts';

/** `window.supportMessenger`, put there by the script. */
type VendorMessenger = {
  readonly open: () => void;
  readonly close: () => void;
  readonly onClose: (closed: () => void) => void;
};

type ScriptSettings = {
  /** Rejects where it cannot be had. */
  readonly load: () => Promise<void>;
  /** What the script has put into the window. */
  readonly offered: () => unknown;
  /** Milliseconds. */
  readonly within: number;
};

const names = ['open', 'close', 'onClose'] as const;

const isVendor = (value: unknown): value is VendorMessenger =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => typeof Reflect.get(value, name) === 'function');

const unavailable = (reason: string): MessengerError => ({ kind: 'messenger-unavailable', reason });

const reasonOf = (thrown: unknown): MessengerError => unavailable(messageOf(thrown));

/** The messenger of a vendor's script; its exceptions never reach the page. */
export const scriptMessenger = ({ load, offered, within }: ScriptSettings): SupportMessenger => {
  let vendor: VendorMessenger | undefined;
  let told: (() => void) | undefined;
  return {
    load: TE.tryCatch(async () => {
      await inTime(load(), within);
      const found = offered();
      if (!isVendor(found)) throw new Error('the script offers no messenger');
      found.onClose(() => told?.());
      vendor = found;
    }, reasonOf),
    open: TE.tryCatch(async () => {
      if (vendor === undefined) throw new Error('the script has not been loaded');
      vendor.open();
    }, reasonOf),
    close: () => {
      try {
        vendor?.close();
      } catch {}
    },
    onClose: (closed) => {
      told = closed;
    },
  };
};
