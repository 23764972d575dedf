/** What a story refers to is found by uuid, however deep, and waited for where it comes later. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { awaitArrivals } from '../../../adapters/storyblok/arrivals.ts';
import { completeAnswer } from '../../../adapters/storyblok/full-story.ts';
import { createStoryChanges, type StoryChange } from '../../../adapters/storyblok/story-changes.ts';
import { storyblokContent } from '../../../adapters/storyblok/storyblok.ts';
import { resolveRelations } from '../../../core/domain/content/relations.ts';
import { E } from '../../../core/fp.ts';
import { contentService } from '../../../server/embedded/content/content.ts';
import {} from '../../../server/embedded/content/in-process.ts';
import { numberOf, uuidOf } from '../../../server/embedded/content/story.ts';
import { storyWith } from '../../fakes/content-stories.ts';
import { patient } from '../../fakes/patient.ts';
import { memoryWriteStore } from '../../fakes/write-store.ts';
import { contentAccess } from '../../fakes/content-access.ts';

const relations = ['Page.related'];

const story = (uuid: string, related: readonly string[]) => ({
  uuid,
  full_slug: `f/pages/${uuid}`,
  content: { component: 'Page', _uid: uuid, related },
});

const names = Array.from({ length: 130 }, (_, number) => `story-${number}`);

/** Stories that refer to each other in any way: cycles, themselves, and stories that are not there. */
const anyWorld = fc
  .array(fc.array(fc.constantFrom(...names, 'gone'), { maxLength: 4 }), {
    minLength: 1,
    maxLength: names.length,
  })
  .map(
    (all) => new Map(all.map((related, at) => [names[at] ?? '', story(names[at] ?? '', related)])),
  );

describe('a full story', () => {
  property.prop([anyWorld, fc.nat({ max: 200 })], { numRuns: 60 })(
    'is the one that would be there if all stories had come at once',
    async (world, width) => {
      const start = story('start', [...world.keys()].slice(0, width));
      const asked: string[][] = [];
      const { answer, missing } = await completeAnswer(
        { story: start, rels: [], links: [] },
        relations,
        async (uuids) => {
          asked.push([...uuids]);
          return uuids.flatMap((uuid) => world.get(uuid) ?? []);
        },
      );
      const whole = resolveRelations(start, relations, world);
      expect(answer).toMatchObject({ story: whole.value });
      expect(missing).toEqual(whole.missing);
      // Each once, and never more than the service takes.
      expect(new Set(asked.flat()).size).toBe(asked.flat().length);
      expect(asked.every((batch) => batch.length <= 50)).toBe(true);
    },
  );

  property.prop([fc.jsonValue()])('of any other answer is that answer', async (answer) => {
    fc.pre(typeof answer !== 'object' || answer === null || !('story' in answer));
    const nobody = async () => {
      throw new Error('nobody asks');
    };
    expect(await completeAnswer(answer, relations, nobody)).toEqual({ answer, missing: [] });
  });

  test('knows where the links of its related stories lead', async () => {
    const link = { linktype: 'story', id: 'far' };
    const near = { ...story('near', []), content: { component: 'X', _uid: 'x', link } };
    const { answer, missing } = await completeAnswer(
      { story: story('start', ['near']), rels: [near], links: [] },
      relations,
      async (uuids) => uuids.map((uuid) => story(uuid, [])),
    );
    expect(answer).toMatchObject({ links: [{ uuid: 'far', full_slug: 'f/pages/far' }] });
    expect(missing).toEqual([]);
  });

  test('asks for no link of a page that it refers to: nothing of that is shown', async () => {
    const link = { linktype: 'story', id: 'far' };
    const other = { ...story('other', []), content: { component: 'Page', _uid: 'x', link } };
    const { answer } = await completeAnswer(
      { story: story('start', ['other']), rels: [other], links: [] },
      relations,
      async () => {
        throw new Error('nobody asks');
      },
    );
    expect(answer).toMatchObject({ story: { content: { related: [{ uuid: 'other' }] } } });
  });
});

/** A sleep that moves the clock and lets everything else run. */
const walkingClock = () => {
  let now = 0;
  const slept: number[] = [];
  return {
    clock: { now: () => now },
    slept,
    sleep: async (milliseconds: number) => {
      now += milliseconds;
      slept.push(milliseconds);
      await Promise.resolve();
    },
  };
};

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('stories that come later', () => {
  property.prop([fc.nat({ max: 40 })])(
    'are asked for every 2 s, and told of when they are there within 60 s',
    async (polls) => {
      const told: StoryChange[] = [];
      const { slept, ...time } = walkingClock();
      let asked = 0;
      const arrivals = awaitArrivals({
        ...time,
        tell: (change) => told.push(change),
        ask: async () => {
          asked += 1;
          return asked > polls ? [story('late', [])] : [];
        },
      });
      arrivals(['late']);
      arrivals(['late']);
      for (let turn = 0; turn < 200; turn += 1) await settled();
      expect(new Set(slept)).toEqual(new Set([2_000]));
      expect(asked).toBe(Math.min(polls + 1, 30));
      expect(told).toEqual(
        polls < 30 ? [{ kind: 'story', fullSlug: 'f/pages/late', uuid: 'late' }] : [],
      );
      // What never came is not waited for again at once.
      arrivals(['late']);
      await settled();
      expect(asked).toBe(polls < 30 ? asked : 30);
    },
  );

  test('a service that fails meanwhile is asked again', async () => {
    const told: StoryChange[] = [];
    let asked = 0;
    awaitArrivals({
      ...walkingClock(),
      tell: (change) => told.push(change),
      ask: async () => {
        asked += 1;
        if (asked < 3) throw new Error('away');
        return [story('late', [])];
      },
    })(['late']);
    for (let turn = 0; turn < 20; turn += 1) await settled();
    expect(told).toHaveLength(1);
  });

  test('on the embedded service: a page gets its promises when their story is published', async () => {
    const shared = uuidOf('shared');
    const changes = createStoryChanges();
    const store = memoryWriteStore();
    const page = storyWith(
      'poster/de-DE/pages/eins',
      { component: 'Page', _uid: 'p', title: 'Eins', uspTeaser: shared },
      { uuid: uuidOf('eins') },
    );
    const usp = storyWith(
      'poster/de-DE/global/usp',
      {
        component: 'UspTeaser',
        _uid: 'u',
        items: [{ component: 'UspItem', _uid: 'i', text: 'A' }],
      },
      { uuid: shared, publishedAt: null },
    );
    let now = 10_000;
    const app = contentService({
      stories: [page, usp],
      writeToken: 'a-token-for-writers',
      store,
      clock: { now: () => now },
      log: () => undefined,
    });
    const wakes: (() => void)[] = [];
    const content = storyblokContent({
      ...contentAccess((request) => app.fetch(request)),
      cacheSeconds: 3_600,
      clock: { now: () => now },
      sleep: (milliseconds) =>
        new Promise((resolve) =>
          wakes.push(() => {
            now += milliseconds;
            resolve();
          }),
        ),
      log: { report: () => undefined },
      changes,
    })(patient);
    const promises = async () => {
      const asked = { channel: 'poster', locale: 'de-DE', platform: 'web', slug: 'eins' } as const;
      const found = await content.page(asked)();
      return E.isRight(found) ? found.right.uspTeaser?.items.map(({ text }) => text) : found.left;
    };
    expect(await promises()).toBeUndefined();
    const headers = { authorization: 'a-token-for-writers' };
    const published = await app.request(`/spaces/1/stories/${numberOf(shared)}/publish`, {
      headers,
    });
    expect(published.status).toBe(200);
    // Nobody told the adapter; it is its own poll that finds the story.
    expect(await promises()).toBeUndefined();
    const heard = new Promise<StoryChange>((resolve) => changes.hear(resolve));
    for (const wake of wakes.splice(0)) wake();
    expect(await heard).toEqual({
      kind: 'story',
      fullSlug: 'poster/de-DE/global/usp',
      uuid: shared,
    });
    expect(await promises()).toEqual(['A']);
  });
});
