import { heldSleep } from '../fakes/fetch.ts';
import type { ContentWorld } from '../fakes/content.ts';
import { memoryContent } from '../fakes/content.ts';
import { storiesOf } from '../fakes/content-stories.ts';
import { serveLoopback } from '../fakes/loopback.ts';
import { patient } from '../fakes/patient.ts';
import type { StoryblokSettings } from '../../adapters/storyblok/story-reader.ts';
import { storyblokContent } from '../../adapters/storyblok/storyblok.ts';
import { contentService, embeddedContentToken } from '../../server/embedded/content/content.ts';
import {
  contentFetch,
  inProcessContentEndpoint,
} from '../../server/embedded/content/in-process.ts';
import { contentContract } from './content.ts';

const serviceOf = (world: ContentWorld) =>
  contentService({ stories: storiesOf(world), log: () => undefined });

const settings = {
  accessToken: embeddedContentToken,
  requestsPerSecond: 1_000,
  clock: { now: () => 0 },
  sleep: heldSleep().sleep,
  log: { report: () => undefined },
} as const satisfies Partial<StoryblokSettings>;

contentContract('in memory', async (world) => ({
  content: memoryContent(world),
  stop: async () => undefined,
}));

contentContract('the vendor client on the embedded service, in process', async (world) => ({
  content: storyblokContent({
    ...settings,
    endpoint: inProcessContentEndpoint,
    fetch: contentFetch((request) => serviceOf(world).fetch(request)),
    cacheSeconds: 0,
  })(patient),
  stop: async () => undefined,
}));

contentContract('the vendor client on the embedded service, over HTTP', async (world) => {
  const service = serviceOf(world);
  const { origin, stop } = await serveLoopback((request) => service.fetch(request));
  return {
    content: storyblokContent({ ...settings, endpoint: origin, cacheSeconds: 60 })(patient),
    stop,
  };
});
