/** What is sold beside cards, by itself: loose envelopes, seals, ribbon by the piece. */
import { E } from '../../../fp.ts';
import type { CardAccessoryKind } from '../../catalogue/card-extras.ts';
import type { AccessoryRefusal } from '../product.ts';
import { printCardFormat, type CardFormat } from './card-format.ts';
import type { CardEnvelopeColour } from './card-materials.ts';
import { cardRows } from './card-question.ts';
import { cardShapes } from './designs/card-design.ts';
import { envelopeSizeGroupOf } from './envelope-price.ts';
import { cardQuantityLimits } from './quantity.ts';
import { soldAccessories } from './tables/sold-accessories.ts';

/** What is sold, whatever its colour and format. */
export type CardAccessorySort = keyof typeof soldAccessories;

const isSort = (name: string): name is CardAccessorySort => Object.hasOwn(soldAccessories, name);

export type CardAccessory = {
  /** Names it: its sort, its colour, and its format. */
  readonly sku: string;
  readonly sort: CardAccessorySort;
  readonly kind: CardAccessoryKind;
  /** Within its kind. */
  readonly id: string;
  /** Undefined of what comes in one colour. */
  readonly colour: CardEnvelopeColour | undefined;
  /** Of the closed card that it is made for, in millimetres; undefined where it goes with any. */
  readonly format: CardFormat | undefined;
};

const formats: readonly CardFormat[] = Object.values(cardShapes);

const accessoriesOf = (sort: CardAccessorySort): readonly CardAccessory[] => {
  const { kind, id, colours, isFitted } = soldAccessories[sort];
  return (isFitted ? formats : [undefined]).flatMap((format) =>
    (colours.length === 0 ? [undefined] : colours).map((colour) => ({
      sku: [sort, colour, format && printCardFormat(format)]
        .filter((part) => part !== undefined)
        .join('-'),
      sort,
      kind,
      id,
      colour,
      format,
    })),
  );
};

/** All that is sold, in the order in which it is offered. */
export const cardAccessories: readonly CardAccessory[] = Object.keys(soldAccessories)
  .filter(isSort)
  .flatMap(accessoriesOf);

const bySku: ReadonlyMap<string, CardAccessory> = new Map(
  cardAccessories.map((accessory) => [accessory.sku, accessory]),
);

/** The accessory of a SKU; undefined where none is sold under it. */
export const cardAccessoryOf = (sku: string): CardAccessory | undefined => bySku.get(sku);

/** What goes with a card of a format: what is made for it, and all that goes with any. */
export const cardAccessoriesFor = (format: CardFormat | undefined): readonly CardAccessory[] =>
  cardAccessories.filter(
    (accessory) =>
      accessory.format === undefined ||
      (format !== undefined && printCardFormat(accessory.format) === printCardFormat(format)),
  );

/** Pieces of one accessory in one order. */
export const cardAccessoryLimits = cardQuantityLimits;

/** Whole pieces, from one to `cardAccessoryLimits.maximum`. */
export const isAccessoryQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) &&
  quantity >= cardAccessoryLimits.minimum &&
  quantity <= cardAccessoryLimits.maximum;

/** So many pieces of an accessory. */
export type LooseAccessory = { readonly accessory: CardAccessory; readonly quantity: number };

/** So many pieces of a SKU; refused where nothing is sold under it, or not so many at once. */
export const looseAccessory = (
  sku: string,
  quantity: number,
): E.Either<AccessoryRefusal, LooseAccessory> => {
  const accessory = cardAccessoryOf(sku);
  if (accessory === undefined) return E.left({ kind: 'accessory-unknown', sku });
  return isAccessoryQuantity(quantity)
    ? E.right({ accessory, quantity })
    : E.left({ kind: 'accessory-pieces', most: cardAccessoryLimits.maximum });
};

/** The row of the price list that one piece is priced by: that of the same thing on a card. */
export const accessoryRow = ({ kind, id, format }: CardAccessory): string =>
  kind === 'envelope' && format !== undefined
    ? cardRows.envelope(envelopeSizeGroupOf({ format, fold: 'standard' }))
    : cardRows.accessory(kind, id);
