import type { RecordedView, Views } from './recorded-view.ts';
import { recordView } from './record-view.ts';
import { pageRecording } from '../consent/recording.client.ts';

const views: Views = { current: undefined, begin: undefined };

let watching: Promise<void> | undefined;

/** Experiments show at once, or come when the page is at rest. */
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
