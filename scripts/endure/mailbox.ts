/** Where a process of the shop sends its mails, and what has come. */
import { startSmtpServer } from '../../tests/fakes/smtp-server.ts';

/** The mail server of one process. */
export type Mailbox = {
  /** By which a shop sends its mails there. */
  readonly variables: Readonly<Record<'SMTP_URL' | 'MAIL_FROM', string>>;
  /** Ids of the mails that came, each as often as it came. */
  readonly ids: () => readonly string[];
  readonly stop: () => Promise<void>;
};

/** The shop's ids of mails, as their `Message-ID` has them; a long one stands in a line of its own. */
export const mailIdsOf = (received: readonly string[]): readonly string[] =>
  received.map((mail) => /^Message-ID:\s+<(?<id>[^@]+)@/mu.exec(mail)?.groups?.['id'] ?? '');

/** Opens the mail server of a process. */
export const openMailbox = async (): Promise<Mailbox> => {
  const { port, received, stop } = await startSmtpServer({ hideSTARTTLS: true });
  return {
    variables: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'shop@example.com' },
    ids: () => mailIdsOf(received),
    stop,
  };
};
