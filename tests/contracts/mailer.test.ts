import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll } from 'vitest';

import { keptMails, listKeptMails } from '../../adapters/mail/kept-mails.ts';
import type { MailSender } from '../../adapters/mail/sender.ts';
import { smtpMailer } from '../../adapters/mail/smtp-mailer.ts';
import { manualClock } from '../fakes/clock.ts';
import { startSmtpServer } from '../fakes/smtp-server.ts';
import { mailerContract } from './mailer.ts';

const sender: MailSender = { name: 'Käthe', address: 'shop@example.com' };
const never = new AbortController().signal;

const folder = await mkdtemp(join(tmpdir(), 'passepartout-mails-'));
const file = join(folder, 'file');
await writeFile(file, '');
afterAll(() => rm(folder, { recursive: true, force: true }));

mailerContract(
  'as files',
  async () => {
    const mails = await mkdtemp(join(folder, 'kept-'));
    const clock = manualClock(0);
    const mailer = keptMails(mails, sender, {
      now: () => (clock.set(clock.now() + 1), clock.now()),
    });
    return {
      mailer,
      delivered: async () =>
        Promise.all(
          (await listKeptMails(mails))
            .toReversed()
            .map((id) => readFile(join(mails, `${id}.eml`), 'utf8')),
        ),
      stop: () => Promise.resolve(),
    };
  },
  () => keptMails(file, sender, manualClock(0)),
);

mailerContract(
  'by SMTP',
  async () => {
    const { port, received, stop } = await startSmtpServer({ hideSTARTTLS: true });
    const server = { host: '127.0.0.1', port, tls: 'optional', login: undefined } as const;
    return {
      mailer: smtpMailer(server, sender)(never),
      delivered: () => Promise.resolve(received),
      stop,
    };
  },
  // Nothing listens at the port that nobody can have.
  () =>
    smtpMailer({ host: '127.0.0.1', port: 1, tls: 'optional', login: undefined }, sender)(never),
);
