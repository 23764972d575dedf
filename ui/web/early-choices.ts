/** What shoppers choose while the scripts of the page are still on their way. */

let early: ReadonlyMap<string, string> = new Map();

/**
 * Remembers the radio buttons that differ from what the server sent, by their names: hydration
 * puts them back, so this must run right before it.
 */
export const rememberEarlyChoices = (root: ParentNode): void => {
  const radios = root.querySelectorAll<HTMLInputElement>(
    'form[data-choice] input[type="radio"]:checked',
  );
  early = new Map(
    [...radios].flatMap(({ name, value, defaultChecked }) =>
      defaultChecked ? [] : [[name, value] as const],
    ),
  );
};

/** Hands the remembered choices over, once. */
export const takeEarlyChoices = (): ReadonlyMap<string, string> => {
  const taken = early;
  early = new Map();
  return taken;
};
