/** What the address of a product page asks for, before anybody has been asked. */
import { framesForMaterial } from '../../../core/domain/catalogue/frame-holds.ts';
import { isMaterialType } from '../../../core/domain/catalogue/materials.ts';
import { readSelection } from '../../../core/domain/configurator/selection.ts';
import { readSku } from '../../../core/domain/configurator/sku.ts';
import {
  startArticle,
  type CalculatorBlock,
  type OfferedArticle,
} from '../../../core/domain/content/blocks/calculator.ts';
import type { Page } from '../../../core/domain/content/page.ts';
import {
  askedCountry,
  type AskedCountry,
  type DeliveryCountry,
} from '../../../core/domain/delivery/destinations.ts';
import { formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import {
  readPartWish,
  type PartWish,
} from '../../../core/domain/products/wall-picture/part-wish.ts';
import { readPairs } from '../../../core/domain/query/query.ts';
import type { PageKey } from '../../../core/domain/routing/page-keys.ts';
import { readPageQuery } from '../../../core/domain/routing/page-query.ts';
import type { PageDecision } from '../../../core/domain/routing/route-decision.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import type { ConfigurationQuestion } from '../../../core/usecases/configure-product.ts';
import type { StorefrontRequest } from '../storefront-request.ts';
import type { ConfiguratorPageKind } from './configurator-page.ts';
import { destinationsOfPage } from './load-product-delivery.ts';

/** What the loaders of product pages get. */
export type ProductRequest<Block extends CalculatorBlock> = {
  readonly request: StorefrontRequest;
  readonly decision: PageDecision;
  readonly page: Page;
  readonly block: Block;
};

/** A page's query, as far as it accepts it. */
type AskedConfiguration = {
  readonly scope: ShopScope;
  readonly query: (key: PageKey<ConfiguratorPageKind>) => string | undefined;
  readonly question: ConfigurationQuestion;
  /** What the SKU of the address selects by itself. */
  readonly ofSku: ConfigurationQuestion['requested'];
  /** What decides about the page that sells it: the selection, else the SKU's. */
  readonly selected: ConfigurationQuestion['requested'];
  readonly wish: PartWish;
  readonly destinations: readonly DeliveryCountry[];
  readonly country: AskedCountry;
};

/**
 * The frames around the selected material of wall pictures; which of them are sold, their prices
 * say. Frames are sold as products of their own, too: there the frame is what is chosen first.
 */
const framesAround = (block: CalculatorBlock, material: string): readonly OfferedArticle[] => {
  const [name = ''] = material.split('+');
  const materialType = isMaterialType(name) ? name : startArticle(block).materialType;
  return block.product === 'photoFrame'
    ? []
    : framesForMaterial(materialType).map((frameType) => ({ materialType, frameType }));
};

/** Reads what the address of a product page asks for. */
export const askedConfiguration = (
  { request, decision, page, block }: ProductRequest<CalculatorBlock>,
  kind: ConfiguratorPageKind,
): AskedConfiguration => {
  const { site, locale } = decision;
  const { search } = request.url;
  const unit = formatUnitOf(locale);
  const query = readPageQuery<ConfiguratorPageKind>(kind, search);
  const requested = readSelection(unit, query);
  const ofSku = readSku(unit, query('sku') ?? '');
  const selected = requested.material === undefined ? ofSku : requested;
  const destinations = destinationsOfPage(request, decision, page);
  return {
    scope: { channel: site.channel, locale },
    query,
    question: {
      block,
      framings: framesAround(block, selected.material ?? ''),
      requested,
      preselected: query('sku') === undefined ? readSku(unit, page.sku ?? '') : ofSku,
    },
    ofSku,
    selected,
    wish: readPartWish(readPairs(search)),
    destinations,
    country: askedCountry(locale, destinations, query('country')),
  };
};
