/** What shoppers choose while the scripts of the page are still on their way. */

/** A name of a field with what was chosen; a name may come several times, in forms of their own. */
export type EarlyChoices = readonly (readonly [name: string, value: string])[];

let early: EarlyChoices = [];

/**
 * Remembers the radio buttons and lists that differ from what the server sent, by their names:
 * hydration puts them back, so this must run right before it.
 */
export const rememberEarlyChoices = (root: ParentNode): void => {
  const radios = root.querySelectorAll<HTMLInputElement>(
    'form[data-choice] input[type="radio"]:checked',
  );
  early = [
    ...early,
    ...[...radios].flatMap(({ name, value, defaultChecked }) =>
      defaultChecked ? [] : [[name, value] as const],
    ),
    ...[...root.querySelectorAll<HTMLSelectElement>('form[data-choice] select')].flatMap(
      ({ name, value, selectedOptions: [option] }) =>
        option === undefined || option.defaultSelected ? [] : [[name, value] as const],
    ),
  ];
};

/**
 * Remembers choices made while React hydrates, which it does not hear: some fields it puts back, others
 * it leaves as they are. Call the returned function to stop and choose them again.
 */
export const noteLateChoices = (root: HTMLElement): (() => void) => {
  const chosen = new Map<Element, () => void>();
  const note = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.matches('form[data-choice] *')) return;
    if (target instanceof HTMLInputElement && target.type === 'radio')
      chosen.set(target, () => {
        // React hears a press only where it changes what it last knew.
        target.checked = false;
        target.click();
      });
    if (target instanceof HTMLSelectElement) {
      const { value } = target;
      chosen.set(target, () => {
        target.value = value;
        target.dispatchEvent(new Event('change', { bubbles: true }));
      });
    }
  };
  root.addEventListener('change', note, { capture: true });
  return () => {
    root.removeEventListener('change', note, { capture: true });
    for (const chooseAgain of chosen.values()) chooseAgain();
  };
};

/** Hands the remembered choices over, once. */
export const takeEarlyChoices = (): EarlyChoices => {
  const taken = early;
  early = [];
  return taken;
};
