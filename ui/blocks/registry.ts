import type { BlocksByKind, PlainBlocksByKind } from '../../core/domain/content/blocks/registry.ts';
import type { RefusedBlock } from '../../core/domain/content/blocks/refused.ts';
import { designOverviewBlock, productBlockViews } from '../web/products/product-blocks.tsx';
import { abBlockView } from './ab/ab.tsx';
import { ContactFormBlockView } from './contact-form/contact-form.tsx';
import { loadContactPersons } from './contact-persons/loader.ts';
import { ContactPersonsBlockView } from './contact-persons/contact-persons.tsx';
import { loadCountdown } from './countdown/loader.ts';
import { CartBlockView } from './cart/cart.tsx';
import { CheckoutBlockView } from './checkout/checkout.tsx';
import { CountdownBlockView } from './countdown/countdown.tsx';
import { CustomerAccountBlockView } from './customer-account/customer-account.tsx';
import { liveCountdown } from './countdown/live.ts';
import { drawBlocksWith, loadedBlock, type RegisteredBlock } from './draw-blocks.tsx';
import { loadLastOrders } from './last-orders/loader.ts';
import { LastOrdersBlockView } from './last-orders/last-orders.tsx';
import { loadMaterialComparison } from './material-comparison/loader.ts';
import { liveComparison } from './material-comparison/live.ts';
import { MaterialComparisonBlockView } from './material-comparison/material-comparison.tsx';
import { liveNewsletter } from './newsletter/live.ts';
import { NewsletterBlockView } from './newsletter/newsletter.tsx';
import { livePictureSets } from './picture-sets/live.ts';
import { loadPictureSets } from './picture-sets/loader.ts';
import { PictureSetsBlockView } from './picture-sets/picture-sets.tsx';
import { loadProductTiles } from './product-tiles/loader.ts';
import { ProductTilesBlockView } from './product-tiles/product-tiles.tsx';
import { AccordionBlockView } from './accordion/accordion.tsx';
import { BreadcrumbBlockView } from './breadcrumb/breadcrumb.tsx';
import { DownloadBlockView } from './download/download.tsx';
import { GalleryBlockView } from './gallery/gallery.tsx';
import { GuaranteeNoticeBlockView } from './guarantee-notice/guarantee-notice.tsx';
import { HelpBlockView } from './help/help.tsx';
import { loadHelp } from './help/loader.ts';
import { HeroBlockView } from './hero/hero.tsx';
import { ImageTextBlockView } from './image-text/image-text.tsx';
import { NavigationLinksBlockView } from './navigation-links/navigation-links.tsx';
import { OrderBlockView } from './order/order.tsx';
import { QuestionsBlockView } from './questions/questions.tsx';
import { RefusedBlockView } from './refused/refused.tsx';
import { ReviewsBlockView } from './reviews/reviews.tsx';
import { RichTextBlockView } from './rich-text/rich-text.tsx';
import { TableBlockView } from './table/table.tsx';
import { TeaserBlockView } from './teaser/teaser.tsx';
import { TilesBlockView } from './tiles/tiles.tsx';
import { liveToolbox } from './toolbox/live.ts';
import { ToolboxBlockView } from './toolbox/toolbox.tsx';
import { TrustBlockView } from './trust/trust.tsx';
import { UspBlockView } from './usp/usp.tsx';
import { VideoBlockView } from './video/video.tsx';
import { WishlistBlockView } from './wishlist/wishlist.tsx';
import { GiftVoucherBlockView } from './gift-voucher/gift-voucher.tsx';
import { WithdrawalBlockView } from './withdrawal/withdrawal.tsx';

/** Includes blocks that do not decode. */
export type ShownBlocks = BlocksByKind & { readonly refused: RefusedBlock };

/** May stand within an A/B block, too. */
const plainViews: {
  readonly [Kind in keyof PlainBlocksByKind]: RegisteredBlock<PlainBlocksByKind[Kind]>;
} = {
  ...productBlockViews,
  'design-overview': designOverviewBlock,
  'contact-form': loadedBlock({ load: loadContactPersons, View: ContactFormBlockView }),
  'contact-persons': loadedBlock({ load: loadContactPersons, View: ContactPersonsBlockView }),
  countdown: loadedBlock({ load: loadCountdown, View: CountdownBlockView, live: liveCountdown }),
  'last-orders': loadedBlock({ load: loadLastOrders, View: LastOrdersBlockView }),
  help: loadedBlock({
    load: loadHelp,
    View: HelpBlockView,
    isShared: (data) => data?.search === undefined,
    reads: 'help',
  }),
  'material-comparison': loadedBlock({
    load: loadMaterialComparison,
    View: MaterialComparisonBlockView,
    live: liveComparison,
    isShared: (data) => data?.isAsked !== true,
    reads: 'comparison',
  }),
  newsletter: { mode: 'interactive', View: NewsletterBlockView, live: liveNewsletter },
  toolbox: { mode: 'interactive', View: ToolboxBlockView, live: liveToolbox },
  'picture-sets': loadedBlock({
    load: loadPictureSets,
    View: PictureSetsBlockView,
    live: livePictureSets,
    isShared: (data) => data?.isAsked !== true,
    reads: 'picture-sets',
  }),
  'product-tiles': loadedBlock({ load: loadProductTiles, View: ProductTilesBlockView }),
  accordion: { mode: 'static', View: AccordionBlockView },
  breadcrumb: { mode: 'static', View: BreadcrumbBlockView },
  cart: { mode: 'static', View: CartBlockView },
  checkout: { mode: 'static', View: CheckoutBlockView },
  'customer-account': { mode: 'static', View: CustomerAccountBlockView },
  download: { mode: 'static', View: DownloadBlockView },
  gallery: { mode: 'static', View: GalleryBlockView },
  'gift-voucher': { mode: 'static', View: GiftVoucherBlockView },
  'guarantee-notice': { mode: 'static', View: GuaranteeNoticeBlockView },
  hero: { mode: 'static', View: HeroBlockView },
  'image-text': { mode: 'static', View: ImageTextBlockView },
  'navigation-links': { mode: 'static', View: NavigationLinksBlockView },
  order: { mode: 'static', View: OrderBlockView },
  questions: { mode: 'static', View: QuestionsBlockView },
  reviews: { mode: 'static', View: ReviewsBlockView },
  'rich-text': { mode: 'static', View: RichTextBlockView },
  table: { mode: 'static', View: TableBlockView },
  teaser: { mode: 'static', View: TeaserBlockView },
  tiles: { mode: 'static', View: TilesBlockView },
  trust: { mode: 'static', View: TrustBlockView },
  usp: { mode: 'static', View: UspBlockView },
  video: { mode: 'static', View: VideoBlockView },
  withdrawal: { mode: 'static', View: WithdrawalBlockView },
  wishlist: { mode: 'static', View: WishlistBlockView },
};

export const blockViews: {
  readonly [Kind in keyof ShownBlocks]: RegisteredBlock<ShownBlocks[Kind]>;
} = {
  ab: { mode: 'static', View: abBlockView(drawBlocksWith<PlainBlocksByKind>(plainViews)) },
  refused: { mode: 'static', View: RefusedBlockView },
  ...plainViews,
};
