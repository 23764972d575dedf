/** Hears of each view of a page; what records it, and shows experiments, comes when the page rests. */
import { pageRests } from '../islands/waking.ts';
import type { RecordedView } from './recorded-view.ts';

/** A page that never rests, or whose chunk does not come, remembers no more than this. */
const mostWaiting = 20;

let waiting: RecordedView[] = [];
let loading: Promise<void> | undefined;

const load = async (): Promise<void> => {
  await pageRests();
  const late = await import('./views.client.ts');
  hear = late.hearView;
  for (const view of waiting) hear(view);
  waiting = [];
};

let hear = (view: RecordedView): void => {
  waiting = [...waiting.slice(1 - mostWaiting), view];
  loading ??= load().catch(() => {
    // Without the chunk nothing is recorded, and a page without experiments is whole.
    loading = undefined;
  });
};

/** Tells of a view before it is painted, in the order in which views come. */
export const hearView = (view: RecordedView): void => hear(view);
