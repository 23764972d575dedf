import { formErrorMessages } from '../../components/field/messages.ts';
import { messagesFor } from '../../messages/compile.ts';
import { textOf } from '../../messages/text.tsx';
import type { Loaded } from '../requests/loaded-page.ts';
import type { PageData } from '../wire/page-data.ts';
import { placeOf } from '../shell/request-place.ts';
import type { StorefrontRequest } from '../requests/storefront-request.ts';

/**
 * A form that is shown again is its sender's alone, with the form's status; where it was refused,
 * the title says so first (WCAG 3.3.1).
 */
export const answerAfterForm = (
  request: StorefrontRequest,
  loaded: Loaded<PageData>,
): Loaded<PageData> => {
  const { sent } = request;
  if (sent === undefined || loaded.kind !== 'page' || loaded.page.kind !== 'page') return loaded;
  const { locale } = placeOf(request);
  const { page } = loaded;
  const text = textOf({ locale, messages: messagesFor(locale, [formErrorMessages]) });
  const title =
    sent.status === 200 ? page.head.title : text('form.error-title', { title: page.head.title });
  return {
    ...loaded,
    status: sent.status,
    isShared: false,
    page: { ...page, head: { ...page.head, title } },
  };
};
