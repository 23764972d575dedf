import { embeddedSites } from '../../server/embedded-addresses.ts';
import { manualClock } from './clock.ts';
import { memoryContent } from './content.ts';
import { memoryVouchers } from './vouchers.ts';

/** What an embedded shop knows of pages and mails in tests that ask for none of them. */
export const noPages = {
  sites: embeddedSites(3_000),
  content: () => memoryContent([]),
  vouchers: memoryVouchers(manualClock(0)),
  mails: { wake: () => undefined, service: 'service@example.com', imprint: undefined },
};
