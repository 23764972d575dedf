/**
 * A process that keeps messages with a mail each, and sends the mails, until it is killed; each message
 * that was acknowledged is a line with its id.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { smtpMailer } from '../../adapters/mail/smtp-mailer.ts';
import { inTransaction } from '../../adapters/postgres/in-transaction.ts';
import { openDatabase } from '../../adapters/postgres/open-database.ts';
import { keepContactMessage } from '../../adapters/postgres/stores/contact-messages.ts';
import { queueMail } from '../../adapters/postgres/stores/outgoing-mails.ts';
import { sleep } from '../../adapters/shared/sleep.ts';
import { createMailDelivery } from '../../server/mails/delivery.ts';
import { randomOf } from './random.ts';

const [dataDir = '', databaseUrl = '', port = '', seed = '0'] = process.argv.slice(2);

const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined });
const random = randomOf(Number(seed));
const scope = { channel: 'poster', locale: 'de-DE' } as const;
const typed = { name: 'Ada', email: 'ada@example.com', topic: 'order', message: 'Hello' } as const;

const delivery = createMailDelivery(sleep);
delivery.start({
  database,
  mailer: smtpMailer(
    { host: '127.0.0.1', port: Number(port), tls: 'optional', login: undefined },
    { name: '', address: 'shop@example.com' },
  ),
  clock: { now: Date.now },
  log: { report: (code, facts) => process.stderr.write(`${code} ${JSON.stringify(facts)}\n`) },
});

/** Milliseconds: about as many mails come as go out. */
const longestPause = 15;

for (;;) {
  const id = randomUUID();
  await inTransaction(database, async (transaction) => {
    await keepContactMessage(transaction, scope, { ...typed, messageId: id }, Date.now());
    await queueMail(transaction, { id, to: typed.email, subject: id, text: 'Hello' }, Date.now());
  });
  process.stdout.write(`${id}\n`);
  delivery.wake();
  await wait(random() * longestPause);
}
