import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { keptMails } from '../../../adapters/mail/kept-mails.ts';
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

  test('are files by their time, in which an editor shows links whole', async () => {
    const clock = manualClock(Date.parse('2026-11-22T18:00:00Z'));
    await keptMails(join(folder, 'mails'), sender, clock).send(mail)();
    const [name = ''] = await readdir(join(folder, 'mails'));
    expect(name).toMatch(/^2026-11-22T18-00-00\.000Z-.+\.eml$/u);
    const source = await readFile(join(folder, 'mails', name), 'utf8');
    expect(source).toContain(`\r\nhttp://localhost:3000/?token=${'x'.repeat(90)}\r\n`);
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
      await mailer.send(mail)();
    }
    const names = await readdir(folder);
    expect(names).toHaveLength(200);
    expect(names.some((name) => name.startsWith('1970-01-01T00-00-00.001Z'))).toBe(false);
  });
});
