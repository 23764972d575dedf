/** What happens with each view of a page: it is recorded, and experiments are shown in it. */
import type { RecordedView } from './recording/recorded-view.ts';
import { recordView } from './recording/record-view.ts';
import { pageRecording } from './recording/recording.client.ts';

/** The view that stands in the document, and who wants to know of the next one. */
export type Views = {
  current: RecordedView | undefined;
  /** Called before the view is painted. */
  begin: ((view: RecordedView) => void) | undefined;
};

const views: Views = { current: undefined, begin: undefined };

let watching: Promise<void> | undefined;

/** Records a view and shows experiments in it, or lets them come when the page has come to rest. */
export const hearView = (view: RecordedView): void => {
  views.current = view;
  views.begin?.(view);
  if (document.querySelector('[data-media]') !== null)
    void import('./page/tend-media.client.ts').then(
      ({ tendMedia }) => tendMedia(),
      // Without it they stay as the server made them.
      () => undefined,
    );
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
