/** Hears of each view of a page, before what records it and shows experiments has come. */
import type { RecordedView } from './recorded-view.ts';

/** A page that is never at rest, or whose chunk does not come, remembers no more. */
const mostWaiting = 20;

let waiting: RecordedView[] = [];

let hear = (view: RecordedView): void => {
  waiting = [...waiting.slice(1 - mostWaiting), view];
};

/** Tells of a view before it is painted, in the order in which views come. */
export const hearView = (view: RecordedView): void => hear(view);

/** Brings what records views, which is told of those that were. */
export const startRecordingViews = async (): Promise<void> => {
  const deferred = await import('./on-view.client.ts');
  hear = deferred.hearView;
  for (const view of waiting) hear(view);
  waiting = [];
};
