/** What every mailer does. */
import PostalMime, { type Email } from 'postal-mime';
import { afterEach, describe, expect, test } from 'vitest';

import { E } from '../../core/fp.ts';
import type { Mail, Mailer } from '../../core/ports/mailer.ts';

/** A mailer whose sender is `Käthe <shop@example.com>`, and all mails that it has delivered. */
type RunningMailer = {
  readonly mailer: Mailer;
  readonly delivered: () => Promise<readonly string[]>;
  readonly stop: () => Promise<void>;
};

const mail: Mail = {
  id: 'newsletter-1',
  to: 'ada@example.com',
  subject: 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter auf www.example.com',
  text: `Grüße,\n\nhttps://www.example.com/?token=${'a1-_'.repeat(30)}\n.\nbis bald`,
};

const headersOf = ({ headers }: Email, name: string): readonly (string | undefined)[] =>
  headers.filter(({ key }) => key === name).map(({ value }) => value);

/** The suite for mailers. */
export const mailerContract = (
  name: string,
  start: () => Promise<RunningMailer>,
  unreachable: () => Mailer,
): void => {
  describe(`mailer: ${name}`, () => {
    let running: RunningMailer | undefined;
    afterEach(() => running?.stop());

    const deliver = async (...mails: readonly Mail[]): Promise<readonly Email[]> => {
      running = await start();
      for (const one of mails) expect(await running.mailer.send(one)()).toEqual(E.right(undefined));
      const delivered = await running.delivered();
      return Promise.all(delivered.map((source) => PostalMime.parse(source)));
    };

    test('delivers a text with its sender, in any language, under its own id', async () => {
      const [read] = await deliver(mail);
      expect(read).toMatchObject({
        from: { name: 'Käthe', address: 'shop@example.com' },
        to: [{ address: mail.to }],
        subject: mail.subject,
        messageId: '<newsletter-1@example.com>',
      });
      expect(read?.text?.trim()).toBe(mail.text);
      expect(read?.html).toBeUndefined();
      expect(Date.parse(read?.date ?? '')).not.toBeNaN();
      for (const header of ['list-unsubscribe', 'list-unsubscribe-post', 'reply-to'])
        expect(read && headersOf(read, header)).toEqual([]);
    });

    test('delivers text and HTML side by side', async () => {
      const html = '<!DOCTYPE html>\n<html lang="de"><body><p>Grüße &amp; Küsse</p></body></html>';
      const [read] = await deliver({ ...mail, html });
      expect(read?.text?.trim()).toBe(mail.text);
      expect(read?.html?.trim()).toBe(html);
      expect(read && headersOf(read, 'content-type')[0]).toContain('multipart/alternative');
    });

    test('delivers files byte for byte', async () => {
      const bytes = Uint8Array.from({ length: 1_000 }, (_, index) => index % 256);
      const file = { name: 'Größe.jpg', contentType: 'image/jpeg', bytes };
      const [read] = await deliver({ ...mail, attachments: [file] });
      expect(read?.text?.trim()).toBe(mail.text);
      expect(read?.attachments).toMatchObject([
        { filename: file.name, mimeType: file.contentType, disposition: 'attachment' },
      ]);
      const content = read?.attachments[0]?.content;
      expect(content instanceof ArrayBuffer && new Uint8Array(content)).toEqual(bytes);
    });

    test('names where an answer goes, and how the series ends with one click', async () => {
      const unsubscribeUrl = `https://www.example.com/forms/newsletter-unsubscribe?locale=de-DE&token=${'x'.repeat(43)}`;
      const [read] = await deliver({ ...mail, replyTo: 'bob@example.com', unsubscribeUrl });
      expect(read?.replyTo).toMatchObject([{ address: 'bob@example.com' }]);
      expect(read && headersOf(read, 'list-unsubscribe')).toEqual([`<${unsubscribeUrl}>`]);
      expect(read && headersOf(read, 'list-unsubscribe-post')).toEqual([
        'List-Unsubscribe=One-Click',
      ]);
    });

    test('gives the same mail the same id each time, and another one another', async () => {
      const read = await deliver(mail, mail, { ...mail, id: 'newsletter-2' });
      expect([...new Set(read.map(({ messageId }) => messageId))]).toEqual([
        '<newsletter-1@example.com>',
        '<newsletter-2@example.com>',
      ]);
    });

    test('takes no header from what a mail says', async () => {
      const injected = '\r\nBcc: all@example.com\r\n\r\nBuy';
      const [read] = await deliver({ ...mail, subject: `Hello${injected}` });
      expect(read && headersOf(read, 'bcc')).toEqual([]);
      expect(read?.text?.trim()).toBe(mail.text);
    });

    test('says that nobody takes mails, without a word of the mail', async () => {
      expect(await unreachable().send(mail)()).toEqual(
        E.left({ kind: 'mail-server-away', reason: expect.not.stringContaining('example.com') }),
      );
    });
  });
};
