import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import MailComposer from 'nodemailer/lib/mail-composer';

import { codeOf } from '../shared/thrown.ts';
import { E } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Mail, Mailer } from '../../core/ports/mailer.ts';
import { composedMail, type MailSender } from './sender.ts';

const mostMails = 200;

const ending = '.eml';

const printMail = (mail: Mail, sender: MailSender, date: Date): Promise<Buffer> => {
  const composed = { ...composedMail(mail, sender), date, newline: 'windows' };
  const root = new MailComposer(composed).compile();
  // Texts are neither encoded nor folded: any editor shows them, with their links whole.
  for (const part of [root, ...root.childNodes])
    if (part.content !== undefined && !part.filename) part.getTransferEncoding = () => '8bit';
  return root.build();
};

/** Ids of the mails in a folder, the newest first; empty before the first mail was kept. */
export const listKeptMails = async (folder: string): Promise<readonly string[]> => {
  const names = await readdir(folder).catch((): readonly string[] => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith(ending))
      .map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  return mails.toSorted((a, b) => b.at - a.at).map(({ name }) => name.slice(0, -ending.length));
};

/** A mail as it was kept (RFC 5322); undefined where none has the id. */
export const readKeptMail = async (folder: string, id: string): Promise<Buffer | undefined> =>
  /^[\w-]+$/u.test(id)
    ? readFile(join(folder, `${id}${ending}`)).catch(() => undefined)
    : undefined;

/**
 * Keeps mails in a folder, the newest 200, under their ids: one that is sent again is the same file, and
 * none is there by half.
 */
export const keptMails = (folder: string, sender: MailSender, clock: Clock): Mailer => ({
  send: (mail) => async () => {
    try {
      const at = new Date(clock.now());
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${mail.id}${ending}`);
      await writeFile(`${file}.new`, await printMail(mail, sender, at));
      await utimes(`${file}.new`, at, at);
      await rename(`${file}.new`, file);
      const old = (await listKeptMails(folder)).slice(mostMails);
      await Promise.all(old.map((id) => rm(join(folder, `${id}${ending}`), { force: true })));
      return E.right(undefined);
    } catch (error) {
      return E.left({ kind: 'mail-server-away', reason: codeOf(error) });
    }
  },
});
