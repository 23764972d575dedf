/** Who may read what is for this machine alone. */
import { expect, test } from 'vitest';

import { isOfOwnMachine } from '../../../server/http/own-machine.ts';

const asks = (remoteAddress: string | undefined, host: string | undefined, header?: string) =>
  isOfOwnMachine({
    socket: { remoteAddress },
    headers: { host, ...(header !== undefined && { [header]: '' }) },
  });

const locals = ['127.0.0.1', '127.8.9.10', '::ffff:127.0.0.1', '::1'];

test.each(['localhost', 'LOCALHOST:3000', '127.0.0.1', '127.100.20.3:80', '[::1]', '[::1]:3000'])(
  'a process of this machine that asks for %s is its own',
  (host) => {
    for (const address of locals) expect([address, asks(address, host)]).toEqual([address, true]);
  },
);

test.each([
  undefined,
  '',
  'shop.example',
  'localhost.shop.example',
  'my-localhost',
  'localhost:',
  'localhost:80a',
  '127.0.0',
  '127.0.0.1.example',
  '127.0.0.1234',
  '127.0.0.x',
  '[::1]x',
])('one that asks for %j may ask for somebody else', (host) => {
  expect(asks('127.0.0.1', host)).toBe(false);
});

test.each([
  undefined,
  '',
  '192.0.2.127',
  '10.127.0.1',
  '::ffff:192.0.2.7',
  '::11',
  'a::1',
  '1127.',
])('a client at %j is of another machine', (address) => {
  expect(asks(address, 'localhost')).toBe(false);
});

test.each(['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'])(
  'a request with the header %s comes through a proxy',
  (header) => {
    expect(asks('127.0.0.1', 'localhost', header)).toBe(false);
  },
);
