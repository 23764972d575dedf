/** Mails that nobody delivers: each is kept as a file, so that whoever runs the shop can read it. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { E } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Mail, Mailer } from '../../core/ports/mailer.ts';

/** The newest mails that are kept; older ones are removed. */
const mostMails = 200;

/** No line of a header begins another one. */
const headerText = (text: string): string => text.replace(/[\r\n]+/gu, ' ');

/** A subject in any language, as mail programs read it (RFC 2047). */
const encodedSubject = (subject: string): string =>
  `=?utf-8?B?${Buffer.from(headerText(subject)).toString('base64')}?=`;

/** A mail as its file holds it: what any mail program opens, and any editor shows. */
const printMail = ({ to, subject, text }: Mail, at: Date): string =>
  [
    `Date: ${at.toUTCString()}`,
    `To: ${headerText(to)}`,
    `Subject: ${encodedSubject(subject)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    ...text.split('\n'),
    '',
  ].join('\r\n');

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'no reason given';

/** Keeps mails in a folder, the newest 200, by their time: `2026-11-22T18-45-00.000Z-….eml`. */
export const keptMails = (folder: string, clock: Clock): Mailer => ({
  send: (mail) => async () => {
    try {
      const at = new Date(clock.now());
      await mkdir(folder, { recursive: true });
      const name = `${at.toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`;
      await writeFile(join(folder, name), printMail(mail, at));
      const names = (await readdir(folder)).filter((file) => file.endsWith('.eml')).toSorted();
      await Promise.all(
        names.slice(0, -mostMails).map((old) => rm(join(folder, old), { force: true })),
      );
      return E.right(undefined);
    } catch (error) {
      return E.left({ kind: 'mail-not-sent', reason: reasonOf(error) });
    }
  },
});
