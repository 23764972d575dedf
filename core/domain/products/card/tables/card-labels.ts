import type {
  CardEnvelopeForm,
  CardFilterKey,
  CardFold,
  CardOccasion,
  CardSort,
} from '../cards.ts';

/** What the values of a card are called in one language. */
export type CardLabels = {
  readonly occasions: Readonly<Record<CardOccasion, string>>;
  readonly envelopeForms: Readonly<Record<CardEnvelopeForm, string>>;
  readonly folds: Readonly<Record<CardFold, string>>;
  readonly filterKeys: Readonly<Record<CardFilterKey, string>>;
  readonly sorts: Readonly<Record<CardSort, string>>;
};
