import { useLocation } from 'react-router';

import { isAdClickId, sharedParameterNames } from '../../../../core/domain/designer/parameters.ts';
import { useOpeningTime } from '../../shell/use-opening-time.ts';

/**
 * The advertisement's click id of the address, for the hand-off. The page itself is the same for
 * everybody, so the id joins after hydration.
 */
export const useAdClickId = (): string | undefined => {
  const { search } = useLocation();
  const isHydrated = useOpeningTime() !== undefined;
  const id = new URLSearchParams(search).get(sharedParameterNames.adClickId) ?? '';
  return isHydrated && isAdClickId(id) ? id : undefined;
};
