/** What happens with each view of a page: it is recorded, and experiments are shown in it. */
import type { RecordedView, Views } from './recorded-view.ts';
import { recordView } from './record-view.ts';
import { pageRecording } from './recording.client.ts';

const views: Views = { current: undefined, begin: undefined };

let watching: Promise<void> | undefined;

/** Records a view and shows experiments in it, or lets them come when the page has come to rest. */
export const hearView = (view: RecordedView): void => {
  views.current = view;
  views.begin?.(view);
  void recordView(view);
  watching ??= pageRecording()
    .then(() => import('../composition/flags.client.ts'))
    .then(({ watchViews }) => watchViews(view.shell, views))
    .catch(() => {
      // A chunk that did not come may come for the next view.
      watching = undefined;
    });
};
