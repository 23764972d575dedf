/** Mails by SMTP. Each has a connection of its own: a shop sends few, and none waits for another. */
import { createTransport } from 'nodemailer';

import { E } from '../../core/fp.ts';
import type { MailError, Mailer } from '../../core/ports/mailer.ts';
import type { Within } from '../shared/within.ts';
import { composedMail, type MailSender } from './sender.ts';

export type SmtpServer = {
  readonly host: string;
  readonly port: number;
  /**
   * `implicit`: TLS from the first byte (`smtps:`). `required`: by STARTTLS, or not at all.
   * `optional`: by STARTTLS where the server offers it, for servers on the same machine.
   */
  readonly tls: 'implicit' | 'required' | 'optional';
  readonly login: { readonly user: string; readonly password: string } | undefined;
};

/** Milliseconds until the server has said its first word, and for a whole mail, however slowly it drips. */
type SmtpTimes = { readonly greeting: number; readonly mail: number };

/**
 * The times of a running shop. A mail's is shorter than the wait before its next attempt, and else
 * long: whoever leaves before the server's last answer sends a mail twice (RFC 5321, 4.5.3.2.6).
 */
const usualSmtpTimes: SmtpTimes = { greeting: 10_000, mail: 50_000 };

const field = (error: unknown, name: string): unknown =>
  error instanceof Error ? Reflect.get(error, name) : undefined;

/** Steps of the conversation that speak of one mail, and not of the shop's account. */
const isOfMail = (code: unknown, command: unknown): boolean =>
  code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM');

/** The server closes: it says so at any step. */
const closingCode = 421;

const mailErrorOf = (error: unknown): MailError => {
  const [code, command, answer] = ['code', 'command', 'responseCode'].map((name) =>
    field(error, name),
  );
  const reason = [code, answer]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');
  if (!isOfMail(code, command) || answer === closingCode)
    return { kind: 'mail-server-away', reason };
  return {
    kind: typeof answer === 'number' && answer < 500 ? 'mail-delayed' : 'mail-refused',
    reason,
  };
};

/** Sends mails through a mail server, each until the signal is aborted: that counts as away. */
export const smtpMailer = (
  { host, port, tls, login }: SmtpServer,
  sender: MailSender,
  times: SmtpTimes = usualSmtpTimes,
): Within<Mailer> => {
  const transport = createTransport({
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'required',
    ...(login && { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: times.greeting,
    greetingTimeout: times.greeting,
    dnsTimeout: times.greeting,
    socketTimeout: times.mail,
  });
  return (signal) => ({
    send: (mail) => async () => {
      const limit = AbortSignal.timeout(times.mail);
      try {
        await transport.sendMail({
          ...composedMail(mail, sender),
          signal: AbortSignal.any([signal, limit]),
        });
        return E.right(undefined);
      } catch (error) {
        return E.left(mailErrorOf(error));
      }
    },
  });
};
