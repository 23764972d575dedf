/** What can be chosen of a collage, as browsers load it: without codecs, labels and tables. */
import { findFormatOption } from '../../configurator/configurator.ts';
import { equalFormats, printFormat } from '../../format/format.ts';
import { orientations } from '../../format/turn-format.ts';
import type { QueryPairs } from '../../query/query.ts';
import type { AddressScope, OptionValue, PageChoices, ProductOption } from '../product.ts';
import type { CollageDesign } from './collage-design.ts';
import { handedDesign, printCollageQuery, type HandedDesign } from './collage-hand-off.ts';
import { printCollageId } from './collage-id.ts';
import {
  chosenWork,
  type ChosenWork,
  type CollageMaterial,
  type CollageOffer,
  type CollageWork,
} from './collage-offer.ts';
import {
  printCollageSelection,
  readCollageSelection,
  type CollageSelection,
} from './collage-selection.ts';
import { defaultCollageId } from './collages.ts';

/** What an address selects of collages. */
export type CollageChoice = {
  readonly selection: CollageSelection;
  readonly collageId: number;
  /** Its name and its tiles, where its design is known. */
  readonly design: HandedDesign;
  /** Undefined where there are no prices. */
  readonly chosen: ChosenWork | undefined;
};

const readAddress = (
  query: QueryPairs,
  { channel, locale }: AddressScope,
  { shown, work }: Pick<CollageOffer, 'shown' | 'work'>,
): CollageChoice => {
  const selection = readCollageSelection(locale, query);
  return {
    selection,
    collageId: shown?.design.designId ?? selection.designId ?? defaultCollageId(channel),
    design: shown === undefined ? {} : handedDesign(shown.design),
    chosen: work.kind === 'priced' ? chosenWork(work.materials, selection) : undefined,
  };
};

/** What a collage is made as: what was asked for, or what there is in its place. */
const workOf = ({
  selection: { materialType, format, components },
  chosen,
}: CollageChoice): CollageWork =>
  chosen === undefined
    ? { materialType, format, components }
    : {
        materialType: chosen.material.materialType,
        format: chosen.option.format,
        components: chosen.material.components,
      };

/** Without a design that does not exist or a format that is not sold. */
const keptSelection = (choice: CollageChoice, { shown }: CollageOffer): CollageSelection => ({
  ...choice.selection,
  ...(shown?.missing !== undefined && { designId: undefined }),
  ...(choice.chosen?.isAsAsked === false && workOf(choice)),
});

type Value = Pick<OptionValue, 'value' | 'isChosen'> &
  Partial<Pick<OptionValue, 'isDefault' | 'price' | 'refusal'>>;

const valueOf = (value: Value, selection: CollageSelection): OptionValue => ({
  isDefault: false,
  surcharge: 0,
  ...value,
  pairs: printCollageSelection(selection),
});

/** Templates are looked for by their numbers of photos and how they hang; an empty value is any. */
const templateOptions = (
  kept: CollageSelection,
  { shown, templates }: CollageOffer,
): readonly ProductOption[] => {
  if (templates === undefined) return [];
  const { tileCount, orientation } = kept;
  return [
    {
      name: 'number',
      key: 'tileCount',
      values: [undefined, ...templates.tileCounts].map((count) =>
        valueOf(
          {
            value: count === undefined ? '' : String(count),
            isChosen: count === tileCount,
            isDefault: count === undefined,
          },
          { ...kept, tileCount: count },
        ),
      ),
    },
    {
      name: 'orientation',
      key: 'orientation',
      values: [undefined, ...orientations].map((one) =>
        valueOf(
          { value: one ?? '', isChosen: one === orientation, isDefault: one === undefined },
          { ...kept, orientation: one },
        ),
      ),
    },
    {
      name: 'template',
      key: 'designId',
      values: templates.groups
        .flatMap((group) => group.templates)
        .map(({ designId }) =>
          valueOf(
            { value: printCollageId(designId), isChosen: designId === shown?.design.designId },
            // A format of another ratio would not fit; the design brings its own.
            { ...kept, designId, format: undefined },
          ),
        ),
    },
  ];
};

const workOptions = (
  selection: CollageSelection,
  design: CollageDesign,
  materials: readonly CollageMaterial[],
  { material, option: { format } }: ChosenWork,
): readonly ProductOption[] => {
  const { designId } = design;
  const { materialType } = material;
  return [
    {
      name: 'material',
      key: 'materialType',
      values: materials.map((one, place) => {
        const same = findFormatOption(one.formats, format);
        const option = same?.price === undefined ? one.start : same;
        return valueOf(
          {
            value: one.materialType,
            isChosen: one.materialType === materialType,
            isDefault: place === 0,
            price: option.price,
          },
          {
            ...selection,
            designId,
            materialType: one.materialType,
            format: option.format,
            components: one.components,
          },
        );
      }),
    },
    {
      name: 'format',
      key: 'formatType',
      values: material.formats.map((option) =>
        valueOf(
          {
            value: printFormat(option.format),
            isChosen: equalFormats(option.format, format),
            isDefault: equalFormats(option.format, material.start.format),
            price: option.price,
            ...(option.price === undefined && { refusal: { kind: 'not-sold' } }),
          },
          {
            ...selection,
            designId,
            materialType,
            format: option.format,
            components: material.components,
          },
        ),
      ),
    },
  ];
};

/** A collage's choices: what templates are looked for by, the template, its material and format. */
export const collageChoices = {
  readAddress,
  options: (choice: CollageChoice, offer: CollageOffer) => {
    const { shown, work } = offer;
    const { selection, chosen } = choice;
    return [
      ...templateOptions(keptSelection(choice, offer), offer),
      ...(shown === undefined || work.kind !== 'priced' || chosen === undefined
        ? []
        : workOptions(selection, shown.design, work.materials, chosen)),
    ];
  },
  printChoice: (choice, context) => {
    const { materialType, format, components = [] } = workOf(choice);
    const { collageId, design } = choice;
    const made = { collageId, ...design, materialType, format, optionTypes: [] };
    return [...printCollageQuery({ ...made, ...context }), ...components];
  },
} as const satisfies PageChoices<CollageChoice, CollageOffer>;
