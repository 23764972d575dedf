import { createPageCache, type RenderedPage } from '../../../server/pages/page-cache.ts';
import { manualClock } from '../../fakes/clock.ts';

/** Every page of these tests has the same size, so that a budget is a number of pages. */
const bodyBytes = 50;

/** A page counts with its key of one letter and what an entry is besides; with room for a letter. */
export const bytesOf = (pages: number): number => pages * (bodyBytes + 2 + 1_000) + 4;

/** A page of that size. */
export const pageWith = (text: string, freshSeconds = 60, status = 200): RenderedPage => ({
  status,
  headers: [],
  body: Buffer.from(text.padEnd(bodyBytes)),
  freshSeconds,
});

/** A renderer whose pages come when the test says so, in order. */
export const heldRenderer = () => {
  const waiting: PromiseWithResolvers<RenderedPage>[] = [];
  return {
    waiting,
    render: (): Promise<RenderedPage> => {
      const held = Promise.withResolvers<RenderedPage>();
      waiting.push(held);
      return held.promise;
    },
  };
};

/** Lets everything run that waits for a promise that is settled. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

/** For what must not be rendered. */
export const never = (): Promise<RenderedPage> => Promise.reject(new Error('rendered in vain'));

/** A cache with room for so many pages, and a renderer that waits. */
export const start = (capacity = 10) => {
  const clock = manualClock(0);
  const held = heldRenderer();
  return { clock, cache: createPageCache(bytesOf(capacity), clock), ...held };
};
