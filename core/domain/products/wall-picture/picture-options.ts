/** The options of a picture as the contract of products has them. */
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

const valueOf = (part: OfferedPart, isChosen: boolean, wish: PartWish): OptionValue => ({
  value: part.value,
  isChosen,
  isDefault: part.isDefault,
  surcharge: part.surcharge,
  ...refusalOf(part),
  pairs: printPartWish(wish),
});

/** A part that the article holds without being asked. */
const usual = (value: string): OfferedPart => ({ value, surcharge: 0, isDefault: true });

const frameOptions = (
  frameType: NonNullable<PartedArticle['frameType']>,
  { colours, mats, glasses }: FrameOffer,
  wish: PartWish,
): readonly ProductOption[] => {
  const { matType, matSize } = frameOfWish(frameType, wish);
  const defaultMat = frameOfWish(frameType, { optionTypes: [] });
  const matValue = (type: string, size: number): string => (size === 0 ? type : `${type}-${size}`);
  const noMat: OfferedPart = {
    value: 'mat-none',
    surcharge: 0,
    isDefault: defaultMat.matSize === 0,
  };
  return [
    {
      name: 'frameVariant',
      key: 'frameVariant',
      values: colours.map((colour) =>
        valueOf(
          colour,
          wish.frameVariant === undefined ? colour.isDefault : wish.frameVariant === colour.value,
          { ...wish, frameVariant: colour.isDefault ? undefined : colour.value },
        ),
      ),
    },
    ...(mats.length === 0
      ? []
      : [
          {
            name: 'mat',
            key: 'matType',
            values: [
              valueOf(noMat, matSize === 0, {
                ...wish,
                matType: noMat.isDefault ? undefined : 'mat-none',
                matSize: undefined,
              }),
              ...mats.map((mat) => {
                const isDefault =
                  mat.matType === defaultMat.matType && mat.matSize === defaultMat.matSize;
                return valueOf(
                  {
                    value: matValue(mat.matType, mat.matSize),
                    surcharge: mat.surcharge,
                    isDefault,
                  },
                  mat.matType === matType && mat.matSize === matSize,
                  isDefault
                    ? { ...wish, matType: undefined, matSize: undefined }
                    : { ...wish, matType: mat.matType, matSize: String(mat.matSize) },
                );
              }),
            ],
          },
        ]),
    ...(glasses.length === 0
      ? []
      : [
          {
            name: 'glassType',
            key: 'glassType',
            values: [usual('standard'), ...glasses].map((glass) =>
              valueOf(glass, glass.value === (wish.glassType ?? 'standard'), {
                ...wish,
                glassType: glass.isDefault ? undefined : glass.value,
              }),
            ),
          },
        ]),
  ];
};

/**
 * The options of the material, and the colour, mat and glass of its frame. A value that is sold with
 * another article or format, or that the frame excludes, says so; choosing it changes nothing.
 */
export const pictureOptions = (
  { frameType }: PartedArticle,
  offer: PartOffer,
  wish: PartWish,
): readonly ProductOption[] => [
  ...offer.options.map((group) => {
    const chosen = chosenOption(group, wish)?.value;
    return {
      name: group.group,
      key: 'optionTypes',
      values: group.options.map((option) =>
        valueOf(option, option.value === chosen, withOption(group, wish, option.value)),
      ),
    };
  }),
  ...(frameType === undefined || offer.frame === undefined
    ? []
    : frameOptions(frameType, offer.frame, wish)),
];
