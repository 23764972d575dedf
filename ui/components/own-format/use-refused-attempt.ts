import { useLayoutEffect, useState, type RefObject } from 'react';

/** Sending a form that was refused. */
type RefusedAttempt = {
  readonly count: number;
  /** The error has to be announced, because the focus was in the wrong field already. */
  readonly isSaid: boolean;
  /** The form was refused; the first wrong field is named so. */
  readonly refuse: (field: string | undefined) => void;
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
