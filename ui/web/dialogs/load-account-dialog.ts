/** The log-in and the sign-up over a page of the content: the server's part of both. */
import { accountDialogOf } from '../../../core/domain/customer/account-dialogs.ts';
import { returnTargetOf } from '../../../core/domain/routing/return-target.ts';
import { accountDialogMessages } from '../../components/account-dialog/messages.ts';
import { joinMessages, messagesFor } from '../../messages/compile.ts';
import type { Loaded } from '../loaded-page.ts';
import type { PageData } from '../page-data.ts';
import { openedAccount, sentAccount } from './sent-account.ts';
import { placeOf } from '../shell/request-place.ts';
import { legalHref } from '../shell/site-links.ts';
import type { StorefrontRequest } from '../storefront-request.ts';

/**
 * A page with the dialog that its address opens, and with what came of the form that was sent to it.
 * Such a page is made for each visit, as all pages with an open dialog; an error page opens none.
 */
export const withAccountDialog = async (
  request: StorefrontRequest,
  load: (request: StorefrontRequest) => Promise<Loaded<PageData>>,
): Promise<Loaded<PageData>> => {
  const name = accountDialogOf(request.url.search);
  if (name === undefined) return load(request);
  const { site, locale } = placeOf(request);
  const sent = await sentAccount(request, { channel: site.channel, locale }, name);
  if (sent?.kind === 'redirect') return sent;
  // The form was the dialog's: the page below is the one that everybody gets.
  const loaded = await load({ ...request, form: undefined });
  if (loaded.kind === 'redirect' || loaded.page.kind !== 'page') return loaded;
  const { page } = loaded;
  return {
    ...loaded,
    status: sent?.status ?? loaded.status,
    isShared: false,
    page: {
      ...page,
      messages: joinMessages([page.messages, messagesFor(locale, [accountDialogMessages])]),
      account: {
        ...(sent === undefined ? openedAccount(name) : { name, step: sent.step }),
        privacyHref: legalHref(request, 'privacy'),
        returnHref: returnTargetOf(
          request.sites,
          site,
          sent === undefined ? request.url.search : (request.sentSearch ?? ''),
        ),
      },
    },
  };
};
