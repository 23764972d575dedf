import { pictureDesigner } from '../../domain/catalogue/designers.ts';
import {
  findFormatOption,
  findMaterial,
  materialValue,
  type Configurator,
  type FormatOption,
  type MaterialOption,
} from '../../domain/configurator/configurator.ts';
import {
  requestedMaterial,
  stateOfSelection,
  type RequestedSelection,
} from '../../domain/configurator/selection.ts';
import {
  offeredArticles,
  startArticle,
  type ConfiguratorBlock,
  type OfferedArticle,
} from '../../domain/products/wall-picture/configurator-block.ts';
import type { FormatLimits } from '../../domain/format/dimension-input.ts';
import { E, pipe, TE, type RTE } from '../../fp.ts';
import type { HasLog } from '../../ports/log.ts';
import type { FormatPriceList, HasPrices, PriceError, PriceScope } from '../../ports/prices.ts';
import type { ExtraFormat } from '../../domain/products/wall-picture/known-pictures.ts';
import type { ArticleType } from '../../domain/catalogue/article-type.ts';
import { usualArticle } from '../../domain/products/article-key.ts';
import type { HasArticlePrices } from '../../ports/article-prices.ts';
import { priceArticles } from '../price-article.ts';
import { reportPriceError, reportSafely, tapLeft } from '../report.ts';

/** A configurator with prices; `extra` is a format that an address asked for. */
export type PricedConfigurator = {
  readonly configurator: Configurator;
  readonly extra: ExtraFormat | undefined;
};

type Offer = {
  readonly article: OfferedArticle;
  readonly list: FormatPriceList;
  readonly isFraming: true | undefined;
};

const articleOf = ({ materialType, frameType }: OfferedArticle): ArticleType => ({
  materialType,
  frameType,
});

/**
 * The configurator of a page. Articles not sold here, and repeated ones, are left out; with none
 * left, or in an outage, there is none. Either is logged once, the first as
 * `error-no-materials-for-frame-type`. `framings` are frames that the block does not list.
 */
export const priceConfigurator =
  (
    scope: PriceScope,
    block: ConfiguratorBlock,
    requested: RequestedSelection,
    framings: readonly OfferedArticle[] = [],
  ): RTE.ReaderTaskEither<HasPrices & HasArticlePrices & HasLog, PriceError, PricedConfigurator> =>
  (environment) =>
    pipe(
      offeredConfigurator(scope, block, framings)(environment),
      TE.flatMap((configurator) =>
        pipe(
          extraEntry(scope, configurator, requested)(environment),
          TE.map((extra) => ({ configurator, extra })),
        ),
      ),
    );

/** `priceConfigurator` before any address asks for something. */
export const offeredConfigurator =
  (
    scope: PriceScope,
    block: ConfiguratorBlock,
    framings: readonly OfferedArticle[],
  ): RTE.ReaderTaskEither<HasPrices & HasLog, PriceError, Configurator> =>
  (environment) =>
    pipe(
      offers(scope, block, framings)(environment),
      TE.flatMap((found) => TE.fromEither(configuratorOf(block, found))),
      TE.tapError((error) => TE.fromIO(() => reportUnpriced(environment.log, block, error))),
    );

const valueOf = ({ materialType, frameType }: OfferedArticle): string =>
  materialValue(materialType, frameType);

/** An option's value names it within its configurator, so repetitions are dropped. */
const distinctArticles = (
  block: ConfiguratorBlock,
  framings: readonly OfferedArticle[] = [],
): readonly OfferedArticle[] => {
  const articles = [...offeredArticles(block), ...framings];
  return articles.filter(
    (article, index) =>
      articles.findIndex((other) => valueOf(other) === valueOf(article)) === index,
  );
};

const offers =
  (
    scope: PriceScope,
    block: ConfiguratorBlock,
    framings: readonly OfferedArticle[],
  ): RTE.ReaderTaskEither<HasPrices, PriceError, readonly Offer[]> =>
  ({ prices }) =>
  async () => {
    const answers = await Promise.all(
      distinctArticles(block, framings).map(async (article) => ({
        article,
        answer: await prices.formats(scope, articleOf(article))(),
      })),
    );
    const failure = answers.find(
      ({ answer }) => E.isLeft(answer) && answer.left.kind !== 'article-unknown',
    )?.answer;
    if (failure !== undefined && E.isLeft(failure)) return failure;
    return E.right(
      answers.flatMap(({ article, answer }) =>
        E.isRight(answer)
          ? [{ article, list: answer.right, isFraming: framings.includes(article) || undefined }]
          : [],
      ),
    );
  };

const optionOf = ({ article, list, isFraming }: Offer): MaterialOption => ({
  value: valueOf(article),
  materialType: article.materialType,
  context: article.frameType === undefined ? {} : { frameType: article.frameType },
  isFraming,
  formats: list.featured,
  initiallySelectedFormat: list.initialFormat,
  pricesEnd: list.pricesEnd,
});

const configuratorOf = (
  block: ConfiguratorBlock,
  found: readonly Offer[],
): E.Either<PriceError, Configurator> => {
  const [first, ...others] = found.map(optionOf);
  return first === undefined
    ? E.left({ kind: 'article-unknown' })
    : E.right({
        product: pictureDesigner,
        offersFrames: block.product === 'photoFrame' ? true : undefined,
        options: [first, ...others],
        labels: block.labels,
        startsWith: valueOf(startArticle(block)),
      });
};

/**
 * A format that no list has, with its price, and what the material costs in it without and with
 * its other frames. One that cannot be made is ignored, as is an outage, which is logged.
 */
export const extraEntry =
  (
    scope: PriceScope,
    configurator: Configurator,
    requested: RequestedSelection,
  ): RTE.ReaderTaskEither<HasArticlePrices & HasLog, never, ExtraFormat | undefined> =>
  (environment) => {
    const { format } = requested;
    const { value, formats, materialType } = requestedMaterial(configurator, requested);
    if (format === undefined || findFormatOption(formats, format) !== undefined)
      return TE.right(undefined);
    const alike = configurator.options.filter((option) => option.materialType === materialType);
    const articles = alike.map(({ context }) =>
      usualArticle({ materialType, ...context }, format, scope.locale),
    );
    return pipe(
      priceArticles(scope, articles)(environment),
      TE.match(
        () => undefined,
        (prices) => {
          const beside = Object.fromEntries(
            alike.flatMap((option, index) => {
              const price = prices[index];
              return price === undefined ? [] : [[option.value, price] as const];
            }),
          );
          const price = beside[value];
          return price && { format, price, beside };
        },
      ),
      TE.fromTask,
    );
  };

/**
 * Preselects a product (supporting §4); a material not offered, or a format that cannot be made,
 * changes nothing.
 */
export const preselectProduct =
  (
    scope: PriceScope,
    configurator: Configurator,
    product: RequestedSelection,
  ): RTE.ReaderTaskEither<HasArticlePrices & HasLog, never, Configurator> =>
  (environment) =>
  async () => {
    const { material } = product;
    if (material === undefined || findMaterial(configurator, material) === undefined)
      return E.right(configurator);
    const extra = await extraEntry(scope, configurator, product)(environment)();
    const { format, price } = (E.isRight(extra) && extra.right) || {};
    return E.right({
      ...configurator,
      preselected: stateOfSelection(configurator, product, format && { format, price }),
    });
  };

/** For the dialog with more formats. */
export type MaterialFormats = {
  readonly material: string;
  readonly formats: readonly FormatOption[];
};

/** Every standard format of every material of a configurator (supporting §4, "more formats"). */
export const moreFormats =
  (
    scope: PriceScope,
    configurator: Configurator,
  ): RTE.ReaderTaskEither<HasPrices & HasLog, PriceError, readonly MaterialFormats[]> =>
  ({ prices, log }) =>
    pipe(
      configurator.options,
      TE.traverseArray(({ value, materialType, context }) =>
        pipe(
          prices.formats(scope, { materialType, ...context }),
          TE.map(({ all }) => ({ material: value, formats: all })),
        ),
      ),
      TE.tapError((error) => TE.fromIO(() => reportPriceError(log, error))),
    );

/** What a material can be made in, for the dialog with an own format. */
export const formatLimits =
  (
    scope: PriceScope,
    option: MaterialOption,
  ): RTE.ReaderTaskEither<HasPrices & HasLog, PriceError, FormatLimits> =>
  ({ prices, log }) =>
    tapLeft(
      prices.limits(scope, { materialType: option.materialType, ...option.context }),
      (error) => reportPriceError(log, error),
    );

/** What is not sold here at all is logged differently. */
const reportUnpriced = (log: HasLog['log'], block: ConfiguratorBlock, error: PriceError): void => {
  if (error.kind === 'article-unknown')
    reportSafely(log, 'error-no-materials-for-frame-type', {
      materials: distinctArticles(block).map(valueOf).join(' '),
    });
  else reportPriceError(log, error);
};
