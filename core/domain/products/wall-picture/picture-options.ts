/** The options of a picture as the contract of products has them. */
import type { FrameType, MatType } from '../../catalogue/materials.ts';
import type { OptionValue, ProductOption } from '../product.ts';
import {
  chosenOption,
  withOption,
  type FrameOffer,
  type OfferedComponent,
  type ComponentOffer,
} from './component-offer.ts';
import {
  frameOfComponents,
  namedMat,
  printComponents,
  type PartedArticle,
  type ComponentSelection,
} from './component-selection.ts';

const refusalOf = ({ refusal }: OfferedComponent): Pick<OptionValue, 'refusal'> => {
  if (refusal === undefined) return {};
  return {
    refusal: refusal === 'not-sold' ? { kind: refusal } : { kind: 'excluded', by: 'frameType' },
  };
};

/** What is refused leaves a selection as it is. */
const valueOf = (
  component: OfferedComponent,
  isChosen: boolean,
  components: ComponentSelection,
  next: ComponentSelection,
): OptionValue => ({
  value: component.value,
  isChosen,
  isDefault: component.isDefault,
  surcharge: component.surcharge,
  ...refusalOf(component),
  pairs: printComponents(component.refusal === undefined ? next : components),
});

const noMat = 'mat-none';

const matOption = (
  frameType: FrameType,
  mats: FrameOffer['mats'],
  components: ComponentSelection,
): ProductOption => {
  const chosen = frameOfComponents(frameType, components);
  const valueOfMat = (
    value: string,
    matType: MatType,
    matSize: number,
    surcharge: number,
  ): OptionValue => {
    const mat = namedMat({ frameType, matType, matSize });
    const component = { value, surcharge, isDefault: mat.matType === undefined };
    const isChosen = matType === chosen.matType && matSize === chosen.matSize;
    return valueOf(component, isChosen, components, { ...components, ...mat });
  };
  return {
    name: 'mat',
    key: 'matType',
    values: [
      valueOfMat(noMat, noMat, 0, 0),
      ...mats.map(({ matType, matSize, surcharge }) =>
        valueOfMat(`${matType}-${matSize}`, matType, matSize, surcharge),
      ),
    ],
  };
};

/** The glass that a frame holds without being asked: a form sends no name for it. */
const usualGlass: OfferedComponent = { value: '', surcharge: 0, isDefault: true };

const frameOptions = (
  frameType: FrameType,
  { colours, mats, glasses }: FrameOffer,
  components: ComponentSelection,
): readonly ProductOption[] => [
  {
    name: 'colour',
    key: 'frameVariant',
    values: colours.map((colour) => {
      const { value, isDefault } = colour;
      const isChosen =
        components.frameVariant === undefined ? isDefault : components.frameVariant === value;
      return valueOf(colour, isChosen, components, { ...components, frameVariant: value });
    }),
  },
  matOption(frameType, mats, components),
  ...(glasses.length === 0
    ? []
    : [
        {
          name: 'glass',
          key: 'glassType',
          values: [usualGlass, ...glasses].map((glass) =>
            valueOf(glass, glass.value === (components.glassType ?? ''), components, {
              ...components,
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
  offer: ComponentOffer,
  components: ComponentSelection,
): readonly ProductOption[] => [
  ...(frameType === undefined || offer.frame === undefined
    ? []
    : frameOptions(frameType, offer.frame, components)),
  ...offer.options.map((group) => {
    const chosen = chosenOption(group, components);
    return {
      name: group.group,
      key: 'optionTypes',
      values: group.options.map((option) =>
        valueOf(option, option === chosen, components, withOption(group, components, option.value)),
      ),
    };
  }),
];
