import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import type { Configurator } from '../../../../core/domain/configurator/configurator.ts';
import { useShell } from '../../islands/use-shell.ts';

/**
 * The configurator as experiments change it. The flag client starts after the page has come to rest; a
 * treatment that arrives changes what is preselected, marks and some prices, and never the layout.
 */
export const useExperiments = (configurator: Configurator): Configurator => {
  const { channel, locale } = useShell();
  const { pathname } = useLocation();
  const { offersFrames } = configurator;
  const [change, setChange] = useState<
    ((configurator: Configurator) => Configurator) | undefined
  >();

  useEffect(
    function askForTreatment() {
      // Frames alone are in no experiment.
      if (offersFrames) return undefined;
      let isGone = false;
      void import('../../composition/compose.client.ts')
        .then((composed) => composed.configuratorChange({ channel, locale }))
        .then((found) => {
          // Parts of the page may not be live yet: this must not draw them anew.
          if (!isGone) startTransition(() => setChange(() => found));
        })
        // Whatever is missing for it: a page without a treatment is whole.
        .catch(() => undefined);
      return () => {
        isGone = true;
      };
    },
    // Another page is another view, which may have another treatment.
    [channel, locale, pathname, offersFrames],
  );

  return change === undefined ? configurator : change(configurator);
};
