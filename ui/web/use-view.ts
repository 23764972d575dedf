import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

import type { PageData } from './page-data.ts';
import type { RecordedView } from './recording/recorded-view.ts';
import type { ShellData } from './shell/shell-data.ts';

/** Hears of a view: loads what records it, which hears of all later ones itself. */
let hear = (view: RecordedView): void => {
  void import('./views.client.ts')
    .then((late) => {
      hear = late.hearView;
      hear(view);
    })
    // Without the chunk nothing is recorded, and a page without experiments is whole.
    .catch(() => undefined);
};

/** Tells of each view before it is painted: it is recorded, and experiments are shown in it. */
export const useView = (shell: ShellData, page: PageData): void => {
  const place = useLocation();
  useLayoutEffect(
    function tellView() {
      hear({ shell, page, place });
    },
    [shell, page, place],
  );
};
