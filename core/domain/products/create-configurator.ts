import { E, pipe } from '../../fp.ts';
import { isProductKind } from '../catalogue/product-kinds.ts';
import {
  shopProductOfConfiguratorKind,
  type ConfiguredProduct,
} from '../catalogue/shop-products.ts';
import { equalFormats } from '../format/format.ts';
import { readFormat } from '../format/parse-format.ts';
import { parseCollageId } from './collage/collage-id.ts';
import { identifierParameter } from '../designer/parameter-codecs.ts';
import { isLocale } from '../locale/locale.ts';
import { localeTable, type LengthUnit, type Locale } from '../locale/locales.ts';
import {
  parsePriceRecord,
  type PriceRecord,
  type PriceRecordError,
} from '../money/price-record.ts';
import {
  findMaterial,
  startFormat,
  type AnyConfigurator,
  type ConfiguratorContext,
  type ConfiguratorLabel,
  type ConfiguratorOption,
  type FormatOption,
} from '../configurator/configurator.ts';
import { optionVocabularies, readOptionValue } from './option-values.ts';

/** An option in plain texts and numbers. */
export type ConfiguratorOptionInput = {
  /** A material, with a frame after a plus sign, or a type of photo box or photo book. */
  readonly value: string;
  readonly labelTranslationKey?: string | undefined;
  /** The design of this option, in place of the configurator's; empty is as good as absent. */
  readonly designId?: string | undefined;
  /**
   * The formats in their order, `WxH` in tenths of the unit (of a photo book: the millimetres of
   * `photobookFormatTable`), with what they cost: one price, a record of both, or nothing where the
   * format is not available.
   */
  readonly formats: Readonly<Record<string, number | string | PriceRecord | null | undefined>>;
  /** One of the formats; the first where it is absent. */
  readonly initiallySelectedFormat?: string | undefined;
};

/** A configurator in plain texts and numbers, for scripts (supporting §3, "Configurator"). */
export type ConfiguratorInput = {
  /** Decides the currency and, for wall pictures, the unit. */
  readonly locale: string;
  /** One of `productKinds`. */
  readonly product: string;
  readonly options: readonly ConfiguratorOptionInput[];
  /** The value of the option that is selected at first; the first one where it is absent. */
  readonly selectedValue?: string | undefined;
  readonly designId?: string | undefined;
  readonly labels?: readonly ConfiguratorLabel[] | undefined;
};

/**
 * Why there is no configurator: a word is unknown; there is no option, or one comes twice, or has no
 * format; a format or price is malformed; the initial format is not in its list; a collage has no
 * design, or the product's designer does not take the design id.
 */
export type ConfiguratorError =
  | { readonly kind: 'unknown-locale' | 'unknown-product'; readonly text: string }
  | { readonly kind: 'no-options' | 'collage-without-design' }
  | { readonly kind: 'malformed-design'; readonly designId: string }
  | {
      readonly kind: 'unknown-option' | 'repeated-option' | 'option-without-formats';
      readonly option: string;
    }
  | {
      readonly kind: 'malformed-option-format' | 'unlisted-initial-format';
      readonly option: string;
      readonly format: string;
    }
  | {
      readonly kind: 'malformed-option-price';
      readonly option: string;
      readonly format: string;
      readonly reason: PriceRecordError;
    };

type Result<Value> = E.Either<ConfiguratorError, Value>;

/** What all options of a configurator have in common. */
type Basis = { readonly product: ConfiguredProduct; readonly locale: Locale };

/** Photo prints, boxes and books count in millimetres, which are tenths of centimetres. */
const unitOf = ({ product, locale }: Basis): LengthUnit =>
  optionVocabularies[product] === 'material' ? localeTable[locale].lengthUnit : 'cm';

/**
 * Makes a configurator out of plain texts and numbers, or says why not. `initialConfiguratorState` and
 * `applyConfiguratorCommand` work on it, as on one from the price service.
 */
export const createConfigurator = (input: ConfiguratorInput): Result<AnyConfigurator> => {
  const { locale, designId, selectedValue, options, labels = [] } = input;
  if (!isLocale(locale)) return E.left({ kind: 'unknown-locale', text: locale });
  if (!isProductKind(input.product))
    return E.left({ kind: 'unknown-product', text: input.product });
  const product = shopProductOfConfiguratorKind(input.product);
  if (product === 'collage' && !options.every((option) => option.designId || designId))
    return E.left({ kind: 'collage-without-design' });
  const malformed = [input, ...options].find((one) => !isDesignOf(product, one.designId));
  if (malformed !== undefined)
    return E.left({ kind: 'malformed-design', designId: malformed.designId ?? '' });
  const context: ConfiguratorContext | undefined = designId ? { designId } : undefined;
  return pipe(
    options,
    E.traverseArray((option) => optionOf({ product, locale }, option)),
    E.flatMap(distinctOptions),
    E.flatMap((distinct) =>
      preselect({ product, options: distinct, labels, context }, selectedValue),
    ),
  );
};

/** The designs of collages have numbers, all others any identifier; none is fine. */
const isDesignOf = (product: ConfiguredProduct, designId: string | undefined): boolean =>
  !designId ||
  E.isRight<unknown>(
    product === 'collage' ? parseCollageId(designId) : identifierParameter(designId),
  );

const preselect = (
  configurator: AnyConfigurator,
  value: string | undefined,
): Result<AnyConfigurator> => {
  if (value === undefined) return E.right(configurator);
  const article = readOptionValue(configurator.product, value);
  const option = article && findMaterial(configurator, article.value);
  return option === undefined
    ? E.left({ kind: 'unknown-option', option: value })
    : E.right({
        ...configurator,
        preselected: { material: option.value, format: startFormat(option) },
      });
};

const distinctOptions = (
  options: readonly ConfiguratorOption[],
): Result<AnyConfigurator['options']> => {
  const [first, ...others] = options;
  if (first === undefined) return E.left({ kind: 'no-options' });
  const repeated = others.find(
    ({ value }, index) => options.findIndex((option) => option.value === value) <= index,
  );
  return repeated === undefined
    ? E.right([first, ...others])
    : E.left({ kind: 'repeated-option', option: repeated.value });
};

const optionOf = (basis: Basis, input: ConfiguratorOptionInput): Result<ConfiguratorOption> => {
  const { value, labelTranslationKey, designId } = input;
  const article = readOptionValue(basis.product, value);
  if (article === undefined) return E.left({ kind: 'unknown-option', option: value });
  const context = designId ? { ...article.context, designId } : article.context;
  return pipe(
    Object.entries(input.formats),
    E.traverseArray(([format, price]) => formatOption(basis, value, format, price)),
    E.flatMap(([first, ...others]): Result<ConfiguratorOption> => {
      if (first === undefined) return E.left({ kind: 'option-without-formats', option: value });
      const text = input.initiallySelectedFormat;
      const initial = text === undefined ? first : findInitial(basis, [first, ...others], text);
      return initial === undefined
        ? E.left({ kind: 'unlisted-initial-format', option: value, format: text ?? '' })
        : E.right({
            ...article,
            labelTranslationKey,
            context,
            formats: [first, ...others],
            initiallySelectedFormat: initial.format,
          });
    }),
  );
};

const findInitial = (
  basis: Basis,
  formats: readonly FormatOption[],
  text: string,
): FormatOption | undefined => {
  const wanted = readFormat(unitOf(basis), text);
  return wanted && formats.find(({ format }) => equalFormats(format, wanted));
};

const formatOption = (
  basis: Basis,
  option: string,
  text: string,
  price: ConfiguratorOptionInput['formats'][string],
): Result<FormatOption> => {
  const format = readFormat(unitOf(basis), text);
  if (format === undefined)
    return E.left({ kind: 'malformed-option-format', option, format: text });
  if (price === undefined || price === null) return E.right({ format });
  const record = typeof price === 'object' ? price : { priceOriginal: price, priceCurrent: price };
  return pipe(
    parsePriceRecord(localeTable[basis.locale].currency, record),
    E.mapLeft((reason): ConfiguratorError => ({
      kind: 'malformed-option-price',
      option,
      format: text,
      reason,
    })),
    E.map((parsed) => ({ format, price: parsed })),
  );
};
