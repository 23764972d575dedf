/** How mails go out, as the environment says it. */
import { describe, expect, test } from 'vitest';

import { E } from '../../core/fp.ts';
import { describeConfigurationError } from '../../server/environment.ts';
import { readMailSettings } from '../../server/mail-settings.ts';

const MAIL_FROM = 'Käthes Shop <shop@example.com>';

describe('SMTP_URL', () => {
  const login = { user: 'shop', password: 'p@ss' };

  test.each([
    ['smtps://shop:p%40ss@mail.example.com', 'mail.example.com', 465, 'implicit', login],
    ['smtp://shop:p%40ss@mail.example.com:2525/', 'mail.example.com', 2525, 'required', login],
    ['smtp://mail.example.com', 'mail.example.com', 587, 'required', undefined],
    ['smtp://relay?starttls=optional', 'relay', 587, 'optional', undefined],
    ['smtp://localhost:1025', 'localhost', 1025, 'optional', undefined],
    ['smtp://[::1]:25', '::1', 25, 'optional', undefined],
  ])('%s is taken', (SMTP_URL, host, port, tls, expected) => {
    expect(readMailSettings({ SMTP_URL, MAIL_FROM })).toMatchObject({
      right: { smtp: { host, port, tls, login: expected } },
    });
  });

  test.each([
    'mail.example.com',
    'https://mail.example.com',
    'smtp://',
    'smtp://shop@mail.example.com',
    'smtp://mail.example.com/inbox',
    'smtp://mail.example.com?starttls=never',
    'smtps://mail.example.com?starttls=optional',
    'smtps://shop:%E0%A4%A@mail.example.com',
  ])('%s is refused', (SMTP_URL) => {
    expect(readMailSettings({ SMTP_URL, MAIL_FROM })).toMatchObject({
      left: { variable: 'SMTP_URL' },
    });
  });

  test('needs an address that its mails are from', () => {
    expect(readMailSettings({ SMTP_URL: 'smtps://mail.example.com' })).toMatchObject({
      left: { variable: 'MAIL_FROM' },
    });
  });

  test('is printed without its password', () => {
    const read = readMailSettings({ SMTP_URL: 'http://shop:secret@mail.example.com' });
    expect(E.isLeft(read) && describeConfigurationError(read.left)).not.toContain('secret');
  });
});

describe('the shop’s own addresses', () => {
  test('are a name and an address, and the customer service has the same one', () => {
    expect(readMailSettings({ MAIL_FROM })).toMatchObject({
      right: {
        sender: { name: 'Käthes Shop', address: 'shop@example.com' },
        service: 'shop@example.com',
      },
    });
    expect(readMailSettings({ MAIL_FROM, MAIL_TO: 'help@example.com' })).toMatchObject({
      right: { service: 'help@example.com' },
    });
  });

  test('have the details of who runs the shop: the sample’s, or a line of one’s own', () => {
    expect(readMailSettings({})).toMatchObject({ right: { imprint: { kind: 'sample' } } });
    expect(readMailSettings({ MAIL_FROM })).toMatchObject({ right: { imprint: undefined } });
    expect(readMailSettings({ MAIL_FROM, MAIL_IMPRINT: 'Käthe GmbH, Ulm' })).toMatchObject({
      right: { imprint: { kind: 'line', line: 'Käthe GmbH, Ulm' } },
    });
    expect(readMailSettings({ MAIL_FROM, MAIL_IMPRINT: 'Käthe\nUlm' })).toMatchObject({
      left: { variable: 'MAIL_IMPRINT' },
    });
  });

  test.each(['shop', 'Shop <shop>', 'Shop <shop@example.com', 'a@example.com, b@example.com'])(
    '%s is refused',
    (value) => {
      expect(readMailSettings({ MAIL_FROM: value })).toMatchObject({
        left: { variable: 'MAIL_FROM' },
      });
      expect(readMailSettings({ MAIL_TO: value })).toMatchObject({ left: { variable: 'MAIL_TO' } });
    },
  );
});
