import { embeddedSites } from '../../server/embedded-addresses.ts';
import { memoryContent } from './content.ts';

/** What an embedded shop knows of pages and mails in tests that ask for none of them. */
export const noPages = {
  sites: embeddedSites(3_000),
  content: () => memoryContent([]),
  mails: { wake: () => undefined, service: 'service@example.com' },
};
