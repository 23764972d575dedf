/** Hears of each view; what records it, and shows experiments, comes when the page is at rest. */
import { pageRests } from '../islands/waking.ts';
import type { RecordedView } from './recorded-view.ts';

/** A page that is never at rest, or whose chunk does not come, remembers no more. */
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

/** Called before a view is painted. */
export const hearView = (view: RecordedView): void => hear(view);
