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
 * Remembers choices made while React hydrates: React misses them and resets the fields. Call the
 * returned function to stop and choose them again.
 */
export const noteLateChoices = (root: HTMLElement): (() => void) => {
  const chosen = new Set<HTMLInputElement>();
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && target.matches('form[data-choice] [type="radio"]'))
      chosen.add(target);
  };
  root.addEventListener('change', note, { capture: true });
  return () => {
    root.removeEventListener('change', note, { capture: true });
    for (const radio of chosen) if (!radio.checked) radio.click();
  };
};

/** Hands the remembered choices over, once. */
export const takeEarlyChoices = (): EarlyChoices => {
  const taken = early;
  early = [];
  return taken;
};
