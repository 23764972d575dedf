import type { ConfiguratorBlock } from '../../../../core/domain/products/wall-picture/configurator-block.ts';
import {
  findFormatOption,
  findMaterial,
  initialConfiguratorState,
  type Configurator,
  type MaterialOption,
} from '../../../../core/domain/configurator/configurator.ts';
import { withLegibleLabels } from '../../../../core/domain/configurator/label-colours.ts';
import type { RequestedSelection } from '../../../../core/domain/configurator/selection.ts';
import { equalFormats, printFormat } from '../../../../core/domain/format/format.ts';
import type { Locale } from '../../../../core/domain/locale/locales.ts';
import type { QueryPair } from '../../../../core/domain/query/query.ts';
import { wallPictureKeys } from '../../../../core/domain/products/wall-picture/wall-picture-keys.ts';
import { pictureDesigner } from '../../../../core/domain/catalogue/designers.ts';
import { withOwnQuery } from '../../../../core/domain/routing/page-keys.ts';
import { acceptedQuery } from '../../../../core/domain/products/page-query.ts';
import { E } from '../../../../core/fp.ts';
import {
  completeConfiguration,
  selectConfiguration,
  type CompletedConfiguration,
} from '../../../../core/usecases/wall-picture/configure-product.ts';
import { memoizeByIdentity } from '../../../memoize-by-identity.ts';
import { dialogLinks } from './dialogs/dialog-links.ts';
import { dialogs } from './dialogs/registry.ts';
import { loadDialog } from '../../dialogs/load-dialog.ts';
import type { RedirectAnswer } from '../../requests/loaded-page.ts';
import { showsWallPicture } from './shows-wall-picture.ts';
import { shippingCost } from '../../../../core/domain/delivery/shipping-cost.ts';
import { marketOf } from '../../../../core/domain/locale/markets.ts';
import type { ProductOffers, ProductRequest, SoldProduct, UnpricedProduct } from '../product.ts';
import type { StorefrontRequest } from '../../requests/storefront-request.ts';
import { answerSku } from './answer-sku.ts';
import {
  askedConfiguration,
  type OptionsOfPage,
  type ProductSettings,
} from './asked-configuration.ts';
import { configurationFacts, framingOptions, namesOfFramings } from './configuration-facts.ts';
import type { ConfiguratorData } from './configurator-data.ts';
import { drawUnpriced } from './unpriced-product.tsx';
import {
  loadCountryElsewhere,
  loadProductDelivery,
} from '../../configurator/load-product-delivery.ts';

/**
 * The addresses of the pages that sell other materials than the selected one. Where pages name each
 * other for that one, an editor has to mend them; the page that was asked for sells it meanwhile.
 */
const pagesThatSell = async (
  { ports, url }: StorefrontRequest,
  { hrefs, isCircle }: Pick<OptionsOfPage, 'hrefs' | 'isCircle'>,
  material: string,
): Promise<ConfiguratorData['pages']> => {
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
export const loadConfigurator = async <Block extends ConfiguratorBlock>(
  asked: ProductRequest<Block>,
  settings: ProductSettings<Block>,
): Promise<SoldProduct<ConfiguratorData> | UnpricedProduct | RedirectAnswer> => {
  const { request, decision, block } = asked;
  const { ports } = request;
  const notHere = await settings.redirect(asked);
  if (notHere !== undefined) return notHere;
  const { names, swatches, ...materialPages } = settings.pageOf(asked);
  const read = askedConfiguration(asked, settings);
  const { scope, query, question, components, country, destinations } = read;
  const there = country.kind === 'elsewhere' ? country.destination : undefined;
  // These two say whether the page is shown at all: before that nothing else is asked.
  const [ofSku, pages] = await Promise.all([
    answerSku(request, decision),
    pagesThatSell(request, materialPages, read.selected.material ?? ''),
  ]);
  if (ofSku?.kind === 'redirect') return ofSku;
  const otherPage = redirectToPage(request, pages, read.selected);
  if (otherPage !== undefined) return otherPage;
  const [found, delivery, abroad] = await Promise.all([
    selectConfiguration(scope, question)(ports)(),
    loadProductDelivery(request, scope, 'wall-picture', destinations),
    there && loadCountryElsewhere(request, decision, 'wall-picture', there),
  ]);
  if (E.isLeft(found)) {
    const draw: UnpricedProduct['draw'] = (head) => drawUnpriced({ ...head, block, names });
    return { kind: 'unpriced', draw };
  }
  const selected = found.right;
  const allNames = withFramings(names, scope.locale, framingOptions(selected.configurator));
  const elsewhere = there && { channel: scope.channel, locale: there.locale };
  const { requested } = question;
  const [completed, dialog] = await Promise.all([
    completeConfiguration(scope, { ...selected, asked: components, elsewhere })(ports)(),
    loadDialog(dialogs, query('dialog') ?? '', {
      ...asked,
      scope,
      query,
      requested,
      ...selected,
      names: allNames,
    }),
  ]);
  if (dialog !== undefined && 'kind' in dialog) return dialog;
  const facts: CompletedConfiguration = E.isRight(completed) ? completed.right : nothingKnown;
  const configurator = keptConfigurator(selected.configurator);
  const isUnknownSku =
    ofSku?.kind === 'unknown-sku' || isRefused(configurator, requested, read.ofSku);
  return {
    kind: 'product',
    product: {
      product: 'wall-picture',
      headline: block.headline,
      startLabel: block.startLabel,
      motif: block.motif,
      names: allNames,
      swatches,
      pages,
      designer: pictureDesigner,
      designerBase: ports.designerBases[pictureDesigner],
      configurator,
      configuration: configurationFacts(scope.locale, question, selected, facts),
      delivery: delivery && {
        ...delivery,
        elsewhere: abroad && facts.elsewhere && { ...abroad, ...facts.elsewhere },
      },
      kept: there === undefined ? [] : [['country', there.country]],
      unknown: [
        ...(isUnknownSku ? (['sku'] as const) : []),
        ...(country.kind === 'not-served' ? (['country'] as const) : []),
      ],
      dialogLinks: dialogLinks(scope.locale),
      dialog,
    },
    isShared:
      selected.extra === undefined &&
      dialog === undefined &&
      showsWallPicture(scope.locale, request.url.search, configurator),
    offers: offersOf(scope.locale, configurator),
  };
};

/** Of a selection nothing is known but its price. */
const nothingKnown: CompletedConfiguration = {
  offer: undefined,
  nearest: undefined,
  elsewhere: undefined,
};

const keptOffers = memoizeByIdentity<ProductOffers | undefined>();

/** The price that stands on the page as it starts. */
const offersOf = (locale: Locale, configurator: Configurator): ProductOffers | undefined =>
  keptOffers([locale, configurator], () => {
    const { material, format: shown } = initialConfiguratorState(configurator);
    const { formats = [], pricesEnd } = findMaterial(configurator, material) ?? {};
    const shownPrice = findFormatOption(formats, shown)?.price?.priceCurrent;
    return (
      shownPrice && {
        shownPrice,
        shownDelivery: shippingCost(marketOf(locale), shown),
        pricesEnd,
      }
    );
  });

/** True if a page without a selection in its address cannot preselect the picture of its SKU. */
const isRefused = (
  configurator: Configurator,
  { material }: RequestedSelection,
  sku: RequestedSelection,
): boolean => {
  if (material !== undefined || sku.format === undefined) return false;
  const { preselected } = configurator;
  return (
    preselected === undefined ||
    preselected.material !== sku.material ||
    !equalFormats(preselected.format, sku.format)
  );
};

const configurators = memoizeByIdentity<Configurator>();

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
    withLegibleLabels(configurator),
  );
};

const namesOfAll = memoizeByIdentity<ConfiguratorData['names']>();

/** The names of all options, including those that a selection brings. */
const withFramings = (
  names: ConfiguratorData['names'],
  locale: Locale,
  framings: readonly MaterialOption[],
): ConfiguratorData['names'] =>
  namesOfAll([names, locale, framings.map(({ value }) => value).join(' ')], () => ({
    ...names,
    ...namesOfFramings(locale, framings),
  }));

/** Query keys that select a material; all others go along to the material's page. */
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
  pages: ConfiguratorData['pages'],
  { material = '', format }: RequestedSelection,
): RedirectAnswer | undefined => {
  const href = pages[material];
  if (href === undefined) return undefined;
  const [materialType = '', frameType] = material.split('+');
  const pairs: readonly QueryPair[] = [
    ['materialType', materialType],
    ...(frameType === undefined ? [] : [['frameType', frameType] as const]),
    ...(format === undefined ? [] : [['formatType', printFormat(format)] as const]),
    ...acceptedQuery('wall-picture', request.url.search).filter(
      ([name]) => !materialKeys.has(name),
    ),
  ];
  return {
    kind: 'redirect',
    location: `${href}${withOwnQuery(wallPictureKeys, '', pairs)}`,
    status: 302,
  };
};
