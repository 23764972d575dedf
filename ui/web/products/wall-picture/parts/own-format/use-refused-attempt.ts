import { useLayoutEffect, useState, type RefObject } from 'react';

type RefusedAttempt = {
  readonly count: number;
  /** The focus was in the wrong field already, so nothing else would be read out. */
  readonly isSaid: boolean;
  readonly refuse: (field: string | undefined) => void;
};

/**
 * Focuses the first wrong field each time the form is refused, and once at first where it came back
 * refused.
 */
export const useRefusedAttempt = (
  form: RefObject<HTMLFormElement | null>,
  isRefusedAtFirst: boolean,
): RefusedAttempt => {
  const [count, setCount] = useState(isRefusedAtFirst ? 1 : 0);
  const [isSaid, setSaid] = useState(false);
  useLayoutEffect(
    function focusFirstWrong() {
      const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (count > 0) field?.focus();
    },
    [form, count],
  );
  const refuse = (field: string | undefined): void => {
    const focused = document.activeElement;
    setSaid(focused instanceof HTMLInputElement && focused.name === field);
    setCount(count + 1);
  };
  return { count, isSaid, refuse };
};
