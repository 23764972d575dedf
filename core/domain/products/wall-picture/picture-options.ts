/** The options of a picture as the contract of products has them. */
import type { FrameType, MatType } from '../../catalogue/materials.ts';
import type { OptionValue, ProductOption } from '../product.ts';
import {
  chosenOption,
  withOption,
  type FrameOffer,
  type OfferedPart,
  type PartOffer,
} from './part-offer.ts';
import { frameOfWish, printPartWish, type PartedArticle, type PartWish } from './part-wish.ts';

const refusalOf = ({ refusal }: OfferedPart): Pick<OptionValue, 'refusal'> => {
  if (refusal === undefined) return {};
  return {
    refusal: refusal === 'not-sold' ? { kind: refusal } : { kind: 'excluded', by: 'frameType' },
  };
};

/** What is refused leaves a wish as it is. */
const valueOf = (
  part: OfferedPart,
  isChosen: boolean,
  wish: PartWish,
  next: PartWish,
): OptionValue => ({
  value: part.value,
  isChosen,
  isDefault: part.isDefault,
  surcharge: part.surcharge,
  ...refusalOf(part),
  pairs: printPartWish(part.refusal === undefined ? next : wish),
});

/** The name of no mat at all. */
const noMat = 'mat-none';

const matOption = (
  frameType: FrameType,
  mats: FrameOffer['mats'],
  wish: PartWish,
): ProductOption => {
  const chosen = frameOfWish(frameType, wish);
  const usual = frameOfWish(frameType, { optionTypes: [] });
  const without = { ...wish, matType: undefined, matSize: undefined };
  const valueOfMat = (
    value: string,
    mat: Pick<FrameOffer['mats'][number], 'matSize' | 'surcharge'> & { readonly matType: MatType },
  ): OptionValue => {
    const isLike = ({ matType, matSize }: typeof chosen): boolean =>
      mat.matSize === 0 ? matSize === 0 : mat.matType === matType && mat.matSize === matSize;
    const named = {
      ...wish,
      matType: mat.matType,
      matSize: mat.matSize === 0 ? undefined : String(mat.matSize),
    };
    const part = { value, surcharge: mat.surcharge, isDefault: isLike(usual) };
    return valueOf(part, isLike(chosen), wish, part.isDefault ? without : named);
  };
  return {
    name: 'mat',
    key: 'matType',
    values: [
      valueOfMat(noMat, { matType: noMat, matSize: 0, surcharge: 0 }),
      ...mats.map((mat) => valueOfMat(`${mat.matType}-${mat.matSize}`, mat)),
    ],
  };
};

/** The glass that a frame holds without being asked: a form sends no name for it. */
const usualGlass: OfferedPart = { value: '', surcharge: 0, isDefault: true };

const frameOptions = (
  frameType: FrameType,
  { colours, mats, glasses }: FrameOffer,
  wish: PartWish,
): readonly ProductOption[] => [
  {
    name: 'colour',
    key: 'frameVariant',
    values: colours.map((colour) => {
      const { value, isDefault } = colour;
      const isChosen = wish.frameVariant === undefined ? isDefault : wish.frameVariant === value;
      return valueOf(colour, isChosen, wish, { ...wish, frameVariant: value });
    }),
  },
  matOption(frameType, mats, wish),
  ...(glasses.length === 0
    ? []
    : [
        {
          name: 'glass',
          key: 'glassType',
          values: [usualGlass, ...glasses].map((glass) =>
            valueOf(glass, glass.value === (wish.glassType ?? ''), wish, {
              ...wish,
              glassType: glass.value || undefined,
            }),
          ),
        },
      ]),
];

/**
 * The colour, mat and glass of a picture's frame, and the options of its material. A value that is
 * sold with another article or format, or that the frame excludes, says so.
 */
export const pictureOptions = (
  { frameType }: PartedArticle,
  offer: PartOffer,
  wish: PartWish,
): readonly ProductOption[] => [
  ...(frameType === undefined || offer.frame === undefined
    ? []
    : frameOptions(frameType, offer.frame, wish)),
  ...offer.options.map((group) => {
    const chosen = chosenOption(group, wish)?.value;
    return {
      name: group.group,
      key: 'optionTypes',
      values: group.options.map((option) =>
        valueOf(option, option.value === chosen, wish, withOption(group, wish, option.value)),
      ),
    };
  }),
];
