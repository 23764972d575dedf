/** Keeps each mail as a file instead of sending it, so that the shop's operator can read it. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { E } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Mail, Mailer } from '../../core/ports/mailer.ts';
import { messageIdOf, unsubscribeHeaders, type MailSender } from './sender.ts';

/** The newest mails that are kept; older ones are removed. */
const mostMails = 200;

/** No line of a header begins another one. */
const headerText = (text: string): string => text.replace(/[\r\n]+/gu, ' ');

/** Words in any language, as mail programs read them (RFC 2047). */
const encodedWords = (words: string): string =>
  `=?utf-8?B?${Buffer.from(headerText(words)).toString('base64')}?=`;

/** A part is neither encoded nor folded: any editor shows it, with its links whole. */
const partOf = (type: 'plain' | 'html', content: string): readonly string[] => [
  `Content-Type: text/${type}; charset=utf-8`,
  'Content-Transfer-Encoding: 8bit',
  '',
  ...content.split('\n'),
];

const bodyOf = ({ text, html }: Mail): readonly string[] => {
  if (html === undefined) return partOf('plain', text);
  const boundary = randomUUID();
  return [
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    ...partOf('plain', text),
    `--${boundary}`,
    ...partOf('html', html),
    `--${boundary}--`,
  ];
};

/** A mail as its file holds it: what any mail program opens, and any editor shows. */
const printMail = (mail: Mail, sender: MailSender, at: Date): string => {
  const { to, replyTo, subject } = mail;
  const name = sender.name === '' ? '' : `${encodedWords(sender.name)} `;
  const headers = {
    Date: at.toUTCString().replace('GMT', '+0000'),
    From: `${name}<${sender.address}>`,
    To: to,
    ...(replyTo !== undefined && { 'Reply-To': replyTo }),
    Subject: encodedWords(subject),
    'Message-ID': messageIdOf(mail, sender),
    ...unsubscribeHeaders(mail),
    'MIME-Version': '1.0',
  };
  return [
    ...Object.entries(headers).map(([header, value]) => `${header}: ${headerText(value)}`),
    ...bodyOf(mail),
    '',
  ].join('\r\n');
};

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'no reason given';

/** Keeps mails in a folder, the newest 200, by their time: `2026-11-22T18-45-00.000Z-….eml`. */
export const keptMails = (folder: string, sender: MailSender, clock: Clock): Mailer => ({
  send: (mail) => async () => {
    try {
      const at = new Date(clock.now());
      await mkdir(folder, { recursive: true });
      const name = `${at.toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`;
      await writeFile(join(folder, name), printMail(mail, sender, at));
      const names = (await readdir(folder)).filter((file) => file.endsWith('.eml')).toSorted();
      await Promise.all(
        names.slice(0, -mostMails).map((old) => rm(join(folder, old), { force: true })),
      );
      return E.right(undefined);
    } catch (error) {
      return E.left({ kind: 'mail-server-away', reason: reasonOf(error) });
    }
  },
});
