import type { CardPunching } from '../card-materials.ts';
import type { CardAspectRatio, CardThemeLabel } from '../card-theme.ts';
import type {
  CardEnvelopeForm,
  CardFilterKey,
  CardFold,
  CardOccasion,
  CardSort,
} from '../cards.ts';
import type { CardPiece, CardStyle } from '../designs/card-design.ts';
import type { CardColour } from '../designs/palettes.ts';

/** What the values of a card are called in one language. */
export type CardLabels = {
  readonly occasions: Readonly<Record<CardOccasion, string>>;
  readonly envelopeForms: Readonly<Record<CardEnvelopeForm, string>>;
  readonly folds: Readonly<Record<CardFold, string>>;
  readonly filterKeys: Readonly<Record<CardFilterKey, string>>;
  /** Those of `category` are the occasions. */
  readonly filterValues: {
    readonly aspectRatio: Readonly<Record<CardAspectRatio, string>>;
    readonly color: Readonly<Record<CardColour, string>>;
    readonly label: Readonly<Record<CardThemeLabel, string>>;
    readonly product: Readonly<Record<CardPiece, string>>;
    readonly punching: Readonly<Record<CardPunching, string>>;
    readonly style: Readonly<Record<CardStyle, string>>;
  };
  readonly sorts: Readonly<Record<CardSort, string>>;
};
