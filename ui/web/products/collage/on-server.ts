import type { CollagesBlock } from '../../../../core/domain/products/collage/collages-block.ts';
import { readCollageSelection } from '../../../../core/domain/products/collage/collage-selection.ts';
import { readPageQuery } from '../../../../core/domain/products/page-query.ts';
import { loadedBlock } from '../../../blocks/draw-blocks.tsx';
import { CollagesBlockView } from './block/collages.tsx';
import type { BlockRequest } from '../../../blocks/block-loader.ts';
import { loadCollage, loadCollages, showsCollages } from './block/loader.ts';
import { shippingHref } from '../../../blocks/shipping-href.ts';
import { buttonMessages } from '../../../components/button/messages.ts';
import { collageChoiceMessages } from '../../../components/collage-choice/messages.ts';
import { collageTemplatesMessages } from '../../../components/collage-templates/messages.ts';
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

const blockRequest = ({ request, decision }: ProductRequest<CollagesBlock>): BlockRequest => ({
  scope: { channel: decision.site.channel, locale: decision.locale },
  search: request.url.search,
  ports: request.ports,
});

/** The server's part of collages. */
export const collageOnServer: ProductOnServer<CollagesBlock, CollageData> = {
  block: loadedBlock({
    load: loadCollages,
    View: CollagesBlockView,
    isShared: showsCollages,
  }),
  load: async (asked) => {
    const { request, decision, block } = asked;
    const { locale } = decision;
    const collages = await loadCollages(block, blockRequest(asked));
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
    };
  },
  answer: async (asked) => {
    const { request, decision, block } = asked;
    const query = readPageQuery('collage', request.url.search);
    const { designId } = readCollageSelection(decision.locale, query);
    const collage = await loadCollage(block, blockRequest(asked), { designId });
    const answer: CollageAnswer = { kind: 'configuration', designId, ...collage };
    const isShared = collage.shown !== undefined && collage.shown.missing === undefined;
    return { answer, isShared };
  },
  messages: [
    buttonMessages,
    collageChoiceMessages,
    collageTemplatesMessages,
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
