/** A visitor's choice about optional processing, category by category. */
import { oneOf } from '../text/one-of.ts';
import type { Consent } from './consent.ts';

/**
 * Optional categories: statistics, and advertising that knows of the visit. What an order needs is
 * never asked for.
 */
export const consentCategories = ['statistics', 'marketing'] as const;

/** A category that a visitor decides about. */
export type ConsentCategory = (typeof consentCategories)[number];

/** Narrows a text to a category. */
export const isConsentCategory = oneOf(consentCategories);

/** Counts how often the categories got another meaning: who chose before is asked anew. */
export const consentRevision = 1;

/** A choice about all categories at once. */
export type ConsentChoice = Readonly<Record<ConsentCategory, boolean>>;

/** The choice that allows the categories that are named; other words allow nothing. */
export const choiceAllowing = (words: Iterable<string>): ConsentChoice => {
  const allowed = new Set(words);
  return { statistics: allowed.has('statistics'), marketing: allowed.has('marketing') };
};

/** The categories that a choice allows, in the order of the list. */
export const allowedCategories = (choice: ConsentChoice): readonly ConsentCategory[] =>
  consentCategories.filter((category) => choice[category]);

/** Allows everything. */
export const allowAll: ConsentChoice = choiceAllowing(consentCategories);

/** Allows nothing. */
export const allowNothing: ConsentChoice = choiceAllowing([]);

/** True for two choices that allow the same. */
export const equalChoices = (first: ConsentChoice, second: ConsentChoice): boolean =>
  consentCategories.every((category) => first[category] === second[category]);

/** Consent to statistics that follows from a choice; unknown without one. */
export const consentOfChoice = (choice: ConsentChoice | undefined): Consent => {
  if (choice === undefined) return 'unknown';
  return choice.statistics ? 'granted' : 'declined';
};
