import { Suspense, useEffect } from 'react';

import { showHashWays } from '../navigation/hash-scroll.ts';
import { lazyComponent } from '../navigation/lazy-component.tsx';
import { useShell } from './use-shell.ts';

const SiteSuggestion = lazyComponent(() =>
  import('./site-suggestion.tsx').then((chunk) => chunk.SiteSuggestion),
);

/** Where the browser tells of its navigations; elsewhere its own jump to a hash is all. */
const useHashWays = (): void => {
  useEffect(function listen() {
    return 'navigation' in window ? showHashWays(window.navigation) : undefined;
  }, []);
};

/**
 * What a page can do without at first, in a chunk of its own: the way to what a hash names, and a
 * place without height, to which screen readers listen from the start, for another site's suggestion.
 */
export const LateParts = () => {
  useHashWays();
  return (
    useShell().locatesVisitors && (
      <output>
        <Suspense fallback={null}>
          <SiteSuggestion />
        </Suspense>
      </output>
    )
  );
};
