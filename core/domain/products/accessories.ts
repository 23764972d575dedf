/** What is sold beside products, by itself: found by SKUs, and by what it goes with. */
import { E } from '../../fp.ts';
import { designerProducts, type DesignerProduct } from '../catalogue/designers.ts';
import type { Locale } from '../locale/locales.ts';
import type { AccessoryRefusal } from './product.ts';
import {
  productsByDesigner,
  type DesignerHandOff,
  type HandOffsByDesigner,
} from './products-by-designer.ts';

/** One piece, and how many may be had at once. */
export type OfferedAccessory = {
  readonly sku: string;
  readonly handOff: DesignerHandOff;
  readonly most: number;
};

const piecesOf = <Designer extends DesignerProduct>(
  designer: Designer,
  sku: string,
  pieces: number,
  locale: Locale,
): E.Either<AccessoryRefusal, DesignerHandOff> | undefined =>
  productsByDesigner[designer].accessories?.handOff(sku, pieces, locale);

const isUnknown = (made: E.Either<AccessoryRefusal, unknown>): boolean =>
  E.isLeft(made) && made.left.kind === 'accessory-unknown';

/** So many pieces of a SKU, whatever product they are sold beside. */
export const accessoryHandOff = (
  sku: string,
  pieces: number,
  locale: Locale,
): E.Either<AccessoryRefusal, DesignerHandOff> =>
  designerProducts
    .flatMap((designer) => piecesOf(designer, sku, pieces, locale) ?? [])
    .find((made) => !isUnknown(made)) ?? E.left({ kind: 'accessory-unknown', sku });

const goingWith = <Designer extends DesignerProduct>(
  locale: Locale,
  handOff: HandOffsByDesigner[Designer],
): readonly OfferedAccessory[] => {
  const { accessories, configurationOf } = productsByDesigner[handOff.designer];
  const configuration = configurationOf(handOff);
  if (accessories === undefined || configuration === undefined) return [];
  return accessories.goingWith(configuration).flatMap((sku) => {
    const one = accessories.handOff(sku, 1, locale);
    return E.isRight(one) ? [{ sku, handOff: one.right, most: accessories.most }] : [];
  });
};

/** What goes with several hand-offs, each once, in the order of the first that it goes with. */
export const accessoriesGoingWith = (
  locale: Locale,
  handOffs: readonly DesignerHandOff[],
): readonly OfferedAccessory[] => [
  ...new Map(
    handOffs
      .flatMap((handOff) => goingWith(locale, handOff))
      .map((accessory) => [accessory.sku, accessory] as const),
  ).values(),
];

/** Whether a designer opens it: false of what is sold as it is. */
export const isDesigned = <Designer extends DesignerProduct>(
  handOff: HandOffsByDesigner[Designer],
): boolean => productsByDesigner[handOff.designer].isDesigned?.(handOff) ?? true;
