import type {
  CardEnvelopeForm,
  CardFilterKey,
  CardFold,
  CardOccasion,
  CardSort,
} from '../cards.ts';
import type { CardAccessoryKind, CardRefinement } from '../../../catalogue/card-extras.ts';

/** What the values of a card are called in one language. */
export type CardLabels = {
  readonly occasions: Readonly<Record<CardOccasion, string>>;
  readonly refinements: Readonly<Record<CardRefinement, string>>;
  readonly accessoryKinds: Readonly<Record<CardAccessoryKind, string>>;
  readonly envelopeForms: Readonly<Record<CardEnvelopeForm, string>>;
  readonly folds: Readonly<Record<CardFold, string>>;
  readonly filterKeys: Readonly<Record<CardFilterKey, string>>;
  readonly sorts: Readonly<Record<CardSort, string>>;
};
