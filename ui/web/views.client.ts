/** What happens with each view of a page: it is recorded, and experiments are shown in it. */
import type { RecordedView } from './recording/recorded-view.ts';
import { recordView } from './recording/record-view.ts';
import { pageRecording } from './recording/recording.client.ts';
import type { Views } from './use-view.ts';

let watching: Promise<void> | undefined;

/** Records a view, and lets experiments watch the views from now on. */
export const hearView = (view: RecordedView, views: Views): void => {
  void recordView(view);
  // The recording starts when the page has come to rest.
  watching ??= pageRecording()
    .then(() => import('./flags.client.ts'))
    .then(({ watchViews }) => watchViews(view.shell, views))
    .catch(() => {
      // A chunk that did not come may come for the next view.
      watching = undefined;
    });
};
