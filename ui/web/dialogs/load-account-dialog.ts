import { accountDialogOf } from '../../../core/domain/customer/account-dialogs.ts';
import { emptyAccountStep } from '../../../core/domain/customer/account-step.ts';
import { returnTargetOf } from '../../../core/domain/routing/return-target.ts';
import { accountBusinessMessages } from '../../components/account-dialog/messages-of-business.ts';
import {
  accountDialogMessages,
  accountErrorMessages,
} from '../../components/account-dialog/messages.ts';
import { googleSignInMessages } from '../../components/google-sign-in/messages.ts';
import { countriesFor } from '../../messages/countries-for.ts';
import { joinMessages, messagesFor } from '../../messages/compile.ts';
import type { Loaded } from '../requests/loaded-page.ts';
import type { PageData } from '../wire/page-data.ts';
import { placeOf } from '../shell/request-place.ts';
import { legalHref } from '../shell/site-links.ts';
import type { StorefrontRequest } from '../requests/storefront-request.ts';

/**
 * The page with the dialog of its address, or with the form that was sent and refused. It is made
 * for each visit; an error page opens no dialog.
 */
export const withAccountDialog = async (
  request: StorefrontRequest,
  load: (request: StorefrontRequest) => Promise<Loaded<PageData>>,
): Promise<Loaded<PageData>> => {
  const name = accountDialogOf(request.url.search);
  const loaded = await load(request);
  if (name === undefined || loaded.kind !== 'page' || loaded.page.kind !== 'page') return loaded;
  const { site, locale } = placeOf(request);
  const { page } = loaded;
  const google = request.ports.googleButton;
  const sent = request.sent?.step.kind === 'account' ? request.sent.step : undefined;
  return {
    ...loaded,
    isShared: false,
    page: {
      ...page,
      messages: joinMessages([
        page.messages,
        messagesFor(locale, [
          accountDialogMessages,
          accountErrorMessages,
          ...(name === 'sign-up' ? [accountBusinessMessages] : []),
          ...(google === undefined ? [] : [googleSignInMessages]),
        ]),
      ]),
      account: {
        name,
        step: sent?.step ?? emptyAccountStep,
        countries: name === 'sign-up' ? countriesFor(locale) : [],
        privacyHref: legalHref(request, 'privacy'),
        returnHref: returnTargetOf(request.sites, site, sent?.search ?? request.url.search),
        google,
      },
    },
  };
};
