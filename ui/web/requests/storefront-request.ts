import type {
  ApplicationDecision,
  DesignerDecision,
  NotFoundDecision,
  PageDecision,
  RedirectDecision,
} from '../../../core/domain/routing/route-decision.ts';
import type { DesignerBases } from '../../../core/domain/catalogue/designers.ts';
import type { GoogleButton } from '../../../core/domain/customer/google-identity.ts';
import type { Treatments } from '../../../core/domain/flags/flags.ts';
import type { SiteConfiguration } from '../../../core/domain/routing/sites.ts';
import type { HasClock } from '../../../core/ports/clock.ts';
import type { HasHolidays } from '../../../core/ports/holidays.ts';
import type { HasLog } from '../../../core/ports/log.ts';
import type { BankAccounts } from '../../../core/domain/payment/bank-account.ts';
import type { PagePorts } from '../../../core/ports/page-ports.ts';
import type { OpenedPreview } from '../../../core/usecases/open-preview.ts';
import type { SentForm } from './sent-form.ts';

/**
 * The ports that the storefront's loaders use, where its designers are, and whether the shop can
 * tell where visitors are.
 */
export type StorefrontPorts = PagePorts &
  HasLog &
  HasHolidays &
  HasClock & {
    readonly designerBases: DesignerBases;
    readonly locatesVisitors: boolean;
    /** Whether orders are taken here: else the cart leads nowhere. */
    readonly takesOrders: boolean;
    readonly bankAccounts: BankAccounts;
    /** Payments are played: nothing that is ordered is charged, made or sent. */
    readonly playsPayments: boolean;
    /** Undefined: nobody is offered to sign in with Google. */
    readonly googleButton?: GoogleButton | undefined;
  };

/** A routed request, as far as it reaches the storefront. */
export type RoutedRequest =
  | PageDecision
  | DesignerDecision
  | ApplicationDecision
  | NotFoundDecision
  | RedirectDecision;

/** Every loader gets the request, and the ports to answer it with. */
export type StorefrontRequest = {
  readonly decision: RoutedRequest;
  /** The address: the configured origin, the path, and the part of the query that was accepted. */
  readonly url: URL;
  /** Names the request in the log and in the raw details of an error page. */
  readonly requestId: string;
  readonly sites: SiteConfiguration;
  /** Evaluated by the server on flag-safe paths; undefined everywhere else. */
  readonly treatments?: Treatments | undefined;
  /** For an editor with a valid token alone. */
  readonly preview?: OpenedPreview | undefined;
  /** The form that was sent to the page and is shown again; undefined where it is only read. */
  readonly sent?: SentForm | undefined;
  /**
   * The visitor's cookies, for designers, the cart and one's own wishlist: what answers these is this
   * visitor's, and never kept.
   */
  readonly cookies?: string | undefined;
  /** Whether who asks has the page of a missing address: it is told of, and not made again. */
  readonly hasMissingPage?: boolean | undefined;
  readonly ports: StorefrontPorts;
};
