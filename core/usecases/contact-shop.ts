import { checkContactForm, type ContactForm } from '../domain/contact/contact-form.ts';
import { findContactPerson, type ContactPerson } from '../domain/contact/contact-person.ts';
import { E, pipe, TE, type RTE } from '../fp.ts';
import type { ContactError, HasContactDesk } from '../ports/contact-desk.ts';
import type { HasLog } from '../ports/log.ts';
import type { ShopScope } from '../ports/scope.ts';
import type { FormRefusal } from './enter-account.ts';
import { outagesReported, reportSafely } from './report.ts';

/** Sends a message of the contact form, once for each UUID; a failure is logged. */
export const sendContactMessage =
  (
    scope: ShopScope,
    form: ContactForm,
    messageId: string,
  ): RTE.ReaderTaskEither<
    HasContactDesk & HasLog,
    FormRefusal<keyof ContactForm> | ContactError,
    void
  > =>
  ({ contactDesk, log }) =>
    pipe(
      TE.fromEither(checkContactForm(form)),
      TE.mapLeft((errors): FormRefusal<keyof ContactForm> => ({ kind: 'fields', errors })),
      TE.flatMap((message) =>
        outagesReported({ log }, 'contact', contactDesk.send(scope, message, messageId)),
      ),
    );

/**
 * The person that a contact form names; undefined without one, logged as
 * `contact-form-person-not-found` (storefront §8).
 */
export const contactPersonOf =
  <Person extends ContactPerson>(
    persons: readonly Person[],
    id: string,
  ): RTE.ReaderTaskEither<HasLog, never, Person | undefined> =>
  ({ log }) =>
    TE.fromIO(() => {
      const found = findContactPerson(persons, id);
      if (E.isRight(found)) return found.right;
      reportSafely(log, found.left.kind, { id });
      return undefined;
    });
