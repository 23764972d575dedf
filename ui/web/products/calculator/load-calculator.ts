import {
  initialCalculatorState,
  type Calculator,
} from '../../../../core/domain/calculator/calculator.ts';
import {
  readSelection,
  requestedMaterial,
  selectionQuery,
  type RequestedSelection,
} from '../../../../core/domain/calculator/selection.ts';
import { readSku } from '../../../../core/domain/calculator/sku.ts';
import type { CalculatorBlock } from '../../../../core/domain/content/blocks/calculator.ts';
import type { Page } from '../../../../core/domain/content/page.ts';
import { shippingRate } from '../../../../core/domain/delivery/shipping-cost.ts';
import { readOwnFormat } from '../../../../core/domain/format/dimension-input.ts';
import { printFormat } from '../../../../core/domain/format/format.ts';
import { formatUnitOf } from '../../../../core/domain/locale/locale-units.ts';
import type { Market } from '../../../../core/domain/locale/locales.ts';
import type { QueryPair } from '../../../../core/domain/query/query.ts';
import { withOwnQuery, type PageKey } from '../../../../core/domain/routing/page-keys.ts';
import { acceptedQuery, readPageQuery } from '../../../../core/domain/routing/page-query.ts';
import type { PageDecision } from '../../../../core/domain/routing/route-decision.ts';
import { E } from '../../../../core/fp.ts';
import type { PriceScope } from '../../../../core/ports/prices.ts';
import {
  formatLimits,
  moreFormats,
  preselectProduct,
  priceCalculator,
} from '../../../../core/usecases/configure-picture.ts';
import type { RedirectAnswer } from '../../loaded-page.ts';
import { loadDelivery } from '../../shell/load-delivery.ts';
import type { StorefrontRequest } from '../../storefront-request.ts';
import type {
  CalculatorData,
  DialogData,
  OptionNames,
  ProductDelivery,
} from './calculator-data.ts';

/** The kinds of pages that have a calculator of materials and formats. */
export type CalculatorPageKind = 'wall-picture' | 'photo-frame';

/** What the loaders of product pages get. */
export type ProductRequest<Block extends CalculatorBlock> = {
  readonly request: StorefrontRequest;
  readonly decision: PageDecision;
  readonly page: Page;
  readonly block: Block;
};

/** The pages that sell materials of a calculator. */
type MaterialPages = {
  /** Their addresses by the material's value; one that the page sells itself is left out. */
  readonly hrefs: Readonly<Record<string, string>>;
  /** Whether the pages from that address on only name each other for the material. */
  readonly isCircle: (material: string, href: string) => Promise<boolean>;
};

/** Every material is sold by the page itself. */
export const noMaterialPages: MaterialPages = { hrefs: {}, isCircle: async () => false };

type Settings = {
  readonly kind: CalculatorPageKind;
  readonly names: Readonly<Record<string, OptionNames>>;
  readonly pages: MaterialPages;
};

type Asked = {
  readonly request: StorefrontRequest;
  readonly scope: PriceScope;
  readonly kind: CalculatorPageKind;
  readonly query: (key: PageKey<'wall-picture'>) => string | undefined;
  readonly requested: RequestedSelection;
};

/**
 * The addresses of the pages that sell other materials than the selected one. Where pages name each
 * other for that one, an editor has to mend them; the page that was asked for sells it meanwhile.
 */
const pagesThatSell = async (
  { request: { ports, url } }: Asked,
  { hrefs, isCircle }: MaterialPages,
  material: string,
): Promise<MaterialPages['hrefs']> => {
  const href = hrefs[material];
  if (href === undefined || !(await isCircle(material, href))) return hrefs;
  const { host, pathname } = url;
  ports.log.report('material-pages-circular', { host, path: pathname, material });
  return Object.fromEntries(Object.entries(hrefs).filter(([value]) => value !== material));
};

/**
 * Loads the calculator of a page with its prices, delivery and open dialog. An address that selects
 * what another page sells is answered with that page.
 */
export const loadCalculator = async (
  { request, decision: { site, locale }, page, block }: ProductRequest<CalculatorBlock>,
  { kind, names, pages: materialPages }: Settings,
): Promise<CalculatorData | RedirectAnswer> => {
  const scope = { channel: site.channel, locale };
  const unit = formatUnitOf(locale);
  const query = readPageQuery<CalculatorPageKind>(kind, request.url.search);
  const requested = readSelection(unit, query);
  const asked = { request, scope, kind, query, requested };
  const querySku = readSku(unit, query('sku') ?? '');
  const selected = requested.material === undefined ? querySku : requested;
  const pages = await pagesThatSell(asked, materialPages, selected.material ?? '');
  const elsewhere = redirectToPage(asked, pages, selected);
  if (elsewhere !== undefined) return elsewhere;
  const [priced, delivery] = await Promise.all([
    priceCalculator(scope, block, requested)(request.ports)(),
    loadProductDelivery(request, site.market, scope),
  ]);
  const { calculator: offered, extra } = E.isRight(priced)
    ? priced.right
    : { calculator: undefined, extra: undefined };
  const product = query('sku') === undefined ? readSku(unit, page.sku ?? '') : querySku;
  const preselected = offered && (await preselectProduct(scope, offered, product)(request.ports)());
  const calculator = preselected && E.isRight(preselected) ? preselected.right : offered;
  const dialog = calculator && (await loadDialog(asked, calculator));
  if (dialog?.kind === 'redirect') return dialog;
  return {
    headline: block.headline,
    startLabel: block.startLabel,
    motif: block.motif,
    names,
    pages,
    designerBase: request.ports.designerBases['photo-frame'],
    calculator,
    extra,
    delivery,
    dialog,
  };
};

/** Delivery with what each size class costs, so that the page names the cost of any format. */
const loadProductDelivery = async (
  { ports }: StorefrontRequest,
  market: Market,
  scope: PriceScope,
): Promise<ProductDelivery | undefined> => {
  const delivery = await loadDelivery(ports, scope);
  return (
    delivery && {
      promise: delivery.promise,
      costs: {
        parcel: shippingRate(market, 'parcel'),
        bulky: shippingRate(market, 'bulky'),
      },
    }
  );
};

/** What says which material is selected; the rest of a query goes along to the material's page. */
const materialKeys: ReadonlySet<string> = new Set([
  'material',
  'materialType',
  'frameType',
  'formatType',
  'sku',
]);

/** The page that sells the selected material, with all that the address says beside it. */
const redirectToPage = (
  { request, kind }: Asked,
  pages: MaterialPages['hrefs'],
  { material = '', format }: RequestedSelection,
): RedirectAnswer | undefined => {
  const href = pages[material];
  if (href === undefined) return undefined;
  const [materialType = '', frameType] = material.split('+');
  const pairs: readonly QueryPair[] = [
    ['materialType', materialType],
    ...(frameType === undefined ? [] : [['frameType', frameType] as const]),
    ...(format === undefined ? [] : [['formatType', printFormat(format)] as const]),
    ...acceptedQuery(kind, request.url.search).filter(([name]) => !materialKeys.has(name)),
  ];
  return { kind: 'redirect', location: `${href}${withOwnQuery(kind, '', pairs)}`, status: 302 };
};

const loadDialog = async (
  asked: Asked,
  calculator: Calculator,
): Promise<DialogData | RedirectAnswer | undefined> => {
  switch (asked.query('dialog')) {
    case 'calculator-more-formats':
      return loadMoreFormats(asked, calculator);
    case 'calculator-own-format':
      return loadOwnFormat(asked, calculator);
    default:
      return undefined;
  }
};

const loadMoreFormats = async (
  { request, scope }: Asked,
  calculator: Calculator,
): Promise<DialogData> => {
  const materials = await moreFormats(scope, calculator)(request.ports)();
  return E.isRight(materials)
    ? { kind: 'more-formats', materials: materials.right }
    : { kind: 'unavailable' };
};

/** What is chosen of the product beside material and format, and stays as it is. */
const otherChoices = ({ request, kind }: Asked): readonly QueryPair[] =>
  acceptedQuery(kind, request.url.search).filter(([name]) => name === 'matType');

/**
 * The own-format dialog. A form that was sent without JavaScript arrives here: a format that can be
 * made becomes the selection, any other comes back with what was typed and what is wrong.
 */
const loadOwnFormat = async (
  asked: Asked,
  calculator: Calculator,
): Promise<DialogData | RedirectAnswer> => {
  const { request, scope, requested, query, kind } = asked;
  const option = requestedMaterial(calculator, requested);
  const limits = await formatLimits(scope, option)(request.ports)();
  if (E.isLeft(limits)) return { kind: 'unavailable' };
  const [width, height] = [query('width'), query('height')];
  const typed = { width: width ?? '', height: height ?? '' };
  const isSent = width !== undefined && height !== undefined;
  const result = readOwnFormat(formatUnitOf(scope.locale), limits.right, typed);
  if (isSent && result.kind === 'format') {
    const state = {
      ...initialCalculatorState(calculator),
      material: option.value,
      format: result.format,
    };
    const pairs = [...selectionQuery(calculator, state), ...otherChoices(asked)];
    const location = `${request.url.pathname}${withOwnQuery(kind, '', pairs)}`;
    return { kind: 'redirect', location, status: 302 };
  }
  return {
    kind: 'own-format',
    limits: limits.right,
    typed,
    errors: isSent && result.kind === 'refused' ? result.errors : [],
  };
};
