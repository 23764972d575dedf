/** Reads the configuration of an address, as far as this document knows: no browser, no React. */
import {
  formerFormatOption,
  selectedArticle,
  type Configurator,
  type ConfiguratorState,
} from '../../../../core/domain/configurator/configurator.ts';
import type { NearestFormat } from '../../../../core/domain/configurator/nearest-format.ts';
import { readSelection, selectionQuery } from '../../../../core/domain/configurator/selection.ts';
import type { Format } from '../../../../core/domain/format/format.ts';
import type { LengthUnit } from '../../../../core/domain/locale/locales.ts';
import { acceptedComponents } from '../../../../core/domain/products/wall-picture/part-offer.ts';
import {
  namedComponents,
  printComponents,
  readComponents,
  componentsFor,
  type ComponentSelection,
  type PartedArticle,
} from '../../../../core/domain/products/wall-picture/component-selection.ts';
import { selectionKey } from '../../../../core/domain/products/wall-picture/selection-key.ts';
import { readPairs, type QueryPair } from '../../../../core/domain/query/query.ts';
import { withOwnQuery } from '../../../../core/domain/routing/page-keys.ts';
import { wallPictureKeys } from '../../../../core/domain/products/wall-picture/wall-picture-keys.ts';
import type {
  DeliveryElsewhere,
  KnownElsewhere,
  ProductDelivery,
} from '../../configurator/product-delivery.ts';
import type { OptionNames } from './option-names.ts';
import {
  knownNearest,
  knownParts,
  knownState,
  withKnownFramings,
  type ConfiguredProduct,
  type KnownConfiguration,
  type KnownParts,
} from './known-configurations.ts';

type PartsUse = Pick<KnownParts, 'data' | 'offer'> & {
  /** `failed` where the prices of the parts cannot be had. */
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
  readonly lengthUnit: LengthUnit;
  readonly search: string;
  readonly known: readonly KnownConfiguration[];
  /** The query that was answered last, whatever came of it. */
  readonly settled: string | undefined;
};

/** The state is the address; nothing else keeps it. */
export type ReadConfiguration = {
  readonly configurator: Configurator;
  readonly state: ConfiguratorState;
  /** The format that was chosen before the material changed, where it can be had again. */
  readonly formerFormat: Format | undefined;
  /** A standard format close to the own one that is chosen, which costs less. */
  readonly nearest: NearestFormat | undefined;
  /** The article of the state, and what is chosen of it beside its format. */
  readonly article: PartedArticle;
  readonly components: ComponentSelection;
  /** As the address asks, available or not. */
  readonly asked: ComponentSelection;
  /** As far as they are known. */
  readonly parts: PartsUse;
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

/** The query pairs of a selection; the next article's parts take the place of this one's. */
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
  const { product, lengthUnit, search, known, settled } = source;
  const { kept } = product;
  const query = new URLSearchParams(search);
  const asked = readComponents(readPairs(search));
  const configurator = withKnownFramings(source.configurator, known);
  const state = knownState(
    configurator,
    known,
    readSelection(lengthUnit, (name) => query.get(name)),
  );
  const article = selectedArticle(configurator, state);
  const { data, offer, isWhole } = knownParts(known, article, state, asked);
  const components =
    offer === undefined ? componentsFor(article, asked) : acceptedComponents(article, offer, asked);
  const country = product.delivery?.elsewhere;
  const elsewhere = elsewhereOf(known, country, selectionKey(state, components));

  // A choice needs no answer to be shown: what is not known of it is asked for behind it.
  const question = questionOf({ configurator, kept }, state, asked);
  const isSettled = settled === question;
  // Where even the page's own selection has no prices of parts, another one will not have them either.
  const isOutage = product.configuration.parts.offer === undefined;
  const lacksParts = !isWhole && !isOutage;
  const lacksPrice = country !== undefined && elsewhere === undefined;
  const hasFailed = offer === undefined && (isOutage || isSettled);
  return {
    configurator,
    state,
    formerFormat: formerFormatOption(configurator, state)?.format,
    nearest: knownNearest(known, state),
    article,
    components,
    asked,
    parts: {
      data,
      offer,
      status: hasFailed ? 'failed' : lacksParts && !isSettled ? 'asking' : 'ready',
    },
    elsewhere: elsewhere ?? (lacksPrice ? (isSettled ? 'unavailable' : 'asking') : undefined),
    names: known.reduce((others, { names }) => ({ ...names, ...others }), product.names),
    choices: [...printComponents(components), ...kept],
    kept,
    question: (lacksParts || lacksPrice) && !isSettled ? question : undefined,
  };
};
