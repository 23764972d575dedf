import { useEffectEvent, useLayoutEffect } from 'react';

import { takeEarlyChoices, type EarlyChoices } from '../islands/early-choices.ts';

/** Hands over, once, what was chosen of a product before its scripts ran. */
export const useEarlyChoices = (choose: (early: EarlyChoices) => void): void => {
  const chooseNow = useEffectEvent(choose);
  useLayoutEffect(function takeOverEarlyChoices() {
    const early = takeEarlyChoices();
    if (early.length > 0) chooseNow(early);
  }, []);
};
