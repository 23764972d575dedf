/** The steps of the checkout, each sent to its own page. */
import type { BankAccounts } from '../../core/domain/payment/bank-account.ts';
import { randomUUID } from 'node:crypto';

import {
  billingFieldOf,
  checkoutSteps,
  isDeliverySpeed,
  isPaymentMethod,
  type CheckoutField,
} from '../../core/domain/checkout/checkout.ts';
import { checkoutPath } from '../../core/domain/checkout/checkout-path.ts';
import { cartCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import { visitorKeyIn } from '../../core/domain/cookie/visitor-key.ts';
import type { OrderAddressField } from '../../core/domain/customer/postal-address.ts';
import type { DesignerBases } from '../../core/domain/catalogue/designers.ts';
import { carryOver } from '../../core/domain/query/carried.ts';
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { E, type TE } from '../../core/fp.ts';
import { singleFlight } from '../../adapters/shared/single-flight.ts';
import type { Within } from '../../adapters/shared/within.ts';
import type { HasArticlePrices } from '../../core/ports/article-prices.ts';
import type { HasCarts } from '../../core/ports/carts.ts';
import type { HasCheckouts } from '../../core/ports/checkouts.ts';
import type { HasClock } from '../../core/ports/clock.ts';
import type { HasLog } from '../../core/ports/log.ts';
import type { HasOrders } from '../../core/ports/orders.ts';
import type { PagePorts } from '../../core/ports/page-ports.ts';
import type { HasSalesTaxes } from '../../core/ports/sales-taxes.ts';
import type { HasVouchers } from '../../core/ports/vouchers.ts';
import {
  answerCheckout,
  type AnsweredStep,
  type SentAnswer,
} from '../../core/usecases/check-out.ts';
import type { CheckoutVisit } from '../../core/usecases/open-checkout.ts';
import {
  placeCheckout,
  type OrderPlacing,
  type PlacedCheckout,
  type SentReview,
} from '../../core/usecases/place-checkout.ts';
import { usualFormLimits } from '../http/form-body.ts';
import { formOf, type PageForm, type PageFormSender } from './form.ts';
import { orderOpened } from './order-links.ts';

export type CheckoutFormSettings = HasCarts &
  HasCheckouts &
  HasSalesTaxes &
  HasVouchers &
  HasClock &
  HasLog &
  HasOrders & {
    readonly sites: SiteConfiguration;
    readonly designerBases: DesignerBases;
    readonly takesOrders: boolean;
    readonly bankAccounts: BankAccounts;
    readonly articlePrices: Within<HasArticlePrices['articlePrices']>;
    readonly pictureUploads: Within<PagePorts['pictureUploads']>;
    readonly personalisations: Within<PagePorts['personalisations']>;
    readonly customersOf: Within<PagePorts['customersOf']>;
    readonly ownAccountOf: Within<PagePorts['ownAccountOf']>;
    readonly orderPlacing: (sender: PageFormSender) => OrderPlacing;
  };

type Sent = SentAnswer | (SentReview & { readonly step: 'review' });

const readAnswer = (fields: URLSearchParams): Sent => {
  const textOf = (
    name: CheckoutField | 'earlier' | 'id' | 'seen' | 'step' | 'isBilledElsewhere',
  ): string => fields.get(name) ?? '';
  const addressOf = (nameOf: (field: OrderAddressField) => CheckoutField) => ({
    firstName: textOf(nameOf('firstName')),
    lastName: textOf(nameOf('lastName')),
    company: textOf(nameOf('company')),
    street: textOf(nameOf('street')),
    addition: textOf(nameOf('addition')),
    postcode: textOf(nameOf('postcode')),
    city: textOf(nameOf('city')),
    region: textOf(nameOf('region')),
    country: textOf(nameOf('country')),
  });
  const step = checkoutSteps.find((one) => one === textOf('step')) ?? 'address';
  switch (step) {
    case 'address':
      return {
        step,
        earlier: textOf('earlier'),
        typed: {
          email: textOf('email'),
          address: addressOf((field) => field),
          isBilledElsewhere: textOf('isBilledElsewhere') === 'yes',
          billing: addressOf(billingFieldOf),
        },
      };
    case 'delivery': {
      const speed = textOf('speed');
      return { step, speed: isDeliverySpeed(speed) ? speed : undefined };
    }
    case 'payment': {
      const method = textOf('payment');
      return { step, method: isPaymentMethod(method) ? method : undefined };
    }
    case 'review':
      return { step, id: textOf('id'), seen: textOf('seen') };
  }
};

/** Two addresses, or what a review has shown of a full cart. */
const limits = { ...usualFormLimits, parts: 32 } as const;

/** Without a cart there is nobody to keep anything for: the page says so. */
export const checkoutForm = (settings: CheckoutFormSettings): PageForm => {
  const { sites, designerBases } = settings;
  const placing = singleFlight<PlacedCheckout>();

  const visitOf = ({ site, locale, cookies }: PageFormSender): CheckoutVisit => ({
    scope: { channel: site.channel, locale, platform: 'web' },
    visitorKey: visitorKeyIn(cookies, cartCookie),
    ways: { bases: designerBases, sites },
  });

  const environmentOf = ({ site, locale, cookies, signal }: PageFormSender) => {
    const scope = { channel: site.channel, locale };
    return {
      ...settings,
      articlePrices: settings.articlePrices(signal),
      pictureUploads: settings.pictureUploads(signal)(cookies, scope),
      personalisations: settings.personalisations(signal)(cookies),
      customers: settings.customersOf(signal)(cookies, scope),
      account: settings.ownAccountOf(signal)(cookies, scope),
    };
  };

  /** A button that is pressed twice sends the same twice: whoever comes second waits for the first. */
  const placed =
    (sent: SentReview, sender: PageFormSender): TE.TaskEither<never, PlacedCheckout> =>
    async () => {
      const { site, locale, cookies, signal } = sender;
      const key = JSON.stringify([site.host, locale, cookies, sent.id, sent.seen]);
      try {
        const answer = await placing.join(key, signal, async (shared) => {
          const all = { ...sender, signal: shared };
          const place = placeCheckout(visitOf(all), sent, settings.orderPlacing(all));
          return E.toUnion(await place(environmentOf(all))());
        });
        return E.right(answer);
      } catch (error) {
        if (!signal.aborted) throw error;
        return E.right({ kind: 'failed', step: 'review' });
      }
    };

  return {
    isAt: ({ decision }) =>
      settings.takesOrders && decision.kind === 'application' && decision.answeredBy === 'checkout',
    form: formOf({
      limits,
      read: ({ fields }) => readAnswer(fields),
      perform: (
        sent,
        sender: PageFormSender,
      ): TE.TaskEither<never, AnsweredStep | PlacedCheckout> =>
        sent.step === 'review'
          ? placed(sent, sender)
          : answerCheckout(visitOf(sender), sent, randomUUID())(environmentOf(sender)),
      done: (answered, _, { site, locale, page }) => {
        switch (answered.kind) {
          case 'placed':
            // To the page of the order, or to where it is paid.
            return {
              kind: answered.location.startsWith('/') ? 'see-other' : 'hand-off',
              location: answered.location,
              // Whoever comes back from the payment, in whatever way, finds the order.
              setCookies: orderOpened(answered.token),
            };
          case 'on':
            return {
              kind: 'see-other',
              location: `${checkoutPath(sites, site, locale, answered.step)}${carryOver(page.search, '')}`,
            };
          case 'again':
            return {
              kind: 'again',
              step: { kind: 'checkout-answer', name: answered.step, said: answered.said },
              status: answered.said.isFailed === true ? 503 : 422,
            };
          case 'failed':
            return {
              kind: 'again',
              step: { kind: 'checkout-answer', name: answered.step, said: {} },
              status: 503,
            };
        }
      },
      refused: (never) => never,
    }),
  };
};
