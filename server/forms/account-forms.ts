/** Ends a session at whichever shop API, and leads back to the page that the form stood on. */
import { Hono } from 'hono';

import { httpAccountEntry } from '../../adapters/http/accounts.ts';
import type { ApiSettings } from '../../adapters/http/address.ts';
import { withVisitorCookies } from '../../adapters/http/visitor-cookies.ts';
import { logOutPath, withoutDialog } from '../../core/domain/customer/account-dialogs.ts';
import { pipe, TE } from '../../core/fp.ts';
import type { HasLog } from '../../core/ports/log.ts';
import { visitor as nobody } from '../../core/domain/customer/customer.ts';
import { logOut } from '../../core/usecases/enter-account.ts';
import { audienceLines } from './audience-lines.ts';
import { formRoute, localeOnSite, type FormRouteSettings } from './form-route.ts';
import { formOf, type FormSender } from './form.ts';

type AccountFormSettings = HasLog & FormRouteSettings & { readonly api: ApiSettings };

const back = ({ page }: FormSender, setCookies: readonly string[] = []) =>
  ({
    kind: 'see-other',
    location: `${page?.pathname ?? '/'}${withoutDialog(page?.search ?? '')}`,
    setCookies,
  }) as const;

/** The form's address as an application to be mounted at the root. */
export const accountForms = (settings: AccountFormSettings): Hono => {
  const { api, log } = settings;
  const form = formOf({
    read: () => undefined,
    perform: (_, { site, cookies }) => {
      const visitor = withVisitorCookies(api.fetch, cookies);
      const accounts = httpAccountEntry({ ...api, fetch: visitor.fetch });
      const scope = { channel: site.channel, locale: localeOnSite(site) };
      return pipe(
        logOut(scope)({ accounts, log }),
        TE.map(() => [...visitor.setCookies(), ...audienceLines(nobody)]),
      );
    },
    done: (setCookies, _, sender) => back(sender, setCookies),
    refused: (_problem, _fields, sender) => back(sender),
    unread: (sender) => back(sender),
  });
  const app = new Hono();
  app.post(logOutPath, formRoute(settings, form));
  return app;
};
