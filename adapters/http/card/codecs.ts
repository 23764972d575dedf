import type { CardFacts } from '../../../core/domain/products/card/card-offer.ts';
import { isCardSheet, isCardPunching } from '../../../core/domain/products/card/card-materials.ts';
import {
  cardThemeLabels,
  type CardThemeLabel,
} from '../../../core/domain/products/card/card-theme.ts';
import {
  isCardOccasion,
  isCardSort,
  type CardFilterKey,
} from '../../../core/domain/products/card/cards.ts';
import {
  cardPieces,
  cardShapes,
  isCardStyle,
  type CardPiece,
  type CardShape,
} from '../../../core/domain/products/card/designs/card-design.ts';
import {
  cardColours,
  type CardColour,
} from '../../../core/domain/products/card/designs/palettes.ts';
import {
  cardSearchText,
  isCardFilterValue,
  isCardPage,
  isCardPageSize,
} from '../../../core/domain/products/card/overview.ts';
import { oneOf } from '../../../core/domain/text/one-of.ts';
import { t } from '../../../core/fp.ts';
import { Count, Millimetres, refined, WireInstant } from '../codecs/wire.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

const WireCardFilter = t.readonlyArray(
  refined(
    'WireCardFilterValue',
    (value): value is string => isText(value) && isCardFilterValue(value),
  ),
);

const wholeNumberText = /^[1-9]\d{0,3}$/u;

const numberText = (name: string, is: (number: number) => boolean) =>
  refined(
    name,
    (value): value is string => isText(value) && wholeNumberText.test(value) && is(Number(value)),
  );

const filters = {
  aspectRatio: WireCardFilter,
  category: WireCardFilter,
  color: WireCardFilter,
  label: WireCardFilter,
  product: WireCardFilter,
  punching: WireCardFilter,
  style: WireCardFilter,
} as const satisfies Readonly<Record<CardFilterKey, t.Mixed>>;

/** An overview as its address holds it, or one theme by its id. */
export const CardThemesQuery = t.partial(
  {
    themeId: t.string,
    ...filters,
    q: refined(
      'WireCardSearch',
      (value): value is string => isText(value) && cardSearchText(value) === value,
    ),
    sort: refined('WireCardSort', isCardSort),
    page: numberText('WireCardPage', isCardPage),
    pageSize: numberText('WireCardPageSize', isCardPageSize),
  },
  'CardThemesQuery',
);

const isLayer = oneOf(['foil', 'relief']);
const isCardPiece = oneOf(cardPieces);
const isCardColour = oneOf(cardColours);
const isCardThemeLabel = oneOf(cardThemeLabels);

const WireCardVariants = refined(
  'WireCardVariants',
  (value): value is CardFacts['variants'] =>
    Array.isArray(value) && value.length > 0 && value.every(isText),
);

const WireCardSheets = refined(
  'WireCardSheets',
  (value): value is CardFacts['sheets'] =>
    Array.isArray(value) && value.length > 0 && value.every(isCardSheet),
);

const WireCardFacts = t.type(
  {
    themeId: t.string,
    sheets: WireCardSheets,
    variants: WireCardVariants,
    formats: t.readonlyArray(t.type({ width: Millimetres, height: Millimetres })),
    layers: t.readonlyArray(
      refined('WireCardLayer', (value): value is CardFacts['layers'][number] => isLayer(value)),
    ),
    punchings: t.readonlyArray(refined('WireCardPunching', isCardPunching)),
  },
  'WireCardFacts',
);

const WireCardTheme = t.type(
  {
    id: t.string,
    name: t.string,
    occasion: refined('WireCardOccasion', isCardOccasion),
    piece: refined('WireCardPiece', (value): value is CardPiece => isCardPiece(value)),
    style: refined('WireCardStyle', isCardStyle),
    shape: refined(
      'WireCardShape',
      (value): value is CardShape => isText(value) && Object.hasOwn(cardShapes, value),
    ),
    colours: t.readonlyArray(
      refined('WireCardColour', (value): value is CardColour => isCardColour(value)),
    ),
    labels: t.readonlyArray(
      refined('WireCardThemeLabel', (value): value is CardThemeLabel => isCardThemeLabel(value)),
    ),
    suite: t.readonlyArray(t.string),
    rank: t.Int,
    popularity: Count,
    created: WireInstant,
    facts: WireCardFacts,
  },
  'WireCardTheme',
);

const WireCounts = t.record(t.string, Count);

/** `counts` of one theme by its id are empty. */
export const CardThemesAnswer = t.type(
  {
    payload: t.type({
      themes: t.readonlyArray(WireCardTheme),
      total: Count,
      counts: t.type({
        aspectRatio: WireCounts,
        category: WireCounts,
        color: WireCounts,
        label: WireCounts,
        product: WireCounts,
        punching: WireCounts,
        style: WireCounts,
      }),
    }),
  },
  'CardThemesAnswer',
);
