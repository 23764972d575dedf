/** What can be chosen of a wall picture, as browsers load it: without codecs, labels and tables. */
import {
  applyConfiguratorCommand,
  comparedFormat,
  findFormatOption,
  findMaterial,
  materialValue,
  selectedArticle,
  selectedOption,
  selectedPrice,
  startFormat,
  startOption,
  visibleFormats,
  type ConfiguratorState,
} from '../../configurator/configurator.ts';
import { configuratorContextOf } from '../../configurator/configurator-context.ts';
import { framingChoice, listedOptions, listedValue } from '../../configurator/framings.ts';
import { readSelection } from '../../configurator/selection.ts';
import { equalFormats, printFormat } from '../../format/format.ts';
import { formatUnitOf } from '../../locale/locale-units.ts';
import type { QueryPairs } from '../../query/query.ts';
import type {
  AddressScope,
  OptionRefusal,
  OptionValue,
  PageChoices,
  ProductOption,
} from '../product.ts';
import {
  componentsFor,
  namedComponents,
  noComponents,
  readComponents,
  type ComponentSelection,
  type PartedArticle,
} from './component-selection.ts';
import {
  besidePrices,
  knownComponents,
  knownState,
  type WallPictureOffer,
} from './known-pictures.ts';
import { acceptedComponents } from './component-offer.ts';
import { printChosenPicture } from './picture-link.ts';
import { pictureOptions } from './picture-options.ts';
import { selectionPairs } from './selection-key.ts';

/** What an address selects of wall pictures. */
export type WallPictureChoice = {
  /** Its article by its value, and its format. */
  readonly state: ConfiguratorState;
  readonly article: PartedArticle;
  readonly designId?: string | undefined;
  /** What is asked for beside article and format, whether it can be had or not. */
  readonly asked: ComponentSelection;
  /** What of it can be had. */
  readonly components: ComponentSelection;
};

/** A selection with the format that was chosen before its material. */
const printState = (state: ConfiguratorState, components: ComponentSelection): QueryPairs => [
  ...selectionPairs(state, components),
  ...(state.former === undefined ? [] : [['formerFormat', printFormat(state.former)] as const]),
];

const readAddress = (
  query: QueryPairs,
  { locale }: Pick<AddressScope, 'locale'>,
  offer: WallPictureOffer,
): WallPictureChoice => {
  const { configurator, known } = offer;
  const values = new Map(query.toReversed());
  const requested = readSelection(formatUnitOf(locale), (name) => values.get(name));
  const state = knownState(offer, requested);
  const article = selectedArticle(configurator, state);
  const { designId } = configuratorContextOf(configurator, state);
  const asked = readComponents(query);
  const parts = knownComponents(known, article, state, asked).offer;
  return {
    state,
    article,
    designId,
    asked,
    components:
      parts === undefined
        ? componentsFor(article, asked)
        : acceptedComponents(article, parts, asked),
  };
};

/** The listed articles: materials, or frames where frames alone are sold. */
const materialOption = (
  { state, components }: WallPictureChoice,
  { configurator }: WallPictureOffer,
): ProductOption => {
  const listed = listedValue(configurator, state);
  const first = startOption(configurator).value;
  return {
    name: 'material',
    key: 'material',
    values: listedOptions(configurator).map((option): OptionValue => {
      const { value } = option;
      const next = applyConfiguratorCommand(configurator, state, {
        kind: 'select-material',
        material: value,
      });
      return {
        value,
        isChosen: value === listed,
        isDefault: value === first,
        surcharge: 0,
        price: comparedFormat(option, state)?.price,
        pairs: printState(next, namedComponents(selectedArticle(configurator, next), components)),
      };
    }),
  };
};

const formatOption = (
  { state, components }: WallPictureChoice,
  { configurator }: WallPictureOffer,
): ProductOption => {
  const { material } = state;
  const start = startFormat(selectedOption(configurator, state));
  return {
    name: 'format',
    key: 'formatType',
    values: visibleFormats(configurator, state).map(({ format, price }): OptionValue => {
      const isChosen = equalFormats(format, state.format);
      return {
        value: printFormat(format),
        isChosen,
        isDefault: equalFormats(format, start),
        surcharge: 0,
        price,
        refusal: price === undefined ? { kind: 'not-sold' } : undefined,
        pairs: printState(isChosen ? state : { material, format }, components),
      };
    }),
  };
};

/** The frames around a material, each an article with a price list of its own; and none. */
const frameOption = (
  choice: WallPictureChoice,
  { configurator, known }: WallPictureOffer,
): readonly ProductOption[] => {
  const { state, article, components, asked } = choice;
  const frames = knownComponents(known, article, state, asked).data?.frames;
  if (frames === undefined || frames.length === 0) return [];
  const { format } = state;
  const beside = besidePrices(known, article, format);
  const priceIn = (value: string) =>
    value === state.material
      ? selectedPrice(configurator, state)
      : (findFormatOption(findMaterial(configurator, value)?.formats ?? [], format)?.price ??
        beside[value]);
  const bare = materialValue(article.materialType, undefined);
  const barePrice = priceIn(bare)?.priceCurrent.minorUnits;
  const valueOf = (value: string, refused?: OptionRefusal): OptionValue => {
    const price = priceIn(value);
    const command = framingChoice(configurator, state, value);
    const next =
      command.kind === 'ask'
        ? command.state
        : applyConfiguratorCommand(configurator, state, command);
    const isSold = price !== undefined || command.kind === 'ask';
    const refusal = refused ?? (isSold ? undefined : { kind: 'not-sold' });
    const isChosen = value === state.material;
    return {
      value,
      isChosen,
      isDefault: false,
      surcharge:
        price === undefined || barePrice === undefined
          ? 0
          : price.priceCurrent.minorUnits - barePrice,
      price,
      refusal,
      pairs: isChosen
        ? selectionPairs(state, components)
        : printState(next, namedComponents(selectedArticle(configurator, next), components)),
    };
  };
  const none = findMaterial(configurator, bare) === undefined ? [] : [valueOf(bare)];
  return [
    {
      name: 'frame',
      key: 'material',
      values: [
        ...none,
        ...frames.map(({ frameType, refusal }) =>
          valueOf(
            materialValue(article.materialType, frameType),
            refusal === 'holds-others' ? { kind: 'excluded', by: 'materialType' } : undefined,
          ),
        ),
      ],
    },
  ];
};

/** What is chosen beside article and format, as far as it is known. */
const componentOptions = (
  { state, article, asked, components }: WallPictureChoice,
  { known }: WallPictureOffer,
): readonly ProductOption[] => {
  const { offer } = knownComponents(known, article, state, asked);
  if (offer === undefined) return [];
  const ofArticle = selectionPairs(state, noComponents);
  return pictureOptions(article, offer, components).map((option) => ({
    ...option,
    values: option.values.map((value) => ({ ...value, pairs: [...ofArticle, ...value.pairs] })),
  }));
};

/**
 * A wall picture's choices: its article, its format, the frame around its material, then the parts
 * of its frame and the options of its material.
 */
export const wallPictureChoices = {
  readAddress,
  options: (choice, offer) => [
    materialOption(choice, offer),
    formatOption(choice, offer),
    ...frameOption(choice, offer),
    ...componentOptions(choice, offer),
  ],
  printChoice: printChosenPicture,
} as const satisfies PageChoices<WallPictureChoice, WallPictureOffer>;
