/**
 * Stories referred to before they are there: asked for every 2 s for up to 60 s (supporting §4,
 * "Content fetch").
 */
import {
  fullStoryPolling,
  nextFullStoryPoll,
  uuidBatches,
} from '../../core/domain/content/content-requests.ts';
import { linkedSlugs } from '../../core/domain/content/story.ts';
import type { Clock } from '../../core/ports/clock.ts';
import { createAnswerCache } from '../shared/answer-cache.ts';
import { stays } from '../shared/single-flight.ts';
import type { Sleep } from '../shared/sleep.ts';
import type { StoriesByUuid } from './full-story.ts';
import type { StoryChange } from './story-changes.ts';

type ArrivalSettings = {
  readonly ask: StoriesByUuid;
  readonly tell: (change: StoryChange) => void;
  readonly clock: Clock;
  readonly sleep: Sleep;
};

/** More would be a fault of the space. */
const mostAwaited = 500;

/** Seconds before a story that did not come is waited for again. */
const givenUpFor = 3_600;

/** Waits for stories that are neither awaited already nor given up lately. */
export const awaitArrivals = ({
  ask,
  tell,
  clock,
  sleep,
}: ArrivalSettings): ((missing: readonly string[]) => void) => {
  const since = new Map<string, number>();
  const inVain = createAnswerCache({
    clock,
    seconds: givenUpFor,
    bounds: { entries: mostAwaited },
  });
  let isPolling = false;

  const giveUp = (): void => {
    for (const [uuid, start] of since)
      if (nextFullStoryPoll(clock.now() - start) === undefined) {
        since.delete(uuid);
        inVain.keep(uuid, {});
      }
  };

  const poll = async (): Promise<void> => {
    for (giveUp(); since.size > 0; giveUp()) {
      await sleep(fullStoryPolling.interval, stays);
      for (const batch of uuidBatches([...since.keys()])) {
        // A service that does not answer now may do so in two seconds.
        const found = linkedSlugs(await ask(batch).catch(() => []));
        for (const [uuid, fullSlug] of found) {
          since.delete(uuid);
          tell({ kind: 'story', fullSlug, uuid });
        }
      }
    }
    isPolling = false;
  };

  return (missing) => {
    for (const uuid of missing) {
      const isInVain = inVain.find(uuid) !== undefined;
      if (!isInVain && !since.has(uuid) && since.size < mostAwaited) since.set(uuid, clock.now());
    }
    if (isPolling || since.size === 0) return;
    isPolling = true;
    void poll();
  };
};
