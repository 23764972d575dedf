/**
 * Links that confirm the new address of an account. A program that looks at one, such as a filter
 * of mails, changes nothing: the page has a button.
 */
import { Hono, type Context } from 'hono';

import { httpOwnAccount } from '../../adapters/http/own-account.ts';
import type { ApiSettings } from '../../adapters/http/address.ts';
import { accountAnswerId, confirmAddressPath } from '../../core/domain/customer/account-changes.ts';
import { localeTable } from '../../core/domain/locale/locales.ts';
import { pathFor } from '../../core/domain/routing/pages.ts';
import { specialWords } from '../../core/domain/routing/special-prefixes.ts';
import type { HasLog } from '../../core/ports/log.ts';
import { confirmAddress } from '../../core/usecases/manage-account.ts';
import { formRoute, localeOnSite, siteOfRequest, type FormRouteSettings } from './form-route.ts';
import { formOf } from './form.ts';
import { buttonPage } from './button-page.ts';

type AddressLinkSettings = HasLog & FormRouteSettings & { readonly api: ApiSettings };

/** The link's address as an application to be mounted at the root. */
export const addressLinks = (settings: AddressLinkSettings): Hono => {
  const { sites, api, log } = settings;
  const scopeOf = (context: Context) => {
    const site = siteOfRequest(sites, context);
    return { channel: site.channel, locale: localeOnSite(site, context.req.query('locale')) };
  };
  const app = new Hono();
  app.get(confirmAddressPath, (context) => buttonPage(scopeOf(context).locale, 'confirm-address'));
  app.post(confirmAddressPath, (context) => {
    const { channel, locale } = scopeOf(context);
    const form = formOf({
      isFromAnywhere: true,
      read: () => context.req.query('token') ?? '',
      perform: (token) =>
        confirmAddress({ channel, locale }, token)({ account: httpOwnAccount(api), log }),
      done: (answer) => {
        const [word] = specialWords('customerAccount', localeTable[locale].language);
        const route = { kind: 'content', segments: [word] } as const;
        const page = pathFor(sites, channel, { locale, platform: 'web', route });
        return { kind: 'see-other', location: `${page}#${accountAnswerId(answer)}` };
      },
      refused: (never) => never,
    });
    return formRoute(settings, form)(context);
  });
  return app;
};
