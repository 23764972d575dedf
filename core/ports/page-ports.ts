/**
 * One row for each port that pages ask: what the server composes, watches, records and keeps
 * derives from it; a port without a row does not compile.
 */
import type { TE } from '../fp.ts';
import type { HasArticlePrices } from './article-prices.ts';
import type { HasCampaigns } from './campaigns.ts';
import type { HasCardThemes } from './card/card-themes.ts';
import type { HasCarts } from './carts.ts';
import type { HasCheckouts } from './checkouts.ts';
import type { HasCollages } from './collage/collages.ts';
import type { HasContent } from './content.ts';
import type { HasCustomerPictures } from './customer-pictures.ts';
import type { Customers } from './customers.ts';
import type { HasCollageGroups } from './collage/collage-groups.ts';
import type { HasExpressShop } from './express-shop.ts';
import type { HasInvoices } from './invoices.ts';
import type { HasLocalizedUrls } from './localized-urls.ts';
import type { HasOptionPrices } from './wall-picture/option-prices.ts';
import type { Outage } from './outage.ts';
import type { OwnAccount } from './own-account.ts';
import type { Personalisations } from './personalisations.ts';
import type { PictureUploads } from './picture-uploads.ts';
import type { HasPrices } from './prices.ts';
import type { ArticleType } from '../domain/catalogue/article-type.ts';
import type { Article } from '../domain/products/article-key.ts';
import type { ShopScope } from './scope.ts';
import type { HasShipping } from './shipping.ts';
import type { HasSkuContainers } from './sku-containers.ts';
import type { HasOrders } from './orders.ts';
import type { HasSalesTaxes } from './sales-taxes.ts';
import type { HasVouchers } from './vouchers.ts';
import type { HasWishlists } from './wishlists.ts';

/** A visitor's own pictures, by the request's `Cookie` header. */
export type PictureUploadsOf = (cookies: string, scope: ShopScope) => PictureUploads;

/** A visitor's own words and photos of things that are printed, by the request's `Cookie` header. */
export type PersonalisationsOf = (cookies: string) => Personalisations;

/** By the request's `Cookie` header. */
export type CustomersOf = (cookies: string, scope: ShopScope) => Customers;

/** By the request's `Cookie` header. */
export type OwnAccountOf = (cookies: string, scope: ShopScope) => OwnAccount;

export type PagePorts = HasContent &
  HasPrices &
  HasArticlePrices &
  HasOptionPrices &
  HasSkuContainers &
  HasShipping &
  HasExpressShop &
  HasCampaigns &
  HasLocalizedUrls &
  HasCustomerPictures &
  HasCollages &
  HasCollageGroups &
  HasCardThemes &
  HasWishlists &
  HasCarts &
  HasOrders &
  HasInvoices &
  HasCheckouts &
  HasSalesTaxes &
  HasVouchers & {
    readonly pictureUploads: PictureUploadsOf;
    readonly personalisations: PersonalisationsOf;
    readonly customersOf: CustomersOf;
    readonly ownAccountOf: OwnAccountOf;
  };

export type PagePortName = keyof PagePorts;

/** How answers are kept; times in seconds. */
export type Keeping = {
  /** How long an answer is fresh. */
  readonly seconds: number;
  /** How long after that it stands in for a service that is away. */
  readonly staleSeconds: number;
  /** For each question of the port. */
  readonly entries: number;
};

/** `never` for a question that is generic in its errors. */
type ErrorOf<Question> = Question extends (
  ...asked: never[]
) => TE.TaskEither<infer Failure, unknown>
  ? Extract<Failure, { readonly kind: string }>
  : never;

type PortError<Port> = ErrorOf<Port[keyof Port]>;

type OutageKind<Port> = Extract<PortError<Port>, Outage>['kind'];

type RefusalKind<Port> = Exclude<PortError<Port>['kind'], OutageKind<Port>>;

/** What a question asks the price of: a material, in a frame or without, or what a designer takes. */
export type PricedArticle = ArticleType | Pick<Article, 'designer'>;

/** The articles whose prices a question asks. */
type ArticlesAsked<Question> = Question extends (...asked: infer Asked) => unknown
  ? (...asked: Asked) => readonly PricedArticle[]
  : never;

type PagePort<Port> = {
  /**
   * The kind of its error when it does not answer: nobody keeps a page that lacks an answer.
   * Undefined for ports of one visitor, whose pages nobody keeps.
   */
  readonly outage: [OutageKind<Port>] extends [never] ? undefined : OutageKind<Port>;
  /** Answers kept for all visitors; undefined where none are, or the adapter keeps its own. */
  readonly kept?: Keeping & {
    /** Errors that last as other answers do. */
    readonly lastingErrors?: readonly RefusalKind<Port>[];
  };
  /** Ports that tell prices: which articles a question is about. Their pages grow old soon. */
  readonly priced?: { readonly [Name in keyof Port]: ArticlesAsked<Port[Name]> };
};

/**
 * Prices may be this old on a page; the page cache adds as much again. While the shop API is away
 * they stand in for ten minutes: what a page says of money is seldom older than a promotion's
 * start.
 */
const keptShortly: Keeping = { seconds: 30, staleSeconds: 600, entries: 2000 };

/** Designs seldom change; known ones stand in for a day while their service is away. */
const keptLong: Keeping = { seconds: 3600, staleSeconds: 86_400, entries: 1000 };

/** Each step of a checkout asks the same of one address. */
const keptThroughCheckout: Keeping = { seconds: 600, staleSeconds: 0, entries: 500 };

export const pagePorts: { readonly [Name in PagePortName]: PagePort<PagePorts[Name]> } = {
  content: { outage: 'content-unavailable' },
  prices: {
    outage: 'prices-unavailable',
    kept: keptShortly,
    priced: {
      formats: (_scope, article) => [article],
      from: (_scope, articles) => articles,
      limits: (_scope, article) => [article],
    },
  },
  articlePrices: {
    outage: 'prices-unavailable',
    kept: keptShortly,
    priced: {
      price: (_scope, articles) => articles,
      listed: (_scope, designer) => [{ designer }],
    },
  },
  optionPrices: {
    outage: 'prices-unavailable',
    kept: keptShortly,
    priced: {
      surcharges: (_scope, article) => [article],
      frameParts: (_scope, article) => [article],
    },
  },
  skuContainers: { outage: 'skus-unavailable' },
  shipping: {
    outage: 'shipping-information-unavailable',
    kept: keptShortly,
  },
  expressShop: {
    outage: 'express-shop-unavailable',
    kept: { ...keptShortly, lastingErrors: ['no-express-shop'] },
  },
  campaigns: { outage: 'campaigns-unavailable', kept: keptShortly },
  localizedUrls: { outage: 'localized-urls-unavailable' },
  customerPictures: {
    outage: 'customer-pictures-unavailable',
    kept: keptShortly,
  },
  collages: { outage: 'collages-unavailable', kept: keptLong },
  collageGroups: { outage: 'designs-unavailable', kept: keptLong },
  cardThemes: { outage: 'themes-unavailable', kept: keptShortly },
  wishlists: { outage: 'wishlist-unavailable' },
  carts: { outage: 'cart-unavailable' },
  orders: { outage: 'orders-unavailable' },
  invoices: { outage: 'invoices-unavailable' },
  checkouts: { outage: 'checkout-unavailable' },
  salesTaxes: { outage: 'sales-tax-unavailable', kept: keptThroughCheckout },
  vouchers: { outage: 'vouchers-unavailable' },
  pictureUploads: { outage: undefined },
  personalisations: { outage: undefined },
  customersOf: { outage: undefined },
  ownAccountOf: { outage: undefined },
};

/** All ports of a page, each made by its name. */
export const everyPagePort = (
  make: <Name extends PagePortName>(name: Name) => PagePorts[Name],
): PagePorts => ({
  content: make('content'),
  prices: make('prices'),
  articlePrices: make('articlePrices'),
  optionPrices: make('optionPrices'),
  skuContainers: make('skuContainers'),
  shipping: make('shipping'),
  expressShop: make('expressShop'),
  campaigns: make('campaigns'),
  localizedUrls: make('localizedUrls'),
  customerPictures: make('customerPictures'),
  collages: make('collages'),
  collageGroups: make('collageGroups'),
  cardThemes: make('cardThemes'),
  wishlists: make('wishlists'),
  carts: make('carts'),
  orders: make('orders'),
  invoices: make('invoices'),
  checkouts: make('checkouts'),
  salesTaxes: make('salesTaxes'),
  vouchers: make('vouchers'),
  pictureUploads: make('pictureUploads'),
  personalisations: make('personalisations'),
  customersOf: make('customersOf'),
  ownAccountOf: make('ownAccountOf'),
});
