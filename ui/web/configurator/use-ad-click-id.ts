import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import { isAdClickId, sharedParameterNames } from '../../../core/domain/designer/parameters.ts';

const never = (): (() => void) => () => undefined;

const clickIdOf = (search: string): string | undefined => {
  const id = new URLSearchParams(search).get(sharedParameterNames.adClickId) ?? '';
  return isAdClickId(id) ? id : undefined;
};

/**
 * The advertisement's click id, for the hand-off. The page is the same for everybody, so it joins
 * after hydration.
 */
export const useAdClickId = (): string | undefined => {
  const { search } = useLocation();
  return useSyncExternalStore(
    never,
    () => clickIdOf(search),
    () => undefined,
  );
};
