/**
 * The link of an order's mails. The token goes into a cookie at once, so that no address of a page has
 * it (decisions, 0202). Whoever takes payments leads here, too: the order asks how its payment went.
 */
import { Hono } from 'hono';

import { serializeCookie } from '../../core/domain/cookie/cookie.ts';
import { orderCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import { parseMailToken } from '../../core/domain/customer/mail-token.ts';
import { orderLinkPath } from '../../core/domain/order/order-page.ts';
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { E } from '../../core/fp.ts';
import type { HasClock } from '../../core/ports/clock.ts';
import type { HasOrders } from '../../core/ports/orders.ts';
import type { HasPaymentCommands } from '../../core/ports/payments.ts';
import { askAfterPayment } from '../../core/usecases/pay-order.ts';
import { wordPath } from '../../ui/web/shell/site-links.ts';
import { localeOnSite, responseTo, siteOfRequest } from './form-route.ts';

/** `Lax`: with `Strict` the page that a mail leads to would not get it. */
const cookieLines = (token: string): readonly string[] => {
  const line = serializeCookie({
    name: orderCookie,
    value: token,
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
  });
  return E.isRight(line) ? [line.right] : [];
};

/** `Set-Cookie` lines that open an order in this browser. */
export const orderOpened = (token: string): readonly string[] => cookieLines(token);

/** The address as an application to be mounted at the root. */
export const orderLinks = ({
  sites,
  ...environment
}: HasOrders & HasPaymentCommands & HasClock & { readonly sites: SiteConfiguration }): Hono => {
  const app = new Hono();
  app.get(orderLinkPath, async (context) => {
    const site = siteOfRequest(sites, context);
    const place = {
      locale: localeOnSite(site, context.req.query('locale')),
      platform: 'web',
    } as const;
    const token = parseMailToken(context.req.query('token') ?? '');
    // Without an answer the page shows what is known.
    if (E.isRight(token)) await askAfterPayment(token.right)(environment)();
    return responseTo({
      kind: 'see-other',
      location: wordPath(sites, site.channel, place, 'order'),
      setCookies: E.isRight(token) ? orderOpened(token.right) : [],
    });
  });
  return app;
};
