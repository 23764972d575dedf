import { TE, pipe } from '../fp.ts';
import type { Log } from '../ports/log.ts';
import type { SupportMessenger } from '../ports/support-messenger.ts';
import { reportSafely } from './report.ts';

/**
 * Where the first messenger cannot be loaded or opened (logged as `messenger-unavailable`), the
 * second takes over for good, so that shoppers do not notice a vendor that is down.
 */
export const messengerOrElse = (
  log: Log,
  first: SupportMessenger,
  second: SupportMessenger,
): SupportMessenger => {
  let current = first;
  const takeOver = (call: 'load' | 'open') =>
    pipe(
      first[call],
      TE.orElse(({ reason }) => {
        reportSafely(log, 'messenger-unavailable', { reason });
        current = second;
        return call === 'load'
          ? second.load
          : pipe(
              second.load,
              TE.flatMap(() => second.open),
            );
      }),
    );
  return {
    load: takeOver('load'),
    open: async () => (current === second ? second.open() : takeOver('open')()),
    close: () => current.close(),
    onClose: (closed) => {
      first.onClose(closed);
      second.onClose(closed);
    },
  };
};
