/** Every kind of content block, one line each; those of products come with them. */
import {
  isPageProduct,
  productBlockCodecs,
  type PageProductId,
  type ProductBlocks,
} from '../../products/products.ts';
import { designOverviewCodec } from '../../products/overviews.ts';
import { anyBlockOf } from '../any-block.ts';
import type { BlockCodec, ItemCodec } from '../story-codec.ts';
import { abCodec } from './ab.ts';
import { accordionCodec } from './accordion.ts';
import { breadcrumbCodec } from './breadcrumb.ts';
import { cartCodec } from './cart.ts';
import { checkoutCodec } from './checkout.ts';
import { contactFormCodec } from './contact-form.ts';
import { contactPersonsCodec } from './contact-persons.ts';
import { countdownCodec } from './countdown.ts';
import { customerAccountCodec } from './customer-account.ts';
import { lastOrdersCodec } from './last-orders.ts';
import { materialComparisonCodec } from './material-comparison.ts';
import { orderCodec } from './order.ts';
import { newsletterCodec } from './newsletter.ts';
import { pictureSetsCodec } from './picture-sets.ts';
import { productTilesCodec } from './product-tiles.ts';
import { downloadCodec } from './download.ts';
import { galleryCodec } from './gallery.ts';
import { guaranteeNoticeCodec } from './guarantee-notice.ts';
import { helpCodec } from './help.ts';
import { heroCodec } from './hero.ts';
import { imageTextCodec } from './image-text.ts';
import { navigationLinksCodec } from './navigation-links.ts';
import { questionsCodec } from './questions.ts';
import type { RefusedBlock } from './refused.ts';
import { reviewsCodec } from './reviews.ts';
import { richTextCodec } from './rich-text.ts';
import { tableCodec } from './table.ts';
import { teaserCodec } from './teaser.ts';
import { tilesCodec } from './tiles.ts';
import { toolboxCodec } from './toolbox.ts';
import { trustCodec } from './trust.ts';
import { uspCodec } from './usp.ts';
import { videoCodec } from './video.ts';
import { wishlistCodec } from './wishlist.ts';
import { giftVoucherCodec } from './gift-voucher.ts';
import { withdrawalCodec } from './withdrawal.ts';

/** Kinds that stand on a page, and within the sides of an A/B block. */
const plainCodecs = {
  ...productBlockCodecs,
  accordion: accordionCodec,
  breadcrumb: breadcrumbCodec,
  'design-overview': designOverviewCodec,
  cart: cartCodec,
  checkout: checkoutCodec,
  'contact-form': contactFormCodec,
  'contact-persons': contactPersonsCodec,
  countdown: countdownCodec,
  'customer-account': customerAccountCodec,
  'last-orders': lastOrdersCodec,
  'material-comparison': materialComparisonCodec,
  newsletter: newsletterCodec,
  order: orderCodec,
  'picture-sets': pictureSetsCodec,
  'product-tiles': productTilesCodec,
  download: downloadCodec,
  gallery: galleryCodec,
  'gift-voucher': giftVoucherCodec,
  'guarantee-notice': guaranteeNoticeCodec,
  help: helpCodec,
  hero: heroCodec,
  'image-text': imageTextCodec,
  'navigation-links': navigationLinksCodec,
  questions: questionsCodec,
  reviews: reviewsCodec,
  'rich-text': richTextCodec,
  table: tableCodec,
  teaser: teaserCodec,
  tiles: tilesCodec,
  toolbox: toolboxCodec,
  trust: trustCodec,
  usp: uspCodec,
  video: videoCodec,
  withdrawal: withdrawalCodec,
  wishlist: wishlistCodec,
} as const;

type BlocksOf<Codecs> = {
  readonly [Kind in keyof Codecs]: Codecs[Kind] extends BlockCodec<infer B> ? B : never;
};

export type PlainBlocksByKind = BlocksOf<typeof plainCodecs>;

export type PlainBlock = PlainBlocksByKind[keyof PlainBlocksByKind];

const plainBlock: ItemCodec<PlainBlock> = anyBlockOf<PlainBlocksByKind>(plainCodecs);

export const blockCodecs = {
  ab: abCodec(plainBlock),
  ...plainCodecs,
} as const;

export type BlocksByKind = BlocksOf<typeof blockCodecs>;

/** All kinds but `refused`. */
export type BlockKind = keyof BlocksByKind;

/** A block that stands for itself. */
export type WrittenBlock = BlocksByKind[BlockKind];

export type Block = WrittenBlock | RefusedBlock;

/** A block that sells a product. */
export type ProductBlock = ProductBlocks[PageProductId];

/** Whether a block sells a product: its kind is then the product's name. */
export const isProductBlock = (block: Block): block is ProductBlock => isPageProduct(block.kind);

/** A codec under another kind's name does not typecheck. */
const codecsByKind: {
  readonly [Kind in BlockKind]: BlockCodec<BlocksByKind[Kind] & { readonly kind: Kind }>;
} = blockCodecs;

/** The codec of a kind of block. */
export const blockCodecOf = <Kind extends BlockKind>(kind: Kind): (typeof codecsByKind)[Kind] =>
  codecsByKind[kind];
