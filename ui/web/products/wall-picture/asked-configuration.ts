/** Reads the configuration that an address asks for. */
import { readSelection } from '../../../../core/domain/configurator/selection.ts';
import { readSku } from '../../../../core/domain/configurator/sku.ts';
import type {
  ConfiguratorBlock,
  OfferedArticle,
} from '../../../../core/domain/products/wall-picture/configurator-block.ts';
import {
  askedCountry,
  type AskedCountry,
  type DeliveryCountry,
} from '../../../../core/domain/delivery/destinations.ts';
import { formatUnitOf } from '../../../../core/domain/locale/locale-units.ts';
import {
  readComponents,
  type ComponentSelection,
} from '../../../../core/domain/products/wall-picture/component-selection.ts';
import { readPairs, type QueryPairs } from '../../../../core/domain/query/query.ts';
import type { WallPictureKey } from '../../../../core/domain/products/wall-picture/wall-picture-keys.ts';
import { acceptedQuery } from '../../../../core/domain/products/page-query.ts';
import type { ShopScope } from '../../../../core/ports/scope.ts';
import type { ConfigurationQuestion } from '../../../../core/usecases/wall-picture/configure-product.ts';
import type { ProductRequest } from '../product.ts';
import type { ConfiguratorData } from './configurator-data.ts';
import { destinationsOfPage } from '../../configurator/load-product-delivery.ts';

/** The options of a page: names, pictures and the pages that sell them, by their values. */
export type OptionsOfPage = Pick<ConfiguratorData, 'names' | 'swatches' | 'pages'>;

/** Of one configuration of a product: all that differs from the others on the server. */
export type ProductSettings<Block extends ConfiguratorBlock> = {
  /** Frames that can be chosen around a material beside what the block lists. */
  readonly framings: (block: Block, material: string) => readonly OfferedArticle[];
  readonly pageOf: (asked: ProductRequest<Block>) => OptionsOfPage;
};

/** A page's query, as far as it accepts it. */
type AskedConfiguration = {
  readonly scope: ShopScope;
  readonly pairs: QueryPairs;
  readonly query: (key: WallPictureKey) => string | undefined;
  readonly question: ConfigurationQuestion;
  /** The selection of the address's SKU. */
  readonly ofSku: ConfigurationQuestion['requested'];
  readonly components: ComponentSelection;
  readonly destinations: readonly DeliveryCountry[];
  readonly country: AskedCountry;
};

/** Reads what the address of a product page asks for. */
export const askedConfiguration = <Block extends ConfiguratorBlock>(
  { request, decision, page, block }: ProductRequest<Block>,
  { framings }: Pick<ProductSettings<Block>, 'framings'>,
): AskedConfiguration => {
  const { site, locale } = decision;
  const { search } = request.url;
  const unit = formatUnitOf(locale);
  const pairs = acceptedQuery('wall-picture', search);
  const values: ReadonlyMap<string, string> = new Map(pairs);
  const query = (key: WallPictureKey) => values.get(key);
  const requested = readSelection(unit, query);
  const ofSku = readSku(unit, query('sku') ?? '');
  const { material = '' } = requested.material === undefined ? ofSku : requested;
  const destinations = destinationsOfPage(request, decision, page);
  return {
    scope: { channel: site.channel, locale },
    pairs,
    query,
    question: {
      block,
      framings: framings(block, material),
      requested,
      preselected: query('sku') === undefined ? readSku(unit, page.sku ?? '') : ofSku,
    },
    ofSku,
    components: readComponents(readPairs(search)),
    destinations,
    country: askedCountry(locale, destinations, query('country')),
  };
};
