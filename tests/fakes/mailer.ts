import { TE } from '../../core/fp.ts';
import type { Mail, Mailer } from '../../core/ports/mailer.ts';

/** The mailer in memory, with all that was handed to it. */
export const memoryMailer = (): Mailer & { readonly mails: readonly Mail[] } => {
  const mails: Mail[] = [];
  return {
    mails,
    send: (mail) =>
      TE.fromIO(() => {
        mails.push(mail);
      }),
  };
};
