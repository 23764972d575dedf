/**
 * The form that ends a session, on pages with scripts and without: it asks the shop API, whichever
 * that is, and leads back to the page that it stood on. Entering an account is a form of the page
 * itself (`ui/web/dialogs/sent-account.ts`).
 */
import { Hono } from 'hono';

import { httpAccountEntry } from '../../adapters/http/accounts.ts';
import type { ApiSettings } from '../../adapters/http/address.ts';
import { withVisitorCookies } from '../../adapters/http/visitor-cookies.ts';
import { logOutPath, withoutDialog } from '../../core/domain/customer/account-dialogs.ts';
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import type { HasLog } from '../../core/ports/log.ts';
import { logOut } from '../../core/usecases/enter-account.ts';
import { localeOnSite, pageOfForm, seeOther, siteOfRequest } from './site-forms.ts';
import { maySendForms } from '../http/sender.ts';

type AccountFormSettings = HasLog & {
  readonly sites: SiteConfiguration;
  readonly api: ApiSettings;
};

/** The form's address as an application to be mounted at the root. */
export const accountForms = ({ sites, api, log }: AccountFormSettings): Hono => {
  const app = new Hono();
  app.post(logOutPath, async (context) => {
    const site = siteOfRequest(sites, context);
    const { pathname, search } = pageOfForm(sites, context, site);
    const page = `${pathname}${withoutDialog(search)}`;
    // Another site must not log anybody out.
    if (!maySendForms(sites, (name) => context.req.header(name))) return seeOther(page);
    const visitor = withVisitorCookies(api.fetch, context.req.header('Cookie') ?? '');
    const accounts = httpAccountEntry({ ...api, fetch: visitor.fetch });
    const scope = { channel: site.channel, locale: localeOnSite(site, '') };
    await logOut(scope)({ accounts, log })();
    return seeOther(page, visitor.setCookies());
  });
  return app;
};
