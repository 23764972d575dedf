import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { keptMails } from '../../../adapters/mail/kept-mails.ts';
import { E } from '../../../core/fp.ts';
import { manualClock } from '../../fakes/clock.ts';

const mail = { to: 'ada@example.com', subject: 'Bitte bestätigen', text: 'Guten Tag,\n\nbis bald' };

describe('mails that are kept', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'passepartout-mails-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('are files that a mail program opens', async () => {
    const mailer = keptMails(
      join(folder, 'mails'),
      manualClock(Date.parse('2026-11-22T18:00:00Z')),
    );
    expect(E.isRight(await mailer.send(mail)())).toBe(true);
    const [name = ''] = await readdir(join(folder, 'mails'));
    expect(name).toMatch(/^2026-11-22T18-00-00\.000Z-.+\.eml$/u);
    const [head = '', body] = (await readFile(join(folder, 'mails', name), 'utf8')).split(
      /\r\n\r\n(?<body>[^]*)/u,
    );
    expect(head.split('\r\n')).toContain('To: ada@example.com');
    const subject = /=\?utf-8\?B\?(?<words>.+)\?=/u.exec(head)?.groups?.['words'] ?? '';
    expect(Buffer.from(subject, 'base64').toString()).toBe(mail.subject);
    expect(body).toBe('Guten Tag,\r\n\r\nbis bald\r\n');
  });

  test('have no header that their texts bring', async () => {
    const mailer = keptMails(folder, manualClock(0));
    await mailer.send({ ...mail, to: 'ada@example.com\r\nBcc: all@example.com' })();
    const [name = ''] = await readdir(folder);
    expect(await readFile(join(folder, name), 'utf8')).not.toMatch(/^Bcc/mu);
  });

  test('are the newest 200', async () => {
    const clock = manualClock(0);
    const mailer = keptMails(folder, clock);
    for (let sent = 0; sent < 202; sent += 1) {
      clock.set(sent);
      await mailer.send(mail)();
    }
    const names = await readdir(folder);
    expect(names).toHaveLength(200);
    expect(names.some((name) => name.startsWith('1970-01-01T00-00-00.001Z'))).toBe(false);
  });

  test('that cannot be kept are told of', async () => {
    await writeFile(join(folder, 'file'), '');
    const sent = await keptMails(join(folder, 'file'), manualClock(0)).send(mail)();
    expect(sent).toEqual(E.left({ kind: 'mail-not-sent', reason: expect.any(String) }));
  });
});
