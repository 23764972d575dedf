import type { StoryblokSettings } from '../../../adapters/storyblok/story-reader.ts';
import { storyblokContent } from '../../../adapters/storyblok/storyblok.ts';
import { standInMilliseconds } from '../../../adapters/shared/stale-while-revalidate.ts';
import { contentService, embeddedContentToken } from '../../../server/embedded/content/content.ts';
import {
  contentFetch,
  inProcessContentEndpoint,
} from '../../../server/embedded/content/in-process.ts';
import { type Story } from '../../../server/embedded/content/story.ts';
import { storyWith } from '../../fakes/content-stories.ts';
import { sleepUntilWoken } from '../../fakes/fetch.ts';
import { patient } from '../../fakes/patient.ts';

/** A page of the shop, as the embedded service has it; its uuid is its slug. */
export const pageStory = (slug: string, content: object = {}, publishedAt?: string): Story =>
  storyWith(
    `poster/de-DE/pages/${slug}`,
    { component: 'Page', _uid: 'p', title: slug, ...content },
    { uuid: slug, publishedAt },
  );

type Reported = { readonly code: string; readonly facts: unknown };

/** The adapter over a fetch of the test, with a clock that the test moves. */
export const startContent = (answer: typeof fetch, rest: Partial<StoryblokSettings> = {}) => {
  const asked: string[] = [];
  const reported: Reported[] = [];
  const { sleep, wake } = sleepUntilWoken();
  let now = 0;
  const content = storyblokContent({
    accessToken: embeddedContentToken,
    endpoint: inProcessContentEndpoint,
    fetch: (input, init) => {
      asked.push(new Request(input).url);
      return answer(input, init);
    },
    requestsPerSecond: 1_000,
    cacheSeconds: 60,
    clock: { now: () => now },
    sleep,
    log: { report: (code, facts) => reported.push({ code, facts }) },
    ...rest,
  });
  return {
    asked,
    reported,
    takeAMoment: () => wake(standInMilliseconds),
    page: (slug: string, signal = patient) =>
      content(signal).page({ channel: 'poster', locale: 'de-DE', platform: 'web', slug })(),
    chrome: () => content(patient).chrome({ channel: 'poster', locale: 'de-DE' })(),
    navigation: () => content(patient).navigation({ channel: 'poster', locale: 'de-DE' })(),
    pass: (seconds: number) => {
      now += seconds * 1_000;
    },
  };
};

/** A network with the embedded service and these stories. */
export const serving = (stories: () => readonly Story[]): typeof fetch =>
  contentFetch((request) =>
    contentService({ stories: stories(), log: () => undefined }).fetch(request),
  );

/** A network that answers everything so. */
export const answering =
  (body: unknown, status = 200): typeof fetch =>
  async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
