import {
  contentFetch,
  inProcessContentEndpoint,
} from '../../server/embedded/content/in-process.ts';
import { embeddedContentToken } from '../../server/embedded/content/content.ts';

/** How the vendor's client reaches a content service in this process, as fast as it asks. */
export const contentAccess = (answer: Parameters<typeof contentFetch>[0]) => ({
  accessToken: embeddedContentToken,
  endpoint: inProcessContentEndpoint,
  fetch: contentFetch(answer),
  requestsPerSecond: 1_000,
});
