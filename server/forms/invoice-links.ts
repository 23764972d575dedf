/** Invoices as files, for whoever has opened their order by its link, or is logged in as its buyer. */
import { Hono } from 'hono';

import type { Within } from '../../adapters/shared/within.ts';
import { parseCookies } from '../../core/domain/cookie/cookie.ts';
import { orderCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import {
  invoiceLinkPath,
  invoiceNumberParameter,
} from '../../core/domain/customer/listed-invoice.ts';
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { E } from '../../core/fp.ts';
import type { HasInvoices } from '../../core/ports/invoices.ts';
import type { HasLog } from '../../core/ports/log.ts';
import type { HasOrders } from '../../core/ports/orders.ts';
import type { PagePorts } from '../../core/ports/page-ports.ts';
import { findInvoice } from '../../core/usecases/follow-order.ts';
import { invoiceAnswer } from '../invoice-sheet.ts';
import { localeOnSite, responseTo, siteOfRequest } from './form-route.ts';

const refused = (status: 404 | 503, text: string): Response =>
  responseTo({ kind: 'plain', status, text });

/** The address as an application to be mounted at the root. */
export const invoiceLinks = ({
  sites,
  ownAccountOf,
  ...environment
}: HasOrders &
  HasInvoices &
  HasLog & {
    readonly sites: SiteConfiguration;
    readonly ownAccountOf: Within<PagePorts['ownAccountOf']>;
  }): Hono => {
  const app = new Hono();
  app.get(invoiceLinkPath, async (context) => {
    const cookies = context.req.header('Cookie') ?? '';
    const site = siteOfRequest(sites, context);
    const scope = { channel: site.channel, locale: localeOnSite(site) };
    const found = await findInvoice(
      scope,
      parseCookies(cookies).values.get(orderCookie),
      context.req.query(invoiceNumberParameter) ?? '',
    )({ ...environment, account: ownAccountOf(context.req.raw.signal)(cookies, scope) })();
    if (E.isLeft(found)) return refused(503, 'Service Unavailable');
    return found.right === undefined ? refused(404, 'Not Found') : invoiceAnswer(found.right);
  });
  return app;
};
