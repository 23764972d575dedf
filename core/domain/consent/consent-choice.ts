import { oneOf } from '../text/one-of.ts';
import type { Consent } from './consent.ts';

/** Statistics, and advertising that knows of the visit. What an order needs is never asked for. */
export const consentCategories = ['statistics', 'marketing'] as const;

export type ConsentCategory = (typeof consentCategories)[number];

export const isConsentCategory = oneOf(consentCategories);

/** Rises when the categories change their meaning: who chose before is asked anew. */
export const consentRevision = 1;

export type ConsentChoice = Readonly<Record<ConsentCategory, boolean>>;

/** Allows the named categories; other words allow nothing. */
export const choiceAllowing = (words: Iterable<string>): ConsentChoice => {
  const allowed = new Set(words);
  return { statistics: allowed.has('statistics'), marketing: allowed.has('marketing') };
};

/** In the order of the list. */
export const allowedCategories = (choice: ConsentChoice): readonly ConsentCategory[] =>
  consentCategories.filter((category) => choice[category]);

export const allowAll: ConsentChoice = choiceAllowing(consentCategories);

export const allowNothing: ConsentChoice = choiceAllowing([]);

/** Whether two choices allow the same. */
export const equalChoices = (first: ConsentChoice, second: ConsentChoice): boolean =>
  consentCategories.every((category) => first[category] === second[category]);

/** Consent to statistics; unknown without a choice. */
export const consentOfChoice = (choice: ConsentChoice | undefined): Consent => {
  if (choice === undefined) return 'unknown';
  return choice.statistics ? 'granted' : 'declined';
};
