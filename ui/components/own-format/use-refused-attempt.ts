import { useLayoutEffect, useState, type RefObject } from 'react';

/** Sending a form that was refused. */
export type RefusedAttempt = {
  readonly count: number;
  /** Whether the error must be announced: the focus stood in the wrong field already. */
  readonly isSaid: boolean;
  readonly refuse: () => void;
};

/**
 * Moves the focus to the first field that is marked as wrong, each time that the form is refused
 * and once at first where it came back refused. Listeners then hear the field with its error; where
 * the focus does not move they would hear nothing, so `isSaid` asks for an announcement.
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
      if (count === 0 || !field) return;
      setSaid(document.activeElement === field);
      field.focus();
    },
    [form, count],
  );
  return { count, isSaid, refuse: () => setCount(count + 1) };
};
