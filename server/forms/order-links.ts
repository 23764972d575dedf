/**
 * The link of an order's mails. The token goes into a cookie at once, so that no address of a page has
 * it, and looking at a link does nothing (decisions, 0202).
 */
import { Hono } from 'hono';

import { serializeCookie } from '../../core/domain/cookie/cookie.ts';
import { orderCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import { parseMailToken } from '../../core/domain/customer/mail-token.ts';
import { orderLinkPath } from '../../core/domain/order/order-page.ts';
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { E } from '../../core/fp.ts';
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
const orderOpened = (token: string): readonly string[] => cookieLines(token);

/** The address as an application to be mounted at the root. */
export const orderLinks = ({ sites }: { readonly sites: SiteConfiguration }): Hono => {
  const app = new Hono();
  app.get(orderLinkPath, (context) => {
    const site = siteOfRequest(sites, context);
    const place = {
      locale: localeOnSite(site, context.req.query('locale')),
      platform: 'web',
    } as const;
    const token = parseMailToken(context.req.query('token') ?? '');
    return responseTo({
      kind: 'see-other',
      location: wordPath(sites, site.channel, place, 'order'),
      setCookies: E.isRight(token) ? orderOpened(token.right) : [],
    });
  });
  return app;
};
