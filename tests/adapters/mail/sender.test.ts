import { expect, test } from 'vitest';

import { composedMail } from '../../../adapters/mail/sender.ts';

const mail = {
  id: 'a',
  to: 'ada@example.com',
  subject: 'Hello',
  text: 'Hello.',
  html: '<body>\n<p>Hello.</p>\n</body>\n</html>',
};

const sender = { name: 'Shop', address: 'shop@example.com', imprint: 'Käthe & Co., Ulm' };

test('a mail ends with the sender’s details, in both forms', () => {
  const { from, text, html } = composedMail(mail, sender);
  expect(from).toEqual({ name: 'Shop', address: 'shop@example.com' });
  expect(text).toBe('Hello.\n\n-- \nKäthe & Co., Ulm');
  expect(html).toBe('<body>\n<p>Hello.</p>\n<p>Käthe &amp; Co., Ulm</p>\n</body>\n</html>');
});

test('a mail that is text alone stays so', () => {
  expect(composedMail({ ...mail, html: undefined }, sender).html).toBeUndefined();
});
