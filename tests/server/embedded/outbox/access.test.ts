/** Whose mails `/dev/outbox` shows to whom. */
import { expect, test } from 'vitest';

import { E } from '../../../../core/fp.ts';
import { readConfiguration } from '../../../../server/configuration.ts';
import { findsOutbox, hasOutbox } from '../../../../server/embedded/outbox/access.ts';

const outboxOf = (environment: Readonly<Record<string, string>>) => {
  const configuration = readConfiguration(environment);
  if (E.isLeft(configuration)) throw new Error(configuration.left.variable);
  const finds = findsOutbox(configuration.right);
  const at = (remoteAddress: string, headers = {}) =>
    finds({ socket: { remoteAddress }, headers: { host: 'localhost:3000', ...headers } });
  return {
    isThere: hasOutbox(configuration.right),
    isFoundHere: at('127.0.0.1'),
    isFoundElsewhere: at('203.0.113.7') || at('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }),
  };
};

const here = { isThere: true, isFoundHere: true, isFoundElsewhere: false };
const nowhere = { isThere: false, isFoundHere: false, isFoundElsewhere: false };

test.each([{}, { PORT: '4100' }, { HOST: 'localhost' }, { HOST: '::1' }])(
  'a shop that is tried on one machine shows its mails there: %j',
  (environment) => expect(outboxOf(environment)).toEqual(here),
);

test.each([
  { HOST: '0.0.0.0' },
  { HOST: '127.0.0.1.example' },
  { SITES: 'poster.de=shop.example' },
  { DATABASE_URL: 'postgres://shop@localhost/shop' },
  { TRUSTED_PROXIES: '1' },
  { SHOP_API_URL: 'http://localhost:4000' },
  { SMTP_URL: 'smtp://localhost:25', MAIL_FROM: 'a@example.com', MAIL_TO: 'b@example.com' },
])('any other shop shows them to nobody: %j', (environment) =>
  expect(outboxOf(environment)).toEqual(nowhere),
);

test('where services are public, mails are there for who may open them', () => {
  const environment = { EMBEDDED_SERVICES: 'public', HOST: '0.0.0.0' };
  expect(outboxOf(environment).isThere).toBe(true);
  for (const elsewhere of [
    { SHOP_API_URL: 'http://localhost:4000' },
    { SMTP_URL: 'smtp://localhost:25', MAIL_FROM: 'a@example.com', MAIL_TO: 'b@example.com' },
  ])
    expect(outboxOf({ ...environment, ...elsewhere })).toEqual(nowhere);
});
