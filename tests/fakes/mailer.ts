import { E, TE } from '../../core/fp.ts';
import type { Mail, MailError, Mailer } from '../../core/ports/mailer.ts';

/** What a mailer in memory does with a mail: it takes it, or says why it does not. */
type Answer = (mail: Mail) => MailError | undefined;

/** The mailer in memory, with all mails that it took. */
export const memoryMailer = (
  answer: Answer = () => undefined,
): Mailer & { readonly mails: readonly Mail[] } => {
  const mails: Mail[] = [];
  return {
    mails,
    send: (mail) =>
      TE.fromIOEither(() => {
        const error = answer(mail);
        if (error !== undefined) return E.left(error);
        mails.push(mail);
        return E.right(undefined);
      }),
  };
};
