import { messageOf } from '../../core/domain/errors/thrown.ts';
import { TE } from '../../core/fp.ts';
import type { MessengerError, SupportMessenger } from '../../core/ports/support-messenger.ts';

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

const late = (milliseconds: number): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the script did not come in time')), milliseconds);
  });

/** Puts a script into the page; settles when it has run. */
export const injectScript = (document: Document, address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('the script could not be loaded')));
    document.head.append(script);
  });

/** The messenger of a vendor's script; its exceptions never reach the page. */
export const scriptMessenger = ({ load, offered, within }: ScriptSettings): SupportMessenger => {
  let vendor: VendorMessenger | undefined;
  let told: (() => void) | undefined;
  return {
    load: TE.tryCatch(async () => {
      await Promise.race([load(), late(within)]);
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
