import type { ConfiguratorBlock } from '../../../../core/domain/products/wall-picture/configurator-block.ts';
import {
  findFormatOption,
  findMaterial,
  initialConfiguratorState,
  type Configurator,
  type MaterialOption,
} from '../../../../core/domain/configurator/configurator.ts';
import { refusesSku } from '../../../../core/domain/configurator/selection.ts';
import { withLegibleLabels } from '../../../../core/domain/configurator/label-colours.ts';
import type { Locale } from '../../../../core/domain/locale/locales.ts';
import { pictureDesigner } from '../../../../core/domain/catalogue/designers.ts';
import { extraWorkingDays } from '../../../../core/domain/delivery/production-days.ts';
import { E } from '../../../../core/fp.ts';
import {
  completeConfiguration,
  selectConfiguration,
} from '../../../../core/usecases/wall-picture/configure-product.ts';
import { findPage } from '../../../../core/usecases/wall-picture/find-page.ts';
import { memoizeByIdentity } from '../../../memoize-by-identity.ts';
import { dialogs } from './dialogs/registry.ts';
import { loadDialog } from '../../dialogs/load-dialog.ts';
import type { RedirectAnswer } from '../../requests/loaded-page.ts';
import { showsWallPicture } from './shows-wall-picture.ts';
import type { ProductOffers, ProductRequest, SoldProduct, UnpricedProduct } from '../product.ts';
import { askedConfiguration, type ProductSettings } from './asked-configuration.ts';
import { configurationFacts, framingOptions, namesOfFramings } from './configuration-facts.ts';
import type { ConfiguratorData } from './configurator-data.ts';
import { materialPages } from './material-pages.ts';
import { drawUnpriced } from './unpriced-product.tsx';
import {
  loadCountryElsewhere,
  loadProductDelivery,
} from '../../configurator/load-product-delivery.ts';

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
  const { names, swatches, pages } = settings.pageOf(asked);
  const read = askedConfiguration(asked, settings);
  const { scope, query, question, components, country, destinations, ofSku } = read;
  const { requested } = question;
  // Says whether this page is shown at all: before that nothing else is asked.
  const page = await findPage({
    ...request,
    ...read,
    decision,
    block,
    requested,
    pages,
    pagesOf: (other, named) => materialPages(request, other, named),
  })(ports)();
  if (E.isLeft(page)) return { kind: 'redirect', location: page.left.location, status: 302 };
  const there = country.kind === 'elsewhere' ? country.destination : undefined;
  const elsewhere = there && { channel: scope.channel, locale: there.locale };
  const configured = async () => {
    const found = await selectConfiguration(scope, question)(ports)();
    if (E.isLeft(found)) return undefined;
    const selected = found.right;
    const allNames = withFramings(names, scope.locale, framingOptions(selected.configurator));
    const forDialog = { ...asked, scope, query, requested, ...selected, names: allNames };
    const [completed, dialog] = await Promise.all([
      completeConfiguration(scope, { ...selected, asked: components, elsewhere })(ports)(),
      loadDialog(dialogs, query('dialog') ?? '', forDialog),
    ]);
    return { selected, allNames, facts: E.toUnion(completed), dialog };
  };
  const [loaded, delivery, abroad] = await Promise.all([
    configured(),
    loadProductDelivery(request, scope, 'wall-picture', destinations),
    there && loadCountryElsewhere(request, decision, 'wall-picture', there),
  ]);
  if (loaded === undefined) {
    const draw: UnpricedProduct['draw'] = (head) => drawUnpriced({ ...head, block, names });
    return { kind: 'unpriced', draw };
  }
  const { selected, allNames, facts, dialog } = loaded;
  if (dialog !== undefined && 'kind' in dialog) return dialog;
  const configurator = keptConfigurator(selected.configurator);
  const isUnknownSku = page.right.isUnknownSku || refusesSku(configurator, requested, ofSku);
  return {
    kind: 'product',
    product: {
      product: 'wall-picture',
      headline: block.headline,
      startLabel: block.startLabel,
      motif: block.motif,
      names: allNames,
      swatches,
      pages: page.right.pages,
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
      dialog,
    },
    isShared:
      selected.extra === undefined &&
      dialog === undefined &&
      showsWallPicture(scope.locale, request.url.search, configurator),
    offers: offersOf(configurator),
  };
};

const keptOffers = memoizeByIdentity<ProductOffers | undefined>();

/** The price that stands on the page as it starts. */
const offersOf = (configurator: Configurator): ProductOffers | undefined =>
  keptOffers([configurator], () => {
    const { material, format } = initialConfiguratorState(configurator);
    const option = findMaterial(configurator, material);
    const shownPrice = findFormatOption(option?.formats ?? [], format)?.price?.priceCurrent;
    if (option === undefined || shownPrice === undefined) return undefined;
    const { materialType, context, pricesEnd } = option;
    const { frameType } = context;
    const extraDays = extraWorkingDays({ materialType, frameType, format });
    return { shownPrice, shownFormat: format, extraDays, pricesEnd };
  });

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
