import type { CollagesBlock } from '../../../../core/domain/products/collage/collages-block.ts';
import {
  printMadeAs,
  readCollageSelection,
} from '../../../../core/domain/products/collage/collage-selection.ts';
import { acceptedQuery } from '../../../../core/domain/products/page-query.ts';
import { E } from '../../../../core/fp.ts';
import { showCollageTemplates } from '../../../../core/usecases/collage/show-collage.ts';
import { loadedBlock } from '../../../blocks/draw-blocks.tsx';
import type { BlockRequest } from '../../../blocks/block-loader.ts';
import { loadCollage, showsCollages } from './block/loader.ts';
import { shippingHref } from '../../../blocks/shipping-href.ts';
import { buttonMessages } from '../../../components/button/messages.ts';
import { configuratorMessages } from '../../../components/option-list/messages.ts';
import { deliveryMessages } from '../../../components/delivery/messages.ts';
import { formatChoiceMessages } from '../../../components/format-choice/messages.ts';
import { formatTileMessages } from '../../../components/format-tile/messages.ts';
import { linkMessages } from '../../../components/link/messages.ts';
import { noticeMessages } from '../../../components/notice/messages.ts';
import { priceMessages } from '../../../components/price/messages.ts';
import { wishButtonMessages } from '../../../components/wish-button/messages.ts';
import { readsSelection } from '../../configurator/reads-selection.ts';
import { resolveLink } from '../../shell/resolve-link.ts';
import { siteLinks } from '../../shell/site-links.ts';
import type { ProductOnServer, ProductRequest } from '../product.ts';
import type { CollageAnswer, CollageData } from './collage-data.ts';
import { componentFacts } from './component-facts.ts';
import { collageBlockMessages } from './messages.ts';
import { CollagesBlockView, loadDeliveredCollages } from './collages-block.tsx';

const blockRequest = ({ request, decision }: ProductRequest<CollagesBlock>): BlockRequest => ({
  scope: { channel: decision.site.channel, locale: decision.locale },
  search: request.url.search,
  ports: request.ports,
});

/** The server's part of collages. */
export const collageOnServer: ProductOnServer<CollagesBlock, CollageData> = {
  block: loadedBlock({
    load: loadDeliveredCollages,
    View: CollagesBlockView,
    isShared: showsCollages,
  }),
  load: async (asked) => {
    const { request, decision, block } = asked;
    const { locale } = decision;
    const collages = await loadDeliveredCollages(block, blockRequest(asked));
    if (collages === undefined) throw new Error('Collages are always loaded.');
    const links = siteLinks(request, decision.canonicalPath);
    return {
      kind: 'product',
      product: {
        product: 'collage',
        designer: 'collage',
        designerBase: request.ports.designerBases.collage,
        dialog: undefined,
        block,
        collages,
        shippingHref: shippingHref((url) => resolveLink(links, url), locale),
      },
      isShared: showsCollages(collages) && readsSelection(request.url.search, 'collage'),
      offers: undefined,
      status: collages.offer.shown?.missing === undefined ? 200 : 404,
    };
  },
  answer: async (asked) => {
    const { request, decision, block } = asked;
    const query = acceptedQuery('collage', request.url.search);
    const selection = readCollageSelection(decision.locale, query);
    const { tileCount, orientation } = selection;
    if (tileCount === undefined && orientation === undefined) {
      const collage = await loadCollage(block, blockRequest(asked), selection);
      const answer: CollageAnswer = {
        kind: 'configuration',
        selection,
        ...collage,
        componentFacts: componentFacts(blockRequest(asked).scope, collage.work),
      };
      const isShared =
        collage.shown !== undefined &&
        collage.shown.missing === undefined &&
        printMadeAs(selection) === '';
      return { answer, isShared };
    }
    const { scope, ports } = blockRequest(asked);
    const wish = { tileCount, orientation };
    const found = await showCollageTemplates(scope, wish)(ports)();
    if (E.isLeft(found)) return undefined;
    const answer: CollageAnswer = { kind: 'configuration', wish, templates: found.right };
    // Any number of photos could be asked for, also those that no template has.
    const isShared = tileCount === undefined || found.right.tileCounts.includes(tileCount);
    return { answer, isShared };
  },
  messages: [
    buttonMessages,
    collageBlockMessages,
    configuratorMessages,
    deliveryMessages,
    formatChoiceMessages,
    formatTileMessages,
    linkMessages,
    noticeMessages,
    priceMessages,
    wishButtonMessages,
  ],
};
