/** The blocks of products where they are not live: the server's part of each says how they are drawn. */
import type { PageProductId, ProductBlocks } from '../../../core/domain/products/products.ts';
import type { DesignOverviewBlock } from '../../../core/domain/products/overviews.ts';
import type { BlockViewProps } from '../../blocks/block-view.ts';
import type { RegisteredBlock } from '../../blocks/draw-blocks.tsx';
import { lazyComponent } from '../navigation/lazy-component.tsx';
import { overviewOnServer, productOnServer } from './load-product.ts';
import { pageProducts, products } from './registry.ts';

const blockOf = <Id extends PageProductId>(id: Id): RegisteredBlock<ProductBlocks[Id]> => {
  const load = async () => (await productOnServer(id)).block;
  const View = lazyComponent<BlockViewProps<ProductBlocks[Id]>>(async () => (await load()).View);
  return {
    mode: 'static',
    View: (props) => <View {...props} />,
    load: async (...asked) => {
      const block = await load();
      return (await block.load?.(...asked)) ?? block;
    },
    reads: products[id].blockReadsAddress ? id : undefined,
  };
};

type Views<Id extends PageProductId> = {
  readonly [Name in Id]: RegisteredBlock<ProductBlocks[Name]>;
};

const viewsOf = <Id extends PageProductId>(ids: readonly Id[]): Views<Id> => {
  const views: { -readonly [Name in Id]?: Views<Id>[Name] } = {};
  const isWhole = (made: Partial<Views<Id>>): made is Views<Id> => ids.every((id) => id in made);
  for (const id of ids) views[id] = blockOf(id);
  if (!isWhole(views)) throw new Error('Each product has a block.');
  return views;
};

export const productBlockViews = viewsOf(pageProducts);

const OverviewView = lazyComponent<BlockViewProps<DesignOverviewBlock>>(
  async () => (await overviewOnServer()).block.View,
);

/** The overview of designs. */
export const designOverviewBlock: RegisteredBlock<DesignOverviewBlock> = {
  mode: 'interactive',
  View: (props) => <OverviewView {...props} />,
  load: async (...asked) => {
    const { block } = await overviewOnServer();
    return (await block.load?.(...asked)) ?? block;
  },
  reads: 'design-overview',
};
