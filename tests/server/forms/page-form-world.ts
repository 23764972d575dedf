/** The forms of pages with everything in memory, and a browser that sends them. */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import { TE } from '../../../core/fp.ts';
import { embeddedDesignerBases, embeddedSites } from '../../../server/embedded-addresses.ts';
import { readAskedAddress } from '../../../server/http/asked-address.ts';
import { createPageForms } from '../../../server/forms/page-forms.ts';
import { routeAsked } from '../../../server/pages/routed-request.ts';
import { memoryAccounts } from '../../fakes/accounts.ts';
import { noAccount } from '../../fakes/own-account.ts';
import { memoryArticlePrices } from '../../fakes/article-prices.ts';
import { memoryCarts } from '../../fakes/carts.ts';
import { memoryCheckouts } from '../../fakes/checkouts.ts';
import { memoryPersonalisations } from '../../fakes/personalisations.ts';
import { memoryPictureUploads } from '../../fakes/picture-uploads.ts';
import { memoryVouchers } from '../../fakes/vouchers.ts';
import { manualClock } from '../../fakes/clock.ts';
import { memoryToolbox } from '../../fakes/toolbox.ts';
import { fakeCustomers } from '../../fakes/customers.ts';
import { memoryContactDesk } from '../../fakes/contact-desk.ts';
import { recordingLog } from '../../fakes/log.ts';
import { memoryNewsletter } from '../../fakes/newsletter.ts';
import { memoryOrders } from '../../fakes/orders.ts';
import { noSalesTaxes } from '../../fakes/sales-taxes.ts';
import { memoryWishlists } from '../../fakes/wishlists.ts';
import { memoryWithdrawalDesk } from '../../fakes/withdrawal-desk.ts';

const sites = embeddedSites(3_000);

type Settings = Parameters<typeof createPageForms>[0];

/** Opens the forms of all pages; `send` gives what answers a form at an address. */
export const openPageForms = (given: Partial<Settings> = {}) => {
  const log = recordingLog();
  const forms = createPageForms({
    sites,
    log,
    accountsOf: () => () => ({
      accounts: memoryAccounts([]).accounts,
      account: noAccount,
      setCookies: () => [],
    }),
    toldHeaders: ['User-Agent'],
    withdrawalDesk: memoryWithdrawalDesk(),
    contactDesk: memoryContactDesk(),
    newsletter: memoryNewsletter(manualClock(0)),
    orders: memoryOrders(memoryCarts(), memoryVouchers(manualClock(0))),
    wishlists: memoryWishlists(),
    carts: memoryCarts(),
    checkouts: memoryCheckouts(),
    salesTaxes: noSalesTaxes,
    vouchers: memoryVouchers(manualClock(0)),
    articlePrices: () => memoryArticlePrices(),
    pictureUploads: () => () => memoryPictureUploads(),
    personalisations: () => memoryPersonalisations(),
    ownAccountOf: () => () => noAccount,
    designerBases: embeddedDesignerBases,
    takesOrders: true,
    bankAccounts: {
      eur: { holder: 'Passepartout', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
    },
    orderPlacing: () => ({
      place: () => TE.left({ kind: 'failed' } as const),
      find: () => TE.right(undefined),
    }),
    clock: manualClock(0),
    toolboxOf: () => memoryToolbox(),
    customersOf: () => () => fakeCustomers(),
    trustedProxies: 0,
    ...given,
  });
  /** An address as it is routed, of a form that has not come yet. */
  const route = (url: string) => {
    const request = { method: 'POST', url, headers: { host: 'localhost:3000' } };
    return routeAsked({ sites, previews: undefined }, request, readAskedAddress(sites, request));
  };
  const send = async (
    url: string,
    fields: Readonly<Record<string, string>> | FormData,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const sent = new Response(fields instanceof FormData ? fields : new URLSearchParams(fields));
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { method: 'POST', url });
    Object.assign(request.headers, {
      host: 'localhost:3000',
      'content-type': sent.headers.get('content-type') ?? '',
      ...headers,
    });
    request.push(new Uint8Array(await sent.arrayBuffer()));
    request.push(null);
    const routed = routeAsked(
      { sites, previews: undefined },
      request,
      readAskedAddress(sites, request),
    );
    return forms.answer(request, routed, new AbortController().signal);
  };
  return {
    send,
    forms,
    route,
    reports: log.reports,
    codes: () => log.reports.map(({ code }) => code),
  };
};
