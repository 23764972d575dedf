/**
 * Forms are answered before anything is drawn; only one that is shown again has its page drawn, for
 * its sender alone.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import type { SteppedKind } from '../../core/domain/content/block-steps.ts';
import type { AccountDialog } from '../../core/domain/routing/account-dialog-names.ts';
import type { RouteDecision } from '../../core/domain/routing/route-decision.ts';
import { siteOrigin, type SiteConfiguration } from '../../core/domain/routing/sites.ts';
import type { HasNewsletter } from '../../core/ports/newsletter.ts';
import type { HasContactDesk } from '../../core/ports/contact-desk.ts';
import type { HasOrders } from '../../core/ports/orders.ts';
import type { HasWithdrawalDesk } from '../../core/ports/withdrawal-desk.ts';
import type { FormStep } from '../../ui/web/requests/sent-form.ts';
import { clientOf } from '../http/client-address.ts';
import { usualFormLimits } from '../http/form-body.ts';
import { currentRequestId } from '../http/request-id.ts';
import { accountEntryForm, type AccountEntrySettings } from './account-entry-form.ts';
import { receiveForm } from './form-route.ts';
import { unreadAnswers, type FormAnswer, type FormPlace, type PageForm } from './form.ts';
import { checkoutForm, type CheckoutFormSettings } from './checkout-form.ts';
import { contactForm } from './contact-form.ts';
import { newsletterForm } from './newsletter-form.ts';
import { giftVoucherPageForm, type GiftPageSettings } from './gift-voucher-form.ts';
import { ownAccountForm } from './own-account-form.ts';
import { orderForm } from './order-form.ts';
import { toolboxPageForm, type ToolboxFormSettings } from './toolbox-form.ts';
import { withdrawalForm } from './withdrawal-form.ts';

type AskedPage = FormPlace<RouteDecision>;

/** Assigned, not parsed: no text of a request becomes another host. */
const addressOf = (sites: SiteConfiguration, { path, search }: AskedPage): URL => {
  const address = new URL(siteOrigin(sites, sites.defaultSite));
  address.pathname = path;
  address.search = search;
  return address;
};

export type PageForms = {
  /** Whether the page has a form besides the newsletter's, which any page may have. */
  readonly hasOwn: (asked: AskedPage) => boolean;
  /** Undefined where the page has no such form. Another site's form is always 403. */
  readonly answer: (
    request: IncomingMessage,
    asked: AskedPage,
    signal: AbortSignal,
  ) => Promise<FormAnswer<FormStep> | undefined>;
};

type PageFormSettings = AccountEntrySettings &
  CheckoutFormSettings &
  GiftPageSettings &
  ToolboxFormSettings &
  HasContactDesk &
  HasNewsletter &
  HasOrders &
  HasWithdrawalDesk & {
    /** See `clientOf`. */
    readonly trustedProxies: number;
    /** Passed on to the shop API. */
    readonly toldHeaders: readonly string[];
  };

const headerOf =
  ({ headers }: IncomingMessage) =>
  (name: string): string | undefined => {
    const value = headers[name];
    return Array.isArray(value) ? value[0] : value;
  };

const isPlace = (decision: RouteDecision): decision is FormPlace['decision'] =>
  decision.kind === 'page' || decision.kind === 'application';

/**
 * A row for each block that shows a step, and each dialog with a form; undefined where the forms have
 * addresses of their own. The first that is at a page answers: what its fields name, then the dialog
 * over the page, then the page.
 */
const pageFormTable = (
  settings: PageFormSettings,
): Readonly<Record<SteppedKind | AccountDialog, PageForm | undefined>> => ({
  newsletter: newsletterForm(settings),
  'log-in': accountEntryForm('log-in', settings),
  'sign-up': accountEntryForm('sign-up', settings),
  'sign-up-confirm': accountEntryForm('sign-up-confirm', settings),
  'password-reset': accountEntryForm('password-reset', settings),
  'password-confirm': accountEntryForm('password-confirm', settings),
  'customer-account': ownAccountForm(settings),
  withdrawal: withdrawalForm(settings),
  'contact-form': contactForm(settings),
  'gift-voucher': giftVoucherPageForm(settings),
  order: orderForm(settings),
  toolbox: toolboxPageForm(settings),
  checkout: checkoutForm(settings),
  cart: undefined,
  wishlist: undefined,
});

/** What a page takes that has no form of its own: any may have the newsletter's. */
const anyForm = { limits: usualFormLimits, isFromAnywhere: false } as const;

export const createPageForms = (settings: PageFormSettings): PageForms => {
  const { sites, trustedProxies } = settings;
  const table = pageFormTable(settings);
  const formAt = (place: FormPlace, sent?: URLSearchParams): PageForm['form'] | undefined =>
    Object.values(table).find((row) => row?.isAt(place, sent))?.form;

  return {
    hasOwn: ({ decision, ...asked }) =>
      isPlace(decision) && formAt({ ...asked, decision }) !== undefined,
    answer: async (request, asked, signal) => {
      const { decision } = asked;
      if (!isPlace(decision)) return undefined;
      const { site, locale } = decision;
      // The body is left: whoever refuses it answers first, and then ends the connection.
      const chunks = request.iterator({ destroyOnReturn: false });
      const taken = formAt({ ...asked, decision }) ?? anyForm;
      const sent = await receiveForm(sites, headerOf(request), chunks, taken);
      // Before the page is asked whether it has a form: 405 would tell another site which have one.
      if (sent.kind === 'elsewhere') return unreadAnswers.elsewhere;
      const fields = sent.kind === 'form' ? sent.fields : undefined;
      return formAt({ ...asked, decision }, fields)?.answer(
        {
          site,
          locale,
          page: addressOf(sites, asked),
          cookies: request.headers.cookie ?? '',
          client: clientOf(request, trustedProxies),
          told: Object.fromEntries(
            settings.toldHeaders.flatMap((name) => {
              const value = headerOf(request)(name.toLowerCase());
              return value === undefined ? [] : [[name, value]];
            }),
          ),
          requestId: currentRequestId() ?? randomUUID(),
          signal,
        },
        sent,
      );
    },
  };
};
