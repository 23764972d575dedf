/** What the button of the checkout does: an order is placed, and its buyer goes on to pay. */
import { withdrawalExclusionOf } from '../../core/domain/law/withdrawal-exclusion.ts';
import { termsVersion } from '../../core/domain/law/terms-version.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import { marketOf } from '../../core/domain/locale/markets.ts';
import type { Order } from '../../core/domain/order/order.ts';
import { siteUrl, type SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { pipe, TE } from '../../core/fp.ts';
import type { Within } from '../../adapters/shared/within.ts';
import type { HasClock } from '../../core/ports/clock.ts';
import type { HasLog } from '../../core/ports/log.ts';
import type { HasOrders } from '../../core/ports/orders.ts';
import type { HasOriginals } from '../../core/ports/originals.ts';
import type { PagePorts } from '../../core/ports/page-ports.ts';
import type { HasPaymentCommands } from '../../core/ports/payments.ts';
import type { Onwards, OrderPlacing } from '../../core/usecases/place-checkout.ts';
import { wayToPay } from '../../core/usecases/pay-order.ts';
import { placeOrder } from '../../core/usecases/place-order.ts';
import type { PageFormSender } from './form.ts';

type OrderPlacingSettings = HasOrders &
  HasOriginals &
  HasPaymentCommands &
  HasClock &
  HasLog & {
    readonly sites: SiteConfiguration;
    readonly ownAccountOf: Within<PagePorts['ownAccountOf']>;
    readonly personalisations: Within<PagePorts['personalisations']>;
    /** The path of an order's page, by the secret of its link. */
    readonly orderPageOf: (locale: Locale, token: string) => `/${string}`;
  };

/**
 * An order that waits for an online payment leads to it, any other to its page: so does one whose
 * payment could not be begun, since it is placed, and its page offers to pay again.
 */
export const orderPlacing =
  (settings: OrderPlacingSettings) =>
  ({
    site,
    locale,
    cookies,
    signal,
  }: Pick<PageFormSender, 'site' | 'locale' | 'cookies' | 'signal'>): OrderPlacing => {
    const { orders, sites } = settings;
    const scope = { channel: site.channel, locale };
    const environment = {
      ...settings,
      account: settings.ownAccountOf(signal)(cookies, scope),
      personalisations: settings.personalisations(signal)(cookies),
    };
    const onwardsOf = (order: Order): TE.TaskEither<never, Onwards> => {
      const token = orders.tokenOf(order.placed.id);
      const page = settings.orderPageOf(locale, token);
      return pipe(
        wayToPay(order, siteUrl(sites, site, page))(environment),
        TE.match(
          () => ({ location: page, token }),
          (redirect) => ({ location: redirect ?? page, token }),
        ),
        TE.fromTask,
      );
    };
    return {
      place: (asked) =>
        pipe(
          placeOrder(scope, asked, {
            version: termsVersion,
            isWithdrawalExcluded:
              asked.cart.items.length > 0 && withdrawalExclusionOf(marketOf(locale)) !== undefined,
          })(environment),
          TE.flatMap(onwardsOf),
        ),
      find: (id) =>
        pipe(
          orders.find(id),
          TE.flatMap((order) => (order === undefined ? TE.right(undefined) : onwardsOf(order))),
        ),
    };
  };
