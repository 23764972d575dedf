/**
 * What the address of a product page stands for, and what there is to be said of it (supporting
 * §4). Every question is asked as soon as what it depends on is known: the lists of prices; then
 * the formats that no list has; then the components and a cheaper format; then the price in another
 * country.
 */
import {
  selectedArticle,
  type Configurator,
  type ConfiguratorState,
} from '../../domain/configurator/configurator.ts';
import type { NearestFormat } from '../../domain/configurator/nearest-format.ts';
import { stateOfSelection, type RequestedSelection } from '../../domain/configurator/selection.ts';
import type {
  ConfiguratorBlock,
  OfferedArticle,
} from '../../domain/products/wall-picture/configurator-block.ts';
import type { PriceElsewhere } from '../../domain/delivery/price-elsewhere.ts';
import {
  acceptedComponents,
  type ComponentOffer,
} from '../../domain/products/wall-picture/component-offer.ts';
import {
  componentsFor,
  type ComponentSelection,
} from '../../domain/products/wall-picture/component-selection.ts';
import { selectionKey } from '../../domain/products/wall-picture/selection-key.ts';
import { E, pipe, TE, type RTE } from '../../fp.ts';
import type { HasArticlePrices } from '../../ports/article-prices.ts';
import type { HasClock } from '../../ports/clock.ts';
import type { HasLog } from '../../ports/log.ts';
import type { HasOptionPrices } from '../../ports/wall-picture/option-prices.ts';
import type { HasPrices, PriceError, PriceScope } from '../../ports/prices.ts';
import {
  extraEntry,
  offeredConfigurator,
  preselectProduct,
  type PricedConfigurator,
} from './configure-picture.ts';
import { offerComponents } from './offer-components.ts';
import { priceElsewhere } from './price-elsewhere.ts';
import { nearestSoldFormat } from '../price-formats.ts';

/** What a page offers, and what its address asks for of it. */
export type ConfigurationQuestion = {
  readonly block: ConfiguratorBlock;
  /** Frames that can be chosen beside what the block lists. */
  readonly framings: readonly OfferedArticle[];
  readonly requested: RequestedSelection;
  /** What is selected where the address asks for nothing: the product of a SKU. */
  readonly preselected: RequestedSelection;
};

/** A configurator with prices, and what is selected of it. */
export type SelectedConfiguration = PricedConfigurator & { readonly state: ConfiguratorState };

/** Prices the configurator of a page, and selects what the address asks for. */
export const selectConfiguration =
  (
    scope: PriceScope,
    { block, framings, requested, preselected }: ConfigurationQuestion,
  ): RTE.ReaderTaskEither<
    HasPrices & HasArticlePrices & HasLog,
    PriceError,
    SelectedConfiguration
  > =>
  (environment) =>
    pipe(
      offeredConfigurator(scope, block, framings)(environment),
      TE.flatMap((offered) =>
        pipe(
          TE.Do,
          TE.apS('extra', extraEntry(scope, offered, requested)(environment)),
          TE.apS('configurator', preselectProduct(scope, offered, preselected)(environment)),
        ),
      ),
      TE.map(({ configurator, extra }) => ({
        configurator,
        extra,
        state: stateOfSelection(configurator, requested, extra),
      })),
    );

/** What is said of a selection beside its price; what cannot be had at the moment is undefined. */
export type CompletedConfiguration = {
  readonly offer: ComponentOffer | undefined;
  readonly nearest: NearestFormat | undefined;
  readonly elsewhere: PriceElsewhere | undefined;
};

/**
 * A selection, the components that are asked for, and the shop of another country if there is one.
 */
type CompletionQuestion = {
  readonly configurator: Configurator;
  readonly state: ConfiguratorState;
  readonly asked: ComponentSelection;
  readonly elsewhere: PriceScope | undefined;
};

type Environment = HasPrices & HasArticlePrices & HasOptionPrices & HasClock & HasLog;

const nearestOf =
  (
    scope: PriceScope,
    { configurator, state }: CompletionQuestion,
  ): RTE.ReaderTaskEither<Environment, never, NearestFormat | undefined> =>
  (environment) => {
    const { extra } = state;
    if (extra?.price === undefined) return TE.right(undefined);
    const { format, price } = extra;
    const article = selectedArticle(configurator, state);
    return pipe(
      nearestSoldFormat(scope, article, { format, price })(environment),
      TE.orElse(() => TE.right<never, NearestFormat | undefined>(undefined)),
    );
  };

const priceIn =
  (
    elsewhere: PriceScope,
    { configurator, state, asked }: CompletionQuestion,
    offer: ComponentOffer | undefined,
  ): RTE.ReaderTaskEither<Environment, never, PriceElsewhere> =>
  (environment) => {
    const article = selectedArticle(configurator, state);
    const components =
      offer === undefined
        ? componentsFor(article, asked)
        : acceptedComponents(article, offer, asked);
    return async () => {
      const priced = await priceElsewhere(
        elsewhere,
        configurator,
        state,
        components,
      )(environment)();
      return E.right({
        selection: selectionKey(state, components),
        price: pipe(
          priced,
          E.getOrElseW(({ kind }) => (kind === 'not-sold' ? kind : 'unavailable')),
        ),
      });
    };
  };

const offerAndPrice =
  (
    scope: PriceScope,
    question: CompletionQuestion,
  ): RTE.ReaderTaskEither<
    Environment,
    never,
    Pick<CompletedConfiguration, 'offer' | 'elsewhere'>
  > =>
  (environment) =>
  async () => {
    const { configurator, state, asked, elsewhere } = question;
    const article = selectedArticle(configurator, state);
    const offered = await offerComponents(scope, article, state.format, asked)(environment)();
    const offer = E.isRight(offered) ? offered.right : undefined;
    if (elsewhere === undefined) return E.right({ offer, elsewhere: undefined });
    const priced = await priceIn(elsewhere, question, offer)(environment)();
    return E.map((there: PriceElsewhere) => ({ offer, elsewhere: there }))(priced);
  };

/**
 * Completes a selection with its components, a cheaper standard format and its price in another
 * country. Failures are logged; the rest is said without what failed.
 */
export const completeConfiguration =
  (
    scope: PriceScope,
    question: CompletionQuestion,
  ): RTE.ReaderTaskEither<Environment, never, CompletedConfiguration> =>
  (environment) =>
    pipe(
      TE.Do,
      TE.apS('nearest', nearestOf(scope, question)(environment)),
      TE.apS('priced', offerAndPrice(scope, question)(environment)),
      TE.map(({ nearest, priced }) => ({ nearest, ...priced })),
    );
