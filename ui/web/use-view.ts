import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

import type { PageData } from './page-data.ts';
import type { RecordedView } from './recording/recorded-view.ts';
import type { ShellData } from './shell/shell-data.ts';

/** The view that stands in the document, and who wants to know of the next one. */
export type Views = {
  current: RecordedView | undefined;
  /** Called before the view is painted. */
  begin: ((view: RecordedView) => void) | undefined;
};

const views: Views = { current: undefined, begin: undefined };

/** Tells of each view what is loaded when the page rests: what records a visit, and experiments. */
export const useView = (shell: ShellData, page: PageData): void => {
  const place = useLocation();
  useLayoutEffect(
    function tellView() {
      const view = { shell, page, place };
      views.current = view;
      views.begin?.(view);
      void import('./views.client.ts')
        .then(({ hearView }) => hearView(view, views))
        // Without the chunk nothing is recorded, and a page without experiments is whole.
        .catch(() => undefined);
    },
    [shell, page, place],
  );
};
