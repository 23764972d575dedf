import type { FlagName } from './flags.ts';

/**
 * Answers each flag once for a page view and gives that answer again whenever the flag is asked for
 * (supporting §4): what a shopper sees must not change under them. `answer` may give a promise; a
 * flag that is asked for again before it settles shares it.
 */
export const freezeForPageView = <Answer>(
  answer: (name: FlagName) => Answer,
): ((name: FlagName) => Answer) => {
  const frozen = new Map<FlagName, { readonly given: Answer }>();
  return (name) => {
    const known = frozen.get(name) ?? { given: answer(name) };
    frozen.set(name, known);
    return known.given;
  };
};
