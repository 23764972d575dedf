/**
 * Links of mails that open an account or set a password. The token goes into a cookie at once: no
 * address of a page has it, and so no history, log or `Referer`. Looking at a link does nothing, as
 * filters of mails do.
 */
import { Hono, type Context } from 'hono';

import { serializeCookie, type Cookie } from '../../core/domain/cookie/cookie.ts';
import { mailedLinkCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import { mailedLinkPaths } from '../../core/domain/customer/account-dialogs.ts';
import { parseMailToken } from '../../core/domain/customer/mail-token.ts';
import { accountDialogQuery } from '../../core/domain/customer/over-page.ts';
import { E } from '../../core/fp.ts';
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { wordPath } from '../../ui/web/shell/site-links.ts';
import { localeOnSite, responseTo, siteOfRequest } from './form-route.ts';

/** Until the form is answered, or an hour. */
const linkCookie = (token: string, maxAge: number): Cookie => ({
  name: mailedLinkCookie,
  value: token,
  maxAge,
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'Strict',
});

const lineOf = (cookie: Cookie): readonly string[] => {
  const line = serializeCookie(cookie);
  return E.isRight(line) ? [line.right] : [];
};

/** `Set-Cookie` lines after a link was used. */
export const linkUsed: readonly string[] = lineOf(linkCookie('', 0));

/** The addresses as an application to be mounted at the root. */
export const mailedLinks = ({ sites }: { readonly sites: SiteConfiguration }): Hono => {
  const app = new Hono();
  const open =
    (dialog: keyof typeof mailedLinkPaths) =>
    (context: Context): Response => {
      const site = siteOfRequest(sites, context);
      const place = {
        locale: localeOnSite(site, context.req.query('locale')),
        platform: 'web',
      } as const;
      const page = wordPath(sites, site.channel, place, 'customerAccount');
      const token = parseMailToken(context.req.query('token') ?? '');
      return responseTo({
        kind: 'see-other',
        location: `${page}${accountDialogQuery('', dialog)}`,
        setCookies: E.isRight(token) ? lineOf(linkCookie(token.right, 3_600)) : linkUsed,
      });
    };
  app.get(mailedLinkPaths['password-confirm'], open('password-confirm'));
  app.get(mailedLinkPaths['sign-up-confirm'], open('sign-up-confirm'));
  return app;
};
