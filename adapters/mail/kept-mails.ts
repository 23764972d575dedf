import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import MailComposer from 'nodemailer/lib/mail-composer';

import { codeOf } from '../shared/thrown.ts';
import { E } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Mail, Mailer } from '../../core/ports/mailer.ts';
import { composedMail, type MailSender } from './sender.ts';

const mostMails = 200;

const printMail = (mail: Mail, sender: MailSender, date: Date): Promise<Buffer> => {
  const composed = { ...composedMail(mail, sender), date, newline: 'windows' };
  const root = new MailComposer(composed).compile();
  // Texts are neither encoded nor folded: any editor shows them, with their links whole.
  for (const part of [root, ...root.childNodes])
    if (part.content !== undefined && !part.filename) part.getTransferEncoding = () => '8bit';
  return root.build();
};

/** Keeps mails in a folder, the newest 200, by their time: `2026-11-22T18-45-00.000Z-….eml`. */
export const keptMails = (folder: string, sender: MailSender, clock: Clock): Mailer => ({
  send: (mail) => async () => {
    try {
      const at = new Date(clock.now());
      await mkdir(folder, { recursive: true });
      const name = `${at.toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`;
      await writeFile(join(folder, name), await printMail(mail, sender, at));
      const names = (await readdir(folder)).filter((file) => file.endsWith('.eml')).toSorted();
      await Promise.all(
        names.slice(0, -mostMails).map((old) => rm(join(folder, old), { force: true })),
      );
      return E.right(undefined);
    } catch (error) {
      return E.left({ kind: 'mail-server-away', reason: codeOf(error) });
    }
  },
});
