import type { FlagName } from './flags.ts';

/**
 * Answers each flag once for a page view (supporting §4): what a shopper sees must not change under
 * them. `answer` may give a promise, which later callers share.
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
