import type {
  ApplicationDecision,
  DesignerDecision,
  NotFoundDecision,
  PageDecision,
  RedirectDecision,
} from '../../core/domain/routing/route-decision.ts';
import type { DesignerBases } from '../../core/domain/designer/designers.ts';
import type { Treatments } from '../../core/domain/flags/flags.ts';
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import type { AccountEntry } from '../../core/ports/accounts.ts';
import type { HasCarts } from '../../core/ports/carts.ts';
import type { HasClock } from '../../core/ports/clock.ts';
import type { HasCollages } from '../../core/ports/collages.ts';
import type { HasContent } from '../../core/ports/content.ts';
import type { HasCollageGroups } from '../../core/ports/design-groups.ts';
import type { HasLocalizedUrls } from '../../core/ports/localized-urls.ts';
import type { HasCustomerPictures } from '../../core/ports/customer-pictures.ts';
import type { Customers } from '../../core/ports/customers.ts';
import type { HasLog } from '../../core/ports/log.ts';
import type { HasOptionPrices } from '../../core/ports/option-prices.ts';
import type { PictureUploads } from '../../core/ports/picture-uploads.ts';
import type { ShopScope } from '../../core/ports/scope.ts';
import type { HasPrices } from '../../core/ports/prices.ts';
import type { HasExpressShop } from '../../core/ports/express-shop.ts';
import type { HasSkuContainers } from '../../core/ports/sku-containers.ts';
import type { HasShipping } from '../../core/ports/shipping.ts';
import type { OpenedPreview } from '../../core/usecases/open-preview.ts';
import type { HasWishlists } from '../../core/ports/wishlists.ts';
import type { SentForm } from './sent-form.ts';

/** A visitor's own pictures, by the `Cookie` header of the request. */
export type PictureUploadsOf = (cookies: string, scope: ShopScope) => PictureUploads;

/** A visitor's way into accounts, and the `Set-Cookie` lines that came of using it. */
type VisitorAccounts = {
  readonly accounts: AccountEntry;
  readonly setCookies: () => readonly string[];
};

/** The way into accounts, by the `Cookie` header of the request and by the key of who sends it. */
export type AccountsOf = (cookies: string, client: string) => VisitorAccounts;

/** Who a request is of, by its `Cookie` header. */
export type CustomersOf = (cookies: string, scope: ShopScope) => Customers;

/**
 * The ports that the storefront's loaders use, where its designers are, and whether the shop can
 * tell where visitors are.
 */
export type StorefrontPorts = HasContent &
  HasPrices &
  HasOptionPrices &
  HasSkuContainers &
  HasShipping &
  HasExpressShop &
  HasLocalizedUrls &
  HasCustomerPictures &
  HasCollages &
  HasCollageGroups &
  HasLog &
  HasWishlists &
  HasCarts &
  HasClock & {
    readonly pictureUploads: PictureUploadsOf;
    readonly customersOf: CustomersOf;
  } & {
    readonly designerBases: DesignerBases;
    readonly locatesVisitors: boolean;
  };

/** A routed request, as far as it reaches the storefront. */
export type RoutedRequest =
  | PageDecision
  | DesignerDecision
  | ApplicationDecision
  | NotFoundDecision
  | RedirectDecision;

/** What every loader gets: what was asked for, and what it may use to answer. */
export type StorefrontRequest = {
  readonly decision: RoutedRequest;
  /** The address: the configured origin, the path, and the part of the query that was accepted. */
  readonly url: URL;
  /** Names the request in the log and in the raw details of an error page. */
  readonly requestId: string;
  readonly sites: SiteConfiguration;
  /** What the server evaluated for the visitor on a flag-safe path; undefined everywhere else. */
  readonly treatments?: Treatments | undefined;
  /** What an editor with a valid token sees; undefined for everybody else. */
  readonly preview?: OpenedPreview | undefined;
  /** The form that was sent to the page and is shown again; undefined where it is only read. */
  readonly sent?: SentForm | undefined;
  /**
   * The visitor's cookies, for designers, the cart and one's own wishlist: what answers these is this
   * visitor's, and never kept.
   */
  readonly cookies?: string | undefined;
  readonly ports: StorefrontPorts;
};
