/**
 * A photo from a phone: a page for it that works without scripts, and what the computer asks that
 * waits for it. The photo becomes one of the computer's visitor.
 */
import { Hono, type Context } from 'hono';

import type { ApiSettings } from '../../adapters/http/address.ts';
import { picturesCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import {
  ownPictureAccept,
  ownPictureAnswers,
  ownPictureFields,
  phonePhotoFields,
  pictureUploadPaths,
  uploadedPictureHref,
  type OwnPictureAnswer,
} from '../../core/domain/image/own-picture.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import { printQuery } from '../../core/domain/query/query.ts';
import { oneOf } from '../../core/domain/text/one-of.ts';
import { TE } from '../../core/fp.ts';
import type { HasClock } from '../../core/ports/clock.ts';
import type { HasLog } from '../../core/ports/log.ts';
import { ownPictureFieldMessages } from '../../ui/components/own-picture/messages.ts';
import { textIn } from '../../ui/messages/text-in.ts';
import { pageMessages } from '../messages/page-messages.ts';
import { formRoute, localeOnSite, siteOfRequest, type FormRouteSettings } from './form-route.ts';
import { formOf } from './form.ts';
import { phonePhotos } from './phone-photos.ts';
import { pictureFormLimits, uploadFile } from './picture-forms.ts';
import { plainPage } from './plain-page.ts';

type PhonePhotoSettings = HasClock & HasLog & FormRouteSettings & { readonly api: ApiSettings };

/** What the phone's page says instead of a form, or above it. */
type PhoneAnswer = OwnPictureAnswer | 'sent' | 'over';

const isAnswer = oneOf([...ownPictureAnswers, 'sent', 'over']);

const textOf = (locale: Locale, answer: PhoneAnswer): string =>
  answer === 'sent' || answer === 'over'
    ? textIn(locale, pageMessages[`phone.${answer}`])
    : textIn(locale, ownPictureFieldMessages[`own-picture.${answer}`]);

const phonePage = (locale: Locale, answer: PhoneAnswer | undefined): Response => {
  const said = answer === undefined ? '' : `<p role="status">${textOf(locale, answer)}</p>`;
  const field = textIn(locale, ownPictureFieldMessages['own-picture.choose']);
  const form = `<p>${textIn(locale, pageMessages['phone.private'])}</p><form method="post" enctype="multipart/form-data"><p><label>${field}<br><input type="file" name="${ownPictureFields.file}" accept="${ownPictureAccept}" required></label></p><button>${textIn(locale, pageMessages['phone.send'])}</button></form>`;
  return plainPage(locale, {
    title: textIn(locale, pageMessages['phone.title']),
    content: answer === 'sent' || answer === 'over' ? said : `${said}${form}`,
  });
};

/** Of all cookies the one that says whose pictures they are. */
const picturesCookieIn = (cookies: string): string =>
  cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${picturesCookie}=`)) ?? '';

/** The addresses as an application to be mounted at the root. */
export const phonePhotoForms = (settings: PhonePhotoSettings): Hono => {
  const photos = phonePhotos(settings.clock);
  const placeOf = (context: Context) => {
    const site = siteOfRequest(settings.sites, context);
    const locale = localeOnSite(site, context.req.query('locale'));
    return {
      scope: { channel: site.channel, locale },
      code: context.req.query(phonePhotoFields.code) ?? '',
    };
  };
  const begin = formOf({
    read: () => undefined,
    perform: (_, { cookies, client }) =>
      TE.right(photos.invite({ cookies: picturesCookieIn(cookies), client })),
    done: (invited) => ({ kind: 'plain', status: 200, text: JSON.stringify(invited) }),
    refused: (never) => never,
  });
  const arrived = formOf({
    read: ({ fields }) => fields.get(phonePhotoFields.claim) ?? '',
    perform: (claim) => TE.fromNullable('over')(photos.collect(claim)),
    done: (found) =>
      found === 'waiting'
        ? { kind: 'plain', status: 202, text: '' }
        : {
            kind: 'see-other',
            location: uploadedPictureHref(found.id),
            setCookies: found.setCookies,
          },
    refused: () => ({ kind: 'plain', status: 404, text: '' }),
  });
  const app = new Hono();
  app.post(pictureUploadPaths.phoneBegin, formRoute(settings, begin));
  app.post(pictureUploadPaths.phoneArrived, formRoute(settings, arrived));
  app.get(pictureUploadPaths.phone, (context) => {
    const { scope, code } = placeOf(context);
    const answer = context.req.query(phonePhotoFields.answer);
    if (answer !== 'sent' && !photos.isOpen(code)) return phonePage(scope.locale, 'over');
    return phonePage(scope.locale, isAnswer(answer) ? answer : undefined);
  });
  app.post(pictureUploadPaths.phone, (context) => {
    const { scope, code } = placeOf(context);
    const back = (answer: PhoneAnswer, more = {}) =>
      ({
        kind: 'see-other',
        location: `${pictureUploadPaths.phone}?${printQuery({ ...more, locale: scope.locale, [phonePhotoFields.answer]: answer })}`,
      }) as const;
    const again = (answer: PhoneAnswer) => back(answer, { [phonePhotoFields.code]: code });
    return formRoute(
      settings,
      formOf({
        limits: pictureFormLimits,
        // Its address is the secret, and tells no page from where it is sent.
        isFromAnywhere: true,
        read: ({ files }) => files.get(ownPictureFields.file)?.[0],
        perform: (file, { client, signal }) =>
          file === undefined
            ? TE.left<PhoneAnswer>('refused')
            : () =>
                photos.receive<PhoneAnswer>(code, (cookies) =>
                  uploadFile(settings, scope)(file, { cookies, client, signal })(),
                ),
        done: () => back('sent'),
        refused: (answer) => again(answer),
        unread: () => again('refused'),
      }),
    )(context);
  });
  return app;
};
