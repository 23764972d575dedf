import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

import type { PageData } from './page-data.ts';
import type { RecordedView } from './recording/recorded-view.ts';
import type { ShellData } from './shell/shell-data.ts';

/** Hears of each view before it is painted, once it is loaded. */
let hear: ((view: RecordedView) => void) | undefined;

/** Tells of each view: it is recorded, and experiments are shown in it (`views.client.ts`). */
export const useView = (shell: ShellData, page: PageData): void => {
  const place = useLocation();
  useLayoutEffect(
    function tellView() {
      const view = { shell, page, place };
      if (hear !== undefined) hear(view);
      else
        void import('./views.client.ts')
          .then((late) => {
            hear = late.hearView;
            hear(view);
          })
          // Without the chunk nothing is recorded, and a page without experiments is whole.
          .catch(() => undefined);
    },
    [shell, page, place],
  );
};
