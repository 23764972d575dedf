/** Loaded with a page's first event. */
import { describeFault, type BrowserReport } from '../../../core/domain/errors/browser-events.ts';
import { isChannel } from '../../../core/domain/locale/channel.ts';
import { readSwitches } from '../../../core/domain/query/switches.ts';
import type { Log } from '../../../core/ports/log.ts';
import type { ToldEvent } from './logs.ts';
import { requestName } from './request-name.ts';

let opened: Promise<Log> | undefined;

/** The document says it all, before and after hydration. */
const placeOfPage = (): Omit<BrowserReport, 'events'> => {
  const { lang, dataset } = document.documentElement;
  const channel = dataset['channel'] ?? '';
  return {
    requestId: requestName(),
    page: location.pathname,
    locale: lang,
    channel: isChannel(channel) ? channel : 'poster',
  };
};

const open = async (): Promise<Log> => {
  const { openLog } = await import('../composition/compose.client.ts');
  return openLog(placeOfPage, readSwitches(location.search).debug);
};

/** Unless `_log=0` stands in the address (decisions, "Query switches"). */
export const writeEvents = async (events: readonly ToldEvent[]): Promise<void> => {
  if (!readSwitches(location.search).log) return;
  opened ??= open().catch((error: unknown) => {
    // A chunk that did not come may come with the next event.
    opened = undefined;
    throw error;
  });
  const log = await opened;
  for (const { code, facts, thrown } of events) {
    const told = thrown === undefined ? facts : describeFault(thrown, location.origin);
    if (told !== undefined || thrown === undefined) log.report(code, told);
  }
};
