import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { keptMails, listKeptMails, readKeptMail } from '../../../adapters/mail/kept-mails.ts';
import { manualClock } from '../../fakes/clock.ts';

const sender = { name: 'Passepartout', address: 'service@example.com' };
const mail = {
  id: 'one',
  to: 'ada@example.com',
  subject: 'Bitte bestätigen',
  text: `Guten Tag,\n\nhttp://localhost:3000/?token=${'x'.repeat(90)}`,
};

describe('mails that are kept', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'passepartout-mails-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('are files by their ids, in which an editor shows links whole', async () => {
    const mails = join(folder, 'mails');
    const clock = manualClock(Date.parse('2026-11-22T18:00:00Z'));
    const mailer = keptMails(mails, sender, clock);
    await mailer.send(mail)();
    clock.set(clock.now() + 1_000);
    await mailer.send({ ...mail, id: 'two' })();
    await mailer.send({ ...mail, id: 'two' })();
    expect((await readdir(mails)).toSorted()).toEqual(['one.eml', 'two.eml']);
    expect(await listKeptMails(mails)).toEqual(['two', 'one']);
    const source = String(await readKeptMail(mails, 'one'));
    expect(source).toContain('Date: Sun, 22 Nov 2026 18:00:00 +0000');
    expect(source).toContain(`\r\nhttp://localhost:3000/?token=${'x'.repeat(90)}\r\n`);
  });

  test('are from their own sender, where one stands for all mails from that', async () => {
    const own = { ...mail, senderName: 'kartenliebe' };
    await keptMails(folder, { ...sender, name: '' }, manualClock(0)).send(own)();
    expect(String(await readKeptMail(folder, mail.id))).toMatch(/^From: kartenliebe </mu);
    await keptMails(folder, sender, manualClock(0)).send(own)();
    expect(String(await readKeptMail(folder, mail.id))).toMatch(/^From: Passepartout </mu);
  });

  test('are none where none was sent, and nothing beside them is read', async () => {
    expect(await listKeptMails(join(folder, 'none'))).toEqual([]);
    for (const id of ['one', '../one', 'a/b', ''])
      expect(await readKeptMail(folder, id)).toBeUndefined();
  });

  test('have no header that an address brings', async () => {
    const mailer = keptMails(folder, sender, manualClock(0));
    await mailer.send({ ...mail, to: 'ada@example.com\r\nBcc: all@example.com' })();
    const [name = ''] = await readdir(folder);
    expect(await readFile(join(folder, name), 'utf8')).not.toMatch(/^Bcc/mu);
  });

  test('are the newest 200', async () => {
    const clock = manualClock(0);
    const mailer = keptMails(folder, sender, clock);
    for (let sent = 0; sent < 202; sent += 1) {
      clock.set(sent);
      await mailer.send({ ...mail, id: `mail-${sent}` })();
    }
    const ids = await listKeptMails(folder);
    expect(ids).toHaveLength(200);
    expect([ids.at(0), ids.at(-1)]).toEqual(['mail-201', 'mail-2']);
  });
});
