import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import {
  isAdClickId,
  referralSources,
  sharedParameterNames,
  type ReferralSource,
} from '../../../core/domain/designer/parameters.ts';

const never = (): (() => void) => () => undefined;

/**
 * What an address says of where a shopper came from, for the hand-off. The page is the same for
 * everybody, so it joins after hydration.
 */
const useOrigin = <A extends string>(
  name: string,
  read: (text: string) => A | undefined,
): A | undefined => {
  const { search } = useLocation();
  return useSyncExternalStore(
    never,
    () => read(new URLSearchParams(search).get(name) ?? ''),
    () => undefined,
  );
};

const readAdClickId = (id: string): string | undefined => (isAdClickId(id) ? id : undefined);

const readReferralSource = (text: string): ReferralSource | undefined =>
  referralSources.find((source) => source === text);

/** The advertisement's click id. */
export const useAdClickId = (): string | undefined =>
  useOrigin(sharedParameterNames.adClickId, readAdClickId);

/** The place that led to the page, such as a shopping ad. */
export const useReferralSource = (): ReferralSource | undefined =>
  useOrigin(sharedParameterNames.referralSource, readReferralSource);
