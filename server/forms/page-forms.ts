/**
 * Forms are answered before anything is drawn; only one that is shown again has its page drawn, for
 * its sender alone.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import { accountDialogOf } from '../../core/domain/customer/account-dialogs.ts';
import { localeTable } from '../../core/domain/locale/locales.ts';
import {
  newsletterFields,
  newsletterForm as newsletterFormName,
} from '../../core/domain/newsletter/newsletter-answers.ts';
import { takesForms } from '../../core/domain/routing/legal-pages.ts';
import type { RouteDecision } from '../../core/domain/routing/route-decision.ts';
import { siteOrigin, type SiteConfiguration } from '../../core/domain/routing/sites.ts';
import type { HasNewsletter } from '../../core/ports/newsletter.ts';
import type { HasWithdrawalDesk } from '../../core/ports/withdrawal-desk.ts';
import type { FormStep } from '../../ui/web/requests/sent-form.ts';
import { clientOf } from '../http/client-address.ts';
import { usualFormLimits } from '../http/form-body.ts';
import { currentRequestId } from '../http/request-id.ts';
import { accountEntryForm, type AccountEntrySettings } from './account-entry-form.ts';
import { receiveForm } from './form-route.ts';
import { unreadAnswers, type Form, type FormAnswer, type PageFormSender } from './form.ts';
import { newsletterForm } from './newsletter-form.ts';
import { withdrawalForm } from './withdrawal-form.ts';

type PageForm = Form<PageFormSender, FormStep>;

/** With the query as it was sent. */
type AskedPage = {
  readonly decision: RouteDecision;
  readonly path: string;
  readonly search: string;
};

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
  HasNewsletter &
  HasWithdrawalDesk & {
    /** See `clientOf`. */
    readonly trustedProxies: number;
  };

const headerOf =
  ({ headers }: IncomingMessage) =>
  (name: string): string | undefined => {
    const value = headers[name];
    return Array.isArray(value) ? value[0] : value;
  };

/** Creates the forms of pages. */
export const createPageForms = (settings: PageFormSettings): PageForms => {
  const { sites, trustedProxies } = settings;
  const accounts = {
    'log-in': accountEntryForm('log-in', settings),
    'sign-up': accountEntryForm('sign-up', settings),
  } as const;
  const withdrawal = withdrawalForm(settings);
  const newsletter = newsletterForm(settings);

  /** That of the dialog over the page, or the withdrawal. */
  const ownForm = ({ decision, search }: AskedPage): PageForm | undefined => {
    if (decision.kind !== 'page' && decision.kind !== 'application') return undefined;
    const dialog = accountDialogOf(search);
    if (dialog !== undefined) return accounts[dialog];
    return decision.kind === 'page' &&
      takesForms(localeTable[decision.locale].language, decision.route)
      ? withdrawal
      : undefined;
  };

  return {
    hasOwn: (asked) => ownForm(asked) !== undefined,
    answer: async (request, asked, signal) => {
      const { decision } = asked;
      if (decision.kind !== 'page' && decision.kind !== 'application') return undefined;
      const { site, locale } = decision;
      // The body is left: whoever refuses it answers first, and then ends the connection.
      const chunks = request.iterator({ destroyOnReturn: false });
      const sent = await receiveForm(sites, headerOf(request), chunks, usualFormLimits);
      // Before the page is asked whether it has a form: 405 would tell another site which have one.
      if (sent.kind === 'elsewhere') return unreadAnswers.elsewhere;
      const isNewsletter =
        sent.kind === 'form' && sent.fields.get(newsletterFields.form) === newsletterFormName;
      const form = isNewsletter && decision.kind === 'page' ? newsletter : ownForm(asked);
      return form?.answer(
        {
          site,
          locale,
          page: addressOf(sites, asked),
          cookies: request.headers.cookie ?? '',
          client: clientOf(request, trustedProxies),
          requestId: currentRequestId() ?? randomUUID(),
          signal,
        },
        sent,
      );
    },
  };
};
