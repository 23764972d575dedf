import { attachmentLimits } from '../../core/domain/contact/contact-attachments.ts';
import {
  contactTextFields,
  type ContactForm,
  type ContactTexts,
} from '../../core/domain/contact/contact-form.ts';
import { isContactPage } from '../../core/domain/contact/contact-page.ts';
import {
  contactSentId,
  emptyContactStep,
  type ContactStep,
} from '../../core/domain/contact/contact-step.ts';
import { localeTable } from '../../core/domain/locale/locales.ts';
import { pipe, TE } from '../../core/fp.ts';
import type { HasContactDesk } from '../../core/ports/contact-desk.ts';
import type { HasLog } from '../../core/ports/log.ts';
import { sendContactMessage } from '../../core/usecases/contact-shop.ts';
import { usualFormLimits } from '../http/form-body.ts';
import { formOf, unreadAnswers, type PageForm, type PageFormSender } from './form.ts';
import { sentIdOf } from './sent-id.ts';

const limits = {
  ...usualFormLimits,
  bytes: attachmentLimits.bytes + usualFormLimits.bytes,
  files: attachmentLimits.count,
} as const;

const textsOf = (fields: URLSearchParams): ContactTexts => ({
  ...emptyContactStep.typed,
  ...Object.fromEntries(contactTextFields.map((field) => [field, fields.get(field) ?? ''])),
});

const readFiles = (files: readonly File[]): Promise<ContactForm['attachments']> =>
  Promise.all(
    files.map(async (file) => ({
      name: file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    })),
  );

const again = (step: ContactStep, status: 422 | 503) =>
  ({ kind: 'again', step: { kind: 'contact-form', step }, status }) as const;

/** Leads back to its page, whose address says that the message has arrived. */
export const contactForm = (environment: HasContactDesk & HasLog): PageForm => ({
  isAt: ({ decision }) =>
    decision.kind === 'page' &&
    isContactPage(localeTable[decision.locale].language, decision.route),
  form: formOf({
    limits,
    read: ({ fields, files }, sender: PageFormSender) => ({
      typed: textsOf(fields),
      files: files.get('attachments') ?? [],
      messageId: sentIdOf(fields.get('messageId'), sender),
    }),
    perform: ({ typed, files, messageId }, { site, locale }) =>
      pipe(
        TE.fromTask(() => readFiles(files)),
        TE.flatMap((attachments) =>
          sendContactMessage(
            { channel: site.channel, locale },
            { ...typed, attachments },
            messageId,
          )(environment),
        ),
      ),
    done: (_done, _fields, { page }) => ({
      kind: 'see-other',
      location: `${page.pathname}${page.search}#${contactSentId}`,
    }),
    refused: (refusal, { typed, files, messageId }) => {
      const shown = { typed, hadAttachments: files.length > 0 };
      return refusal.kind === 'fields'
        ? again({ ...shown, problem: { kind: 'refused', errors: refusal.errors } }, 422)
        : again({ ...shown, problem: { kind: 'failed', messageId } }, 503);
    },
    unread: (_, why) =>
      why.kind === 'too-large'
        ? again(
            {
              typed: textsOf(why.fields),
              hadAttachments: true,
              problem: { kind: 'refused', errors: [{ field: 'attachments', code: 'too-large' }] },
            },
            422,
          )
        : unreadAnswers[why.kind],
  }),
});
