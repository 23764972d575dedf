import { pricedPages } from '../../core/domain/products/priced-thing.ts';
import { markets } from '../../core/domain/locale/locales.ts';
import { emptyNewsletterStep } from '../../core/domain/newsletter/newsletter-step.ts';
import { emptyToolboxStep } from '../../core/domain/toolbox/toolbox-step.ts';
import { emptyGiftStep } from '../../core/domain/voucher/gift-step.ts';
import { emptyContactStep } from '../../core/domain/contact/contact-step.ts';
import { emptyWithdrawalStep } from '../../core/domain/contact/withdrawal-form.ts';
import { closedCheckout } from '../../core/domain/checkout/checkout-step.ts';
import { emptyCartStep } from '../../core/domain/cart/cart-step.ts';
import { emptyAccountPageStep } from '../../core/domain/customer/account-overview.ts';
import { emptyOrderPageStep } from '../../core/domain/order/order-page.ts';
import { emptyWishlistStep } from '../../core/domain/wishlist/wishlist-step.ts';
import fc from 'fast-check';

import { frameTypes, materialTypes } from '../../core/domain/catalogue/materials.ts';
import type { ReferredPersons } from '../../core/domain/content/blocks/contact-persons.ts';
import {
  pageProductIds,
  type PageProductId,
  type ProductBlocks,
} from '../../core/domain/products/products.ts';
import { flagNames } from '../../core/domain/flags/flags.ts';
import type {
  BlockKind,
  BlocksByKind,
  PlainBlock,
  WrittenBlock,
} from '../../core/domain/content/blocks/registry.ts';
import {
  anyAccordion,
  anyDownload,
  anyFilledText,
  anyLink,
  anyOptionalLink,
  anyOptionalText,
  anyPicture,
  anyRichText,
  anyTable,
  anyText,
  anyVideoFile,
} from './written-text.ts';

const anyInstantText = fc.option(
  fc.oneof(fc.constantFrom('2026-12-18T13:00:00Z', 'soon'), anyFilledText),
  { nil: undefined },
);

const anyCountdownDates = {
  lodStart: anyInstantText,
  lodEnd: anyInstantText,
  safetyLodEnd: anyInstantText,
  expressLodEnd: anyInstantText,
  saturdayLodEnd: anyInstantText,
};

/** People of whom some have a story, and others are a uuid alone. */
const anyPersons: fc.Arbitrary<ReferredPersons> = fc
  .uniqueArray(
    fc.record({
      person: fc.record({
        id: fc.uuid(),
        name: anyFilledText,
        role: anyText,
        email: anyOptionalText,
        telephone: anyOptionalText,
        picture: fc.option(anyPicture, { nil: undefined }),
      }),
      isThere: fc.boolean(),
    }),
    { selector: ({ person }) => person.id, maxLength: 3 },
  )
  .map((referred) => ({
    ids: referred.map(({ person }) => person.id),
    found: referred.flatMap(({ person, isThere }) => (isThere ? [person] : [])),
  }));

const anyPublication = fc.record({
  publishedOn: fc.constantFrom('2026-09-14', '2028-02-29'),
  updatedOn: fc.constantFrom(undefined, '2026-11-02'),
  minutes: fc.nat(60),
});

type WithoutId<B> = B extends unknown ? Omit<B, 'id'> : never;

/** Those of products: each has a file of its name. */
const productBlocks = import.meta.glob<{
  readonly anyBlock?: fc.Arbitrary<WithoutId<ProductBlocks[PageProductId]>>;
}>('./products/*.ts', { eager: true });

const anyProductBlock = pageProductIds.map((id) => {
  const anyBlock = productBlocks[`./products/${id}.ts`]?.anyBlock;
  if (anyBlock === undefined) throw new Error(`tests/arbitraries/products/${id}.ts has no block.`);
  return anyBlock;
});

const anyListedProducts = fc.array(
  fc.record({
    link: anyLink,
    materialType: fc.constantFrom(...materialTypes),
    frameType: fc.option(fc.constantFrom(...frameTypes), { nil: undefined }),
  }),
  { minLength: 1, maxLength: 3 },
);

/** A block of each plain kind as an editor could have written it; a new kind adds its line here. */
const anyBlockOf: {
  readonly [Kind in Exclude<BlockKind, 'ab' | PageProductId>]: fc.Arbitrary<
    WithoutId<BlocksByKind[Kind]>
  >;
} = {
  accordion: anyAccordion,
  breadcrumb: fc.record({ kind: fc.constant('breadcrumb' as const) }),
  download: anyDownload,
  gallery: fc.record({
    kind: fc.constant('gallery' as const),
    headline: anyText,
    items: fc.array(fc.record({ picture: anyPicture, caption: anyText }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  help: fc.record({
    kind: fc.constant('help' as const),
    groups: fc.array(
      fc.record({
        headline: anyFilledText,
        items: fc.array(fc.record({ question: anyFilledText, answer: anyRichText }), {
          minLength: 1,
          maxLength: 2,
        }),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    link: anyOptionalLink,
  }),
  hero: fc.record({
    kind: fc.constant('hero' as const),
    headline: anyFilledText,
    text: anyText,
    picture: anyPicture,
    video: fc.option(anyVideoFile, { nil: undefined }),
    link: anyOptionalLink,
  }),
  'image-text': fc.record({
    kind: fc.constant('image-text' as const),
    headline: anyText,
    text: fc.oneof(anyRichText, fc.constant([])),
    picture: anyPicture,
    pictureSide: fc.constantFrom('start' as const, 'end' as const),
    link: anyOptionalLink,
  }),
  'navigation-links': fc
    .record({
      kind: fc.constant('navigation-links' as const),
      headline: anyText,
      group: anyOptionalText,
      links: fc.array(anyLink, { maxLength: 3 }),
    })
    .filter(({ group, links }) => group !== undefined || links.length > 0),
  table: anyTable,
  trust: fc.record({
    kind: fc.constant('trust' as const),
    headline: anyText,
    items: fc.array(
      fc.record({ icon: anyText, title: anyFilledText, text: anyText, link: anyOptionalLink }),
      { minLength: 1, maxLength: 4 },
    ),
  }),
  video: fc.record({
    kind: fc.constant('video' as const),
    headline: anyText,
    title: anyFilledText,
    text: anyText,
    file: anyVideoFile,
    poster: anyPicture,
    captions: fc.option(fc.constant('/files/canvas.de.vtt' as const), { nil: undefined }),
  }),
  teaser: fc.record({
    kind: fc.constant('teaser' as const),
    headline: anyFilledText,
    text: anyText,
    picture: fc.option(anyPicture, { nil: undefined }),
    link: anyOptionalLink,
  }),
  'rich-text': fc.record({
    kind: fc.constant('rich-text' as const),
    headline: anyText,
    text: fc.oneof(anyRichText, fc.constant([])),
    markets: fc.option(fc.uniqueArray(fc.constantFrom(...markets), { minLength: 1 }), {
      nil: undefined,
    }),
    isBoxed: fc.option(fc.boolean(), { nil: undefined }),
  }),
  usp: fc.record({
    kind: fc.constant('usp' as const),
    items: fc.array(fc.record({ icon: anyText, text: anyFilledText, link: anyOptionalLink }), {
      minLength: 1,
      maxLength: 4,
    }),
  }),
  questions: fc.record({
    kind: fc.constant('questions' as const),
    headline: anyText,
    items: fc.array(fc.record({ question: anyFilledText, answer: anyRichText }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  'product-tiles': fc.record({
    kind: fc.constant('product-tiles' as const),
    headline: anyText,
    items: fc.array(
      fc.record({
        link: anyLink,
        text: anyText,
        picture: anyPicture,
        materialType: fc.option(fc.constantFrom(...materialTypes), { nil: undefined }),
        frameType: fc.option(fc.constantFrom(...frameTypes), { nil: undefined }),
        sells: fc.option(fc.constantFrom(...pricedPages), { nil: undefined }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  'last-orders': fc.record({
    kind: fc.constant('last-orders' as const),
    headline: anyText,
    items: anyListedProducts,
  }),
  'design-overview': fc.record({
    kind: fc.constant('design-overview' as const),
    path: fc.constant(undefined),
  }),
  'picture-sets': fc.record({
    kind: fc.constant('picture-sets' as const),
    headline: anyText,
    items: anyListedProducts,
  }),
  'material-comparison': fc.record({
    kind: fc.constant('material-comparison' as const),
    headline: anyText,
    text: anyText,
    formatType: fc.option(fc.constantFrom('600x400', '1200x800', 'large'), { nil: undefined }),
    picture: fc.option(anyPicture, { nil: undefined }),
    items: fc.array(
      fc.record({
        materialType: fc.constantFrom(...materialTypes),
        frameType: fc.option(fc.constantFrom(...frameTypes), { nil: undefined }),
        weight: anyText,
        light: anyText,
        rooms: anyText,
        care: anyText,
        link: anyOptionalLink,
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  reviews: fc.record({
    kind: fc.constant('reviews' as const),
    headline: anyText,
    rating: fc.option(fc.integer({ min: 100, max: 500 }), { nil: undefined }),
    count: fc.option(fc.nat({ max: 9_999_999 }), { nil: undefined }),
    source: anyText,
    link: anyOptionalLink,
    quotes: fc.array(fc.record({ text: anyFilledText, author: anyOptionalText }), { maxLength: 3 }),
  }),
  countdown: fc.record({
    kind: fc.constant('countdown' as const),
    headline: anyText,
    text: anyText,
    ...anyCountdownDates,
  }),
  newsletter: fc.record({
    kind: fc.constant('newsletter' as const),
    headline: anyFilledText,
    text: anyText,
    consent: anyFilledText,
    link: anyOptionalLink,
    step: fc.constant(emptyNewsletterStep),
  }),
  'contact-persons': fc.record({
    kind: fc.constant('contact-persons' as const),
    headline: anyText,
    text: anyText,
    persons: anyPersons,
  }),
  'contact-form': fc.record({
    kind: fc.constant('contact-form' as const),
    headline: anyText,
    topic: fc.constantFrom(undefined, 'white-label' as const),
    persons: anyPersons,
    step: fc.constant(emptyContactStep),
  }),
  'guarantee-notice': fc.record({
    kind: fc.constant('guarantee-notice' as const),
    picture: fc.option(fc.constantFrom('/files/notice.png', '/files/notice.jpg'), {
      nil: undefined,
    }),
  }),
  'gift-voucher': fc.record({
    kind: fc.constant('gift-voucher' as const),
    headline: anyText,
    step: fc.constant(emptyGiftStep),
  }),
  toolbox: fc.record({
    kind: fc.constant('toolbox' as const),
    headline: anyFilledText,
    step: fc.constant(emptyToolboxStep),
  }),
  withdrawal: fc.record({
    kind: fc.constant('withdrawal' as const),
    headline: anyText,
    step: fc.constant(emptyWithdrawalStep),
  }),
  checkout: fc.constant({ kind: 'checkout' as const, step: closedCheckout }),
  cart: fc.record({
    kind: fc.constant('cart' as const),
    headline: anyText,
    step: fc.constant(emptyCartStep),
  }),
  'customer-account': fc.record({
    kind: fc.constant('customer-account' as const),
    headline: anyText,
    step: fc.constant(emptyAccountPageStep),
  }),
  order: fc.record({
    kind: fc.constant('order' as const),
    headline: anyText,
    step: fc.constant(emptyOrderPageStep),
  }),
  wishlist: fc.record({
    kind: fc.constant('wishlist' as const),
    headline: anyText,
    step: fc.constant(emptyWishlistStep),
  }),
  tiles: fc.record({
    kind: fc.constant('tiles' as const),
    headline: anyText,
    items: fc.array(
      fc.record({
        link: anyLink,
        text: anyText,
        picture: anyPicture,
        publication: fc.option(anyPublication, { nil: undefined }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
};

/** A block as an editor could have written it, of any kind that may stand within another. */
export const anyPlainBlock: fc.Arbitrary<PlainBlock> = fc
  .tuple(fc.uuid(), fc.oneof(...Object.values(anyBlockOf), ...anyProductBlock))
  .map(([id, block]) => ({ ...block, id }));

const anySide = fc.array(anyPlainBlock, { maxLength: 2 });

const anyAbBlock: fc.Arbitrary<BlocksByKind['ab']> = fc.record({
  kind: fc.constant('ab' as const),
  id: fc.uuid(),
  flag: fc.constantFrom(...flagNames),
  on: anySide,
  off: anySide,
});

/** A block as an editor could have written it, of any kind. */
export const anyWrittenBlock: fc.Arbitrary<WrittenBlock> = fc.oneof(
  { weight: 6, arbitrary: anyPlainBlock },
  { weight: 1, arbitrary: anyAbBlock },
);
