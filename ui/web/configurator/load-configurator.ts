import {
  readSelection,
  stateOfSelection,
  type RequestedSelection,
} from '../../../core/domain/configurator/selection.ts';
import {
  findMaterial,
  materialValue,
  startOption,
  type Configurator,
  type ConfiguratorState,
} from '../../../core/domain/configurator/configurator.ts';
import {
  frameLabel,
  framedMaterialLabel,
  materialLabel,
} from '../../../core/domain/catalogue/labels.ts';
import { withLegibleLabels } from '../../../core/domain/configurator/label-colours.ts';
import { readSku } from '../../../core/domain/configurator/sku.ts';
import type {
  CalculatorBlock,
  OfferedArticle,
} from '../../../core/domain/content/blocks/calculator.ts';
import type { Page } from '../../../core/domain/content/page.ts';
import { askedCountry } from '../../../core/domain/delivery/destinations.ts';
import { equalFormats, printFormat } from '../../../core/domain/format/format.ts';
import { formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import type { QueryPair } from '../../../core/domain/query/query.ts';
import { withOwnQuery } from '../../../core/domain/routing/page-keys.ts';
import { acceptedQuery, readPageQuery } from '../../../core/domain/routing/page-query.ts';
import type { PageDecision } from '../../../core/domain/routing/route-decision.ts';
import { E } from '../../../core/fp.ts';
import type { PriceScope } from '../../../core/ports/prices.ts';
import { nearestCheaperFormat } from '../../../core/usecases/price-formats.ts';
import { preselectProduct, priceConfigurator } from '../../../core/usecases/configure-picture.ts';
import { keptByInputs, lastingObject } from '../../kept-by-inputs.ts';
import { dialogLinks, loadDialog } from '../dialogs/load-dialog.ts';
import type { RedirectAnswer } from '../loaded-page.ts';
import type { StorefrontRequest } from '../storefront-request.ts';
import type { ConfiguratorData, CheaperFormat, Swatch } from './configurator-data.ts';
import type { ConfiguratorPageKind, OptionNames } from './configurator-page.ts';
import { framesAround, loadParts } from './load-parts.ts';
import { answerSku } from './answer-sku.ts';
import { destinationsOfPage, loadElsewhere, loadProductDelivery } from './load-product-delivery.ts';

/** What the loaders of product pages get. */
export type ProductRequest<Block extends CalculatorBlock> = {
  readonly request: StorefrontRequest;
  readonly decision: PageDecision;
  readonly page: Page;
  readonly block: Block;
};

/** The pages that sell materials of a configurator. */
type MaterialPages = {
  /** Their addresses by the material's value; one that the page sells itself is left out. */
  readonly hrefs: Readonly<Record<string, string>>;
  /** Whether the pages from that address on only name each other for the material. */
  readonly isCircle: (material: string, href: string) => Promise<boolean>;
};

/** Every material is sold by the page itself. */
export const noMaterialPages: MaterialPages = { hrefs: {}, isCircle: async () => false };

type Settings = {
  readonly kind: ConfiguratorPageKind;
  readonly names: Readonly<Record<string, OptionNames>>;
  readonly swatches: Readonly<Record<string, Swatch>>;
  readonly pages: MaterialPages;
};

/**
 * The addresses of the pages that sell other materials than the selected one. Where pages name each
 * other for that one, an editor has to mend them; the page that was asked for sells it meanwhile.
 */
const pagesThatSell = async (
  { ports, url }: StorefrontRequest,
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
 * Loads the configurator of a page with its prices, delivery and open dialog. An address that selects
 * what another page sells is answered with that page.
 */
export const loadConfigurator = async (
  asked: ProductRequest<CalculatorBlock>,
  { kind, names, swatches, pages: materialPages }: Settings,
): Promise<ConfiguratorData | RedirectAnswer> => {
  const { request, decision, page, block } = asked;
  const { site, locale } = decision;
  const scope = { channel: site.channel, locale };
  const unit = formatUnitOf(locale);
  const ofSku = await answerSku(request, decision, kind);
  if (ofSku?.kind === 'redirect') return ofSku;
  const query = readPageQuery<ConfiguratorPageKind>(kind, request.url.search);
  const requested = readSelection(unit, query);
  const querySku = readSku(unit, query('sku') ?? '');
  const selected = requested.material === undefined ? querySku : requested;
  const pages = await pagesThatSell(request, materialPages, selected.material ?? '');
  const elsewhere = redirectToPage(request, kind, pages, selected);
  if (elsewhere !== undefined) return elsewhere;
  const framings = framesAround(block, selected.material ?? '');
  const destinations = destinationsOfPage(request, decision, page);
  const country = askedCountry(locale, destinations, query('country'));
  const [priced, delivery] = await Promise.all([
    priceConfigurator(scope, block, requested, framings)(request.ports)(),
    loadProductDelivery(request, scope, destinations),
  ]);
  const { configurator: offered, extra } = E.isRight(priced)
    ? priced.right
    : { configurator: undefined, extra: undefined };
  const product = query('sku') === undefined ? readSku(unit, page.sku ?? '') : querySku;
  const preselected = offered && (await preselectProduct(scope, offered, product)(request.ports)());
  const configurator = preselected && E.isRight(preselected) ? preselected.right : offered;
  const sold = framings.filter(
    ({ materialType, frameType }) =>
      configurator && findMaterial(configurator, materialValue(materialType, frameType)),
  );
  const allNames = withFramings(names, locale, sold);
  const state = configurator && stateOfSelection(configurator, requested, extra);
  const nearest = configurator && state && loadNearest(request, scope, configurator, state);
  const parts = configurator && state && loadParts(request, scope, configurator, state);
  const abroad =
    configurator && state && country.kind === 'elsewhere'
      ? loadElsewhere(request, decision, country.destination, {
          configurator,
          state,
          offer: (await parts)?.offer,
        })
      : undefined;
  const dialog =
    configurator &&
    state &&
    (await loadDialog({
      ...asked,
      kind,
      scope,
      query,
      requested,
      configurator,
      state,
      names: allNames,
    }));
  if (dialog !== undefined && 'kind' in dialog) return dialog;
  return {
    headline: block.headline,
    startLabel: block.startLabel,
    motif: block.motif,
    names: allNames,
    swatches,
    pages,
    designerBase: request.ports.designerBases['photo-frame'],
    configurator: configurator && keptConfigurator(configurator),
    extra,
    nearest: await nearest,
    parts: await parts,
    delivery: delivery && { ...delivery, elsewhere: await abroad },
    kept: country.kind === 'elsewhere' ? [['country', country.destination.country]] : [],
    unknown: [
      ...(ofSku?.kind === 'unknown-sku' || isRefused(configurator, requested, querySku)
        ? (['sku'] as const)
        : []),
      ...(country.kind === 'not-served' ? (['country'] as const) : []),
    ],
    dialogLinks: dialogLinks(locale),
    dialog,
  };
};

/** Whether a page without a selection in its address cannot preselect the picture of its SKU. */
const isRefused = (
  configurator: Configurator | undefined,
  { material }: RequestedSelection,
  sku: RequestedSelection,
): boolean => {
  if (configurator === undefined || material !== undefined || sku.format === undefined)
    return false;
  const { preselected } = configurator;
  return (
    preselected === undefined ||
    preselected.material !== sku.material ||
    !equalFormats(preselected.format, sku.format)
  );
};

const configurators = keptByInputs<Configurator>();

/**
 * The configurator as a page shows it: the same object for every selection, as long as its prices and
 * its labels are the same ones.
 */
const keptConfigurator = (configurator: Configurator): Configurator => {
  const { product, options, labels, startsWith, preselected } = configurator;
  if (preselected !== undefined) return withLegibleLabels(configurator);
  const ofOptions = options.flatMap((option) => {
    const { formats, initiallySelectedFormat, pricesEnd, value, isFraming } = option;
    return [formats, initiallySelectedFormat, pricesEnd, value, isFraming];
  });
  return configurators([labels, product, startsWith, ...ofOptions], () =>
    lastingObject(withLegibleLabels(configurator)),
  );
};

/** The standard format that saves something beside the own one that is selected. */
const loadNearest = async (
  { ports }: StorefrontRequest,
  scope: PriceScope,
  configurator: Configurator,
  { material, extra }: ConfiguratorState,
): Promise<CheaperFormat | undefined> => {
  if (extra?.price === undefined) return undefined;
  const { format, price } = extra;
  const { materialType, context } =
    findMaterial(configurator, material) ?? startOption(configurator);
  const article = { materialType, frameType: context.frameType };
  const found = await nearestCheaperFormat(scope, article, { format, price })(ports)();
  return E.isRight(found) && found.right ? { ...found.right, own: format, material } : undefined;
};

/** What the frames around the selected material are called together with it. */
const framingNames = (
  locale: Locale,
  framings: readonly OfferedArticle[],
): Readonly<Record<string, OptionNames>> =>
  Object.fromEntries(
    framings.map(({ materialType, frameType }) => [
      materialValue(materialType, frameType),
      {
        name: materialLabel(locale, materialType),
        detail: frameType && frameLabel(locale, frameType),
        fullName: framedMaterialLabel(locale, materialType, frameType),
      },
    ]),
  );

const namesOfAll = keptByInputs<Settings['names']>();

/** What all options are called, those that a selection brings included. */
const withFramings = (
  names: Settings['names'],
  locale: Locale,
  sold: readonly OfferedArticle[],
): Settings['names'] => {
  const values = sold.map(({ materialType, frameType }) => materialValue(materialType, frameType));
  return namesOfAll([names, locale, values.join(' ')], () =>
    lastingObject({ ...names, ...framingNames(locale, sold) }),
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
  request: StorefrontRequest,
  kind: ConfiguratorPageKind,
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
