/** Reads the configuration of an address, as far as this document knows: no browser, no React. */
import {
  formerFormatOption,
  selectedArticle,
  type Configurator,
  type ConfiguratorState,
} from '../../../../core/domain/configurator/configurator.ts';
import type { NearestFormat } from '../../../../core/domain/configurator/nearest-format.ts';
import { selectionQuery } from '../../../../core/domain/configurator/selection.ts';
import type { Format } from '../../../../core/domain/format/format.ts';
import type { AddressScope } from '../../../../core/domain/products/product.ts';
import {
  namedComponents,
  printComponents,
  type ComponentSelection,
} from '../../../../core/domain/products/wall-picture/component-selection.ts';
import {
  knownComponents,
  type KnownComponents,
  type WallPictureOffer,
} from '../../../../core/domain/products/wall-picture/known-pictures.ts';
import { selectionKey } from '../../../../core/domain/products/wall-picture/selection-key.ts';
import { readPairs, type QueryPair } from '../../../../core/domain/query/query.ts';
import { withOwnQuery } from '../../../../core/domain/routing/page-keys.ts';
import {
  wallPictureChoices,
  type WallPictureChoice,
} from '../../../../core/domain/products/wall-picture/wall-picture-choices.ts';
import { wallPictureKeys } from '../../../../core/domain/products/wall-picture/wall-picture-keys.ts';
import type {
  DeliveryElsewhere,
  KnownElsewhere,
  ProductDelivery,
} from '../../configurator/product-delivery.ts';
import type { OptionNames } from './option-names.ts';
import type { ComponentsData } from './components-data.ts';
import {
  knownNearest,
  withKnownFramings,
  type ConfiguredProduct,
  type KnownConfiguration,
} from './known-configurations.ts';

/** What can be chosen of the selected article beside its format. */
type ConfigurationComponents = Pick<KnownComponents<ComponentsData>, 'data' | 'offer'> & {
  /** `failed` where the prices of the components cannot be had. */
  readonly status: 'ready' | 'asking' | 'failed';
};

/** The product of a page as far as its configurations are read from addresses. */
type ReadableProduct = ConfiguredProduct & {
  readonly names: Readonly<Record<string, OptionNames>>;
  /** The addresses of the pages that sell an option, by its value. */
  readonly pages: Readonly<Record<string, string>>;
  /** Query pairs that every choice keeps. */
  readonly kept: readonly QueryPair[];
  readonly delivery: Pick<ProductDelivery, 'elsewhere'> | undefined;
};

export type ConfigurationSource = {
  readonly product: ReadableProduct;
  /** The product's configurator as an experiment changes it. */
  readonly configurator: Configurator;
  readonly scope: AddressScope;
  readonly search: string;
  readonly known: readonly KnownConfiguration[];
  /** The query that was answered last, whatever came of it. */
  readonly settled: string | undefined;
};

/** What is chosen, and what is known of it. The state is the address; nothing else keeps it. */
export type ReadConfiguration = WallPictureChoice & {
  readonly configurator: Configurator;
  readonly offer: WallPictureOffer;
  /** The format that was chosen before the material changed, where it can be had again. */
  readonly formerFormat: Format | undefined;
  /** A standard format close to the own one that is chosen, which costs less. */
  readonly nearest: NearestFormat | undefined;
  /** What can be chosen of the article, as far as it is known. */
  readonly knownComponents: ConfigurationComponents;
  /** For the country that the address names. */
  readonly elsewhere: KnownElsewhere;
  /** By the values of options. */
  readonly names: Readonly<Record<string, OptionNames>>;
  /** The choices beside material and format, and `kept`; each form sends them along. */
  readonly choices: readonly QueryPair[];
  /** Query pairs that every choice keeps. */
  readonly kept: readonly QueryPair[];
  /** For the server; undefined if everything is known. */
  readonly question: string | undefined;
};

/** The query pairs of a selection; the next article's components take the place of this one's. */
export const pairsOfSelection = (
  { configurator, kept }: Pick<ReadConfiguration, 'configurator' | 'kept'>,
  next: ConfiguratorState,
  components: ComponentSelection,
): readonly QueryPair[] => [
  ...selectionQuery(configurator, next),
  // What the next article cannot have is dropped in the open: the address asks for it.
  ...printComponents(namedComponents(selectedArticle(configurator, next), components)),
  ...kept,
];

/** All that the server's answer depends on, and no more. */
export const questionOf = (
  read: Pick<ReadConfiguration, 'configurator' | 'kept'>,
  { material, format }: ConfiguratorState,
  components: ComponentSelection,
): string =>
  withOwnQuery(wallPictureKeys, '', pairsOfSelection(read, { material, format }, components));

/** The price of a selection in the country that the page names. */
const elsewhereOf = (
  known: readonly KnownConfiguration[],
  chosen: DeliveryElsewhere | undefined,
  selection: string,
): DeliveryElsewhere | undefined => {
  if (chosen === undefined || chosen.selection === selection) return chosen;
  const found = known.find(
    ({ elsewhere }) => elsewhere?.code === chosen.code && elsewhere.selection === selection,
  )?.elsewhere;
  return found && { ...chosen, ...found };
};

/** Reads what an address stands for. */
export const readConfiguration = (source: ConfigurationSource): ReadConfiguration => {
  const { product, scope, search, known, settled } = source;
  const { kept } = product;
  const configurator = withKnownFramings(source.configurator, known);
  const sold = { configurator, known };
  const choice = wallPictureChoices.readAddress(readPairs(search), scope, sold);
  const { state, article, asked, components } = choice;
  const { data, offer, isWhole } = knownComponents(known, article, state, asked);
  const country = product.delivery?.elsewhere;
  const elsewhere = elsewhereOf(known, country, selectionKey(state, components));

  // A choice needs no answer to be shown: what is not known of it is asked for behind it.
  const question = questionOf({ configurator, kept }, state, asked);
  const isSettled = settled === question;
  // Where even the page's own selection has no prices of components, another one will not have them
  // either.
  const isOutage = product.configuration.parts.offer === undefined;
  const lacksComponents = !isWhole && !isOutage;
  const lacksPrice = country !== undefined && elsewhere === undefined;
  const hasFailed = offer === undefined && (isOutage || isSettled);
  return {
    ...choice,
    configurator,
    offer: sold,
    formerFormat: formerFormatOption(configurator, state)?.format,
    nearest: knownNearest(known, state),
    knownComponents: {
      data,
      offer,
      status: hasFailed ? 'failed' : lacksComponents && !isSettled ? 'asking' : 'ready',
    },
    elsewhere: elsewhere ?? (lacksPrice ? (isSettled ? 'unavailable' : 'asking') : undefined),
    names: known.reduce((others, { names }) => ({ ...names, ...others }), product.names),
    choices: [...printComponents(components), ...kept],
    kept,
    question: (lacksComponents || lacksPrice) && !isSettled ? question : undefined,
  };
};
