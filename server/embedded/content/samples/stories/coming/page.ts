import { emptyCartStep } from '../../../../../../core/domain/cart/cart-step.ts';
import type { CartBlock } from '../../../../../../core/domain/content/blocks/cart.ts';
import { closedCheckout } from '../../../../../../core/domain/checkout/checkout-step.ts';
import type { CheckoutBlock } from '../../../../../../core/domain/content/blocks/checkout.ts';
import type { CustomerAccountBlock } from '../../../../../../core/domain/content/blocks/customer-account.ts';
import type { OrderBlock } from '../../../../../../core/domain/content/blocks/order.ts';
import type { WrittenBlock } from '../../../../../../core/domain/content/blocks/registry.ts';
import type { ProductTilesBlock } from '../../../../../../core/domain/content/blocks/product-tiles.ts';
import type { TilesBlock } from '../../../../../../core/domain/content/blocks/tiles.ts';
import type { WishlistBlock } from '../../../../../../core/domain/content/blocks/wishlist.ts';
import { emptyAccountPageStep } from '../../../../../../core/domain/customer/account-overview.ts';
import { emptyOrderPageStep } from '../../../../../../core/domain/order/order-page.ts';
import { emptyWishlistStep } from '../../../../../../core/domain/wishlist/wishlist-step.ts';
import {
  applicationSlugs,
  isInnerPageSlug,
  placedOrderSlug,
  themeSlug,
  wishlistSlug,
} from '../../../../../../core/domain/routing/story-folders.ts';
import type { Channel } from '../../../../../../core/domain/locale/channel.ts';
import { oneOf } from '../../../../../../core/domain/text/one-of.ts';
import { definePage } from '../define-page.ts';
import { calendarTiles } from '../designed/page.ts';
import { occasionTiles } from '../occasions/page.ts';
import type { PageKey } from '../registry.ts';
import { helpLinks } from '../service-links.ts';
import { tilesBlock, type Site, type StoryPage } from '../site.ts';
import { productTilesBlock } from '../product-tiles.ts';
import { textsOfPage } from '../texts-in.ts';
import { sectionBlock } from '../written-blocks.ts';
import { texts as de } from './de.ts';
import { texts as american } from './en-US.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';
import type { ComingPage, ComingTexts } from './texts.ts';

const written = { de, en, es, fr, it, nl, markets: { 'en-US': american } };

/** The address of each page within its site; some stand at addresses that are not their own. */
const slugs = {
  ...applicationSlugs,
  'placed-order': placedOrderSlug,
  products: 'products',
  'preconfigurator-calendar': 'vorkonfigurator-kalender',
  'preconfigurator-card': 'vorkonfigurator-karten',
  theme: themeSlug,
  wishlist: wishlistSlug,
} as const satisfies Record<ComingPage, string>;

/** Where shoppers may want to go on from here. */
const suggested = {
  poster: ['wall-art', 'photo-calendar', 'photo-box'],
  kartenliebe: ['cards', 'photo-calendar', 'photobook'],
} as const satisfies Record<Channel, readonly PageKey[]>;

/** All that is sold, of which the page of products is the overview. */
const sold = {
  poster: [
    'canvas',
    'acrylic',
    'aluminium',
    'poster',
    'photo-frame',
    'collage',
    'photo-box',
    'photo-prints',
    'photo-calendar',
  ],
  kartenliebe: ['cards', 'photo-calendar', 'photobook', 'photo-box', 'photo-prints', 'collage'],
} as const satisfies Record<Channel, readonly PageKey[]>;

const tilesOf = (
  site: Site,
  page: ComingPage,
  headline: string,
): TilesBlock | ProductTilesBlock => {
  switch (page) {
    case 'products':
    case 'designer':
      return productTilesBlock(site, headline, sold[site.channel]);
    case 'preconfigurator-calendar':
      return calendarTiles(site, headline);
    case 'preconfigurator-card':
    case 'theme':
      return occasionTiles(site, headline);
    case 'account':
    case 'order':
    case 'placed-order':
    case 'checkout':
    case 'wishlist':
      return tilesBlock(site, headline, suggested[site.channel]);
  }
};

const cartBlock: CartBlock = { kind: 'cart', id: 'cart', headline: '', step: emptyCartStep };

const accountBlock: CustomerAccountBlock = {
  kind: 'customer-account',
  id: 'customer-account',
  headline: '',
  step: emptyAccountPageStep,
};

const checkoutBlock: CheckoutBlock = { kind: 'checkout', id: 'checkout', step: closedCheckout };

/** Asked for before an order is placed. */
const guaranteeNotice: WrittenBlock = { kind: 'guarantee-notice', id: 'guarantee-notice' };

const orderBlock: OrderBlock = {
  kind: 'order',
  id: 'placed-order',
  headline: '',
  step: emptyOrderPageStep,
};

const wishlistBlock: WishlistBlock = {
  kind: 'wishlist',
  id: 'wishlist',
  headline: '',
  step: emptyWishlistStep,
};

/** Pages of one visitor, who may have a question before going on. */
const isOfVisitor = oneOf(['account', 'order', 'placed-order', 'checkout', 'wishlist']);

/** A page that says what comes, or what is of one visitor alone; no search engine keeps it. */
export const comingPage = (page: ComingPage): StoryPage =>
  definePage<ComingTexts>({
    slug: () => slugs[page],
    texts: textsOfPage(written, page),
    content: (site, { about, tilesHeadline }) => ({
      robots: 'noindex, follow',
      ogImages: [],
      // What shows at other addresses than its own has no place among the pages.
      ...(isInnerPageSlug(slugs[page]) && { breadcrumb: [] }),
      blocks: [
        ...(page === 'account' ? [accountBlock] : []),
        ...(page === 'wishlist' ? [wishlistBlock] : []),
        ...(page === 'order' ? [cartBlock] : []),
        ...(page === 'placed-order' ? [orderBlock] : []),
        ...(page === 'checkout' ? [checkoutBlock] : []),
        ...(page === 'order' || page === 'checkout' ? [guaranteeNotice] : []),
        tilesOf(site, page, tilesHeadline),
        sectionBlock(site, 'about', about),
        ...(isOfVisitor(page) ? [helpLinks(site)] : []),
      ],
    }),
  });
