import type { Hono } from 'hono';
import type { Container } from 'inversify';

import { httpAccountEntry } from '../../adapters/http/accounts.ts';
import { withForwardedFor } from '../../adapters/http/forwarded-for.ts';
import { httpOwnAccount } from '../../adapters/http/own-account.ts';
import { httpToolbox } from '../../adapters/http/toolbox.ts';
import { withVisitorCookies } from '../../adapters/http/visitor-cookies.ts';
import { httpWithdrawalDesk } from '../../adapters/http/withdrawal.ts';
import { stays } from '../../adapters/shared/single-flight.ts';
import { orderLink } from '../../core/domain/order/order-page.ts';
import type { ShopScope } from '../../core/ports/scope.ts';
import type { FormSender } from '../forms/form.ts';
import { formAddresses } from '../forms/form-addresses.ts';
import { orderPlacing } from '../forms/order-placing.ts';
import { createPageForms, type PageForms } from '../forms/page-forms.ts';
import { addressOfClient } from '../http/client-address.ts';
import { orderingOf } from './payments.ts';
import { bankAccountsOf } from '../payment-settings.ts';
import { within } from './service-calls.ts';
import { tokens } from './tokens.ts';

/** What any form may ask: the ports of pages, and those of forms alone. */
const formSettings = (container: Container) => {
  const { wishlists, carts, checkouts, orders, invoices, salesTaxes, vouchers, ...pagePorts } =
    container.get(tokens.pagePorts);
  const configuration = container.get(tokens.configuration);
  const { sites, limits, designerBases, locationHeaders } = configuration;
  const api = container.get(tokens.shopApi);
  return {
    ...pagePorts,
    // What is declared or kept is finished, whether or not its sender stays.
    wishlists: wishlists(stays),
    carts: carts(stays),
    orders: orders(stays),
    invoices: invoices(stays),
    payments: container.get(tokens.paymentCommands),
    checkouts: checkouts(stays),
    salesTaxes: salesTaxes(stays),
    vouchers: vouchers(stays),
    withdrawalDesk: httpWithdrawalDesk(api),
    contactDesk: container.get(tokens.contactDesk),
    newsletter: container.get(tokens.newsletter),
    accountsOf:
      (signal: AbortSignal) => (cookies: string, client: string, told: FormSender['told']) => {
        const own = within(api, signal);
        const known = withForwardedFor(own.fetch, addressOfClient(client), told);
        const { fetch, setCookies } = withVisitorCookies(known, cookies);
        const asked = { ...own, fetch };
        return { accounts: httpAccountEntry(asked), account: httpOwnAccount(asked), setCookies };
      },
    toldHeaders: [
      'User-Agent',
      ...(locationHeaders === undefined ? [] : [locationHeaders.country]),
    ],
    toolboxOf: ({ signal, client }: Pick<FormSender, 'client' | 'signal'>, scope: ShopScope) => {
      const own = within(api, signal);
      const fetch = withForwardedFor(own.fetch, addressOfClient(client));
      return httpToolbox({ ...own, fetch }, scope);
    },
    api,
    clock: container.get(tokens.clock),
    log: container.get(tokens.log),
    sites,
    designerBases,
    bankAccounts: bankAccountsOf(configuration.payments, sites),
    takesOrders: orderingOf(configuration).takesOrders,
    orderPlacing: orderPlacing({
      orders: orders(stays),
      originals: container.get(tokens.pictureUploadStore).originals,
      payments: container.get(tokens.paymentCommands),
      ownAccountOf: pagePorts.ownAccountOf,
      personalisations: pagePorts.personalisations,
      clock: container.get(tokens.clock),
      log: container.get(tokens.log),
      sites,
      orderPageOf: orderLink,
    }),
    trustedProxies: limits.trustedProxies,
  };
};

/** The forms of pages on the ports of this process. */
export const openPageForms = (container: Container): PageForms =>
  createPageForms(formSettings(container));

/** The forms with addresses of their own, to be mounted at the root. */
export const openFormAddresses = (container: Container): Hono =>
  formAddresses(formSettings(container));
