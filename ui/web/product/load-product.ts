import {
  initialCalculatorState,
  materialValue,
  type Calculator,
  type FormatOption,
} from '../../../core/domain/calculator/calculator.ts';
import {
  readSelection,
  requestedMaterial,
  selectionQuery,
  type QueryReader,
  type RequestedSelection,
} from '../../../core/domain/calculator/selection.ts';
import { readSku } from '../../../core/domain/calculator/sku.ts';
import {
  frameLabel,
  framedMaterialLabel,
  materialLabel,
} from '../../../core/domain/catalogue/labels.ts';
import type { CalculatorBlock } from '../../../core/domain/content/blocks/calculator.ts';
import type { ContentPicture } from '../../../core/domain/content/content-picture.ts';
import type { Page } from '../../../core/domain/content/page.ts';
import {
  readOwnFormat,
  type FormatLimits,
  type OwnFormatError,
} from '../../../core/domain/format/dimension-input.ts';
import { formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import type { PageDecision } from '../../../core/domain/routing/route-decision.ts';
import { E } from '../../../core/fp.ts';
import {
  formatLimits,
  moreFormats,
  preselectProduct,
  priceCalculator,
  type MaterialFormats,
} from '../../../core/usecases/configure-wall-picture.ts';
import type { PriceScope } from '../../../core/ports/prices.ts';
import type { StorefrontRequest } from '../storefront-request.ts';
import type { RedirectAnswer } from '../loaded-page.ts';
import { loadDelivery, type DeliveryData } from './load-delivery.ts';
import { withPageQuery } from './page-query.ts';

/** The dialog that an address opens, with what it needs. */
export type DialogData =
  | { readonly kind: 'more-formats'; readonly materials: readonly MaterialFormats[] }
  | {
      readonly kind: 'own-format';
      readonly limits: FormatLimits;
      readonly typed: { readonly width: string; readonly height: string };
      readonly errors: readonly OwnFormatError[];
    }
  | { readonly kind: 'unavailable' };

/** What a material option is called: the material, its frame, and both in one. */
export type MaterialNames = {
  readonly name: string;
  readonly frameName: string | undefined;
  readonly fullName: string;
};

/** What a product page needs beside its content; without `calculator` there are no prices. */
type ProductData = {
  readonly headline: string;
  readonly startLabel: string;
  readonly motif: ContentPicture;
  readonly names: Readonly<Record<string, MaterialNames>>;
  readonly designerBase: string;
  readonly calculator: Calculator | undefined;
  readonly extra: FormatOption | undefined;
  readonly delivery: DeliveryData | undefined;
  readonly dialog: DialogData | undefined;
};

/** A product with its prices: what the browser gets. */
export type PricedProductData = ProductData & { readonly calculator: Calculator };

/** Whether a product has its prices. */
export const isPriced = (product: ProductData | undefined): product is PricedProductData =>
  product?.calculator !== undefined;

/** What loading a product comes to: the product, or the address of a selection that was sent. */
type LoadedProduct = { readonly kind: 'product'; readonly product: ProductData } | RedirectAnswer;

/** Loads the calculator of a page, priced for its site; undefined for a page without one. */
export const loadProduct = async (
  request: StorefrontRequest,
  { site, locale }: PageDecision,
  { calculator: block, sku }: Page,
): Promise<LoadedProduct | undefined> => {
  if (block === undefined) return undefined;
  const scope = { channel: site.channel, locale };
  const query: QueryReader = (name) => request.url.searchParams.get(name);
  const requested = readSelection(formatUnitOf(locale), query);
  const [priced, delivery] = await Promise.all([
    priceCalculator(scope, block, requested)(request.ports)(),
    loadDelivery(request.ports, scope),
  ]);
  const { calculator: offered, extra } = E.isRight(priced)
    ? priced.right
    : { calculator: undefined, extra: undefined };
  const product = readSku(formatUnitOf(locale), query('sku') ?? sku ?? '');
  const preselected = offered && (await preselectProduct(scope, offered, product)(request.ports)());
  const calculator = preselected && E.isRight(preselected) ? preselected.right : offered;
  const opened = calculator && (await loadDialog(request, scope, calculator, requested, query));
  if (opened?.kind === 'redirect') return opened;
  return {
    kind: 'product',
    product: {
      headline: block.headline,
      startLabel: block.startLabel,
      motif: block.motif,
      names: namesOf(scope, block),
      designerBase: request.ports.designerBases['photo-frame'],
      calculator,
      extra,
      delivery,
      dialog: opened,
    },
  };
};

const namesOf = (
  { locale }: PriceScope,
  { materials }: CalculatorBlock,
): Readonly<Record<string, MaterialNames>> =>
  Object.fromEntries(
    materials.map(({ materialType, frameType }) => [
      materialValue(materialType, frameType),
      {
        name: materialLabel(locale, materialType),
        frameName: frameType === undefined ? undefined : frameLabel(locale, frameType),
        fullName: framedMaterialLabel(locale, materialType, frameType),
      },
    ]),
  );

const loadDialog = async (
  request: StorefrontRequest,
  scope: PriceScope,
  calculator: Calculator,
  requested: RequestedSelection,
  query: QueryReader,
): Promise<DialogData | RedirectAnswer | undefined> => {
  switch (query('dialog')) {
    case 'calculator-more-formats':
      return loadMoreFormats(request, scope, calculator);
    case 'calculator-own-format':
      return loadOwnFormat(request, scope, calculator, requested, query);
    default:
      return undefined;
  }
};

const loadMoreFormats = async (
  { ports }: StorefrontRequest,
  scope: PriceScope,
  calculator: Calculator,
): Promise<DialogData> => {
  const materials = await moreFormats(scope, calculator)(ports)();
  return E.isRight(materials)
    ? { kind: 'more-formats', materials: materials.right }
    : { kind: 'unavailable' };
};

/**
 * The own-format dialog. A form that was sent without JavaScript arrives here: a format that can be
 * made becomes the selection, any other comes back with what was typed and what is wrong.
 */
const loadOwnFormat = async (
  { ports, url }: StorefrontRequest,
  scope: PriceScope,
  calculator: Calculator,
  requested: RequestedSelection,
  query: QueryReader,
): Promise<DialogData | RedirectAnswer> => {
  const option = requestedMaterial(calculator, requested);
  const limits = await formatLimits(scope, option)(ports)();
  if (E.isLeft(limits)) return { kind: 'unavailable' };
  const typed = { width: query('width') ?? '', height: query('height') ?? '' };
  const isSent = query('width') !== null && query('height') !== null;
  const result = readOwnFormat(formatUnitOf(scope.locale), limits.right, typed);
  if (isSent && result.kind === 'format') {
    const state = {
      ...initialCalculatorState(calculator),
      material: option.value,
      format: result.format,
    };
    const selection = withPageQuery('', selectionQuery(calculator, state));
    return { kind: 'redirect', location: `${url.pathname}${selection}`, status: 302 };
  }
  return {
    kind: 'own-format',
    limits: limits.right,
    typed,
    errors: isSent && result.kind === 'refused' ? result.errors : [],
  };
};
