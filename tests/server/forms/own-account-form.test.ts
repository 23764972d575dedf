/** Forms of the account's page, and the link that confirms an address. */
import { expect, test } from 'vitest';

import type { AccountChange } from '../../../core/domain/customer/account-changes.ts';
import { TE } from '../../../core/fp.ts';
import { addressLinks } from '../../../server/forms/address-links.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { memoryAccounts } from '../../fakes/accounts.ts';
import { recordingLog } from '../../fakes/log.ts';
import { failingAccount, noAccount } from '../../fakes/own-account.ts';
import { openPageForms } from './page-form-world.ts';

const open = (given = noAccount) => {
  const asked: AccountChange[] = [];
  const account = {
    ...given,
    change: (...[scope, change]: Parameters<typeof given.change>) => {
      asked.push(change);
      return given === noAccount ? TE.right(undefined) : given.change(scope, change);
    },
  };
  const { accounts } = memoryAccounts([]);
  const told: unknown[] = [];
  const forms = openPageForms({
    accountsOf: () => (_cookies, _client, said) => {
      told.push(said);
      return { accounts, account, setCookies: () => ['__Host-session=; Secure'] };
    },
  });
  return { ...forms, asked, told };
};

test.each([
  [{ wants: 'name', firstName: 'Ada', lastName: 'King' }, 'name-changed'],
  [
    {
      wants: 'business',
      company: 'Lovelace GmbH',
      vatId: '',
      street: 'Musterstraße 1',
      postcode: '10115',
      city: 'Berlin',
      country: 'DE',
    },
    'business-changed',
  ],
  [{ wants: 'email', email: 'ada@example.com', password: 'p' }, 'email-asked'],
  [{ wants: 'password', password: 'p', newPassword: 'difference engine' }, 'password-changed'],
  [{ wants: 'newsletter', isWished: 'true' }, 'newsletter-asked'],
  [{ wants: 'newsletter', isWished: 'false' }, 'newsletter-ended'],
  [{ wants: 'end-session', session: 'a' }, 'session-ended'],
  [{ wants: 'end-sessions' }, 'sessions-ended'],
  [{ wants: 'remove-picture', picture: 'a' }, 'picture-removed'],
  [{ wants: 'close', password: 'p' }, 'closed'],
])('a form with %j leads to its answer', async (fields, answer) => {
  const { send, asked, told } = open();
  expect(await send('/kundenkonto', fields, { 'user-agent': 'Firefox/1' })).toEqual({
    kind: 'see-other',
    location: `/kundenkonto#account-${answer}`,
    setCookies: ['__Host-session=; Secure'],
  });
  const { wants, ...rest } = fields;
  expect(asked).toEqual([
    { kind: wants, ...rest, ...('isWished' in rest && { isWished: rest.isWished === 'true' }) },
  ]);
  expect(told).toEqual([{ 'User-Agent': 'Firefox/1' }]);
});

test('what is refused comes back with what was typed, and no password', async () => {
  const { send, asked } = open();
  const sent = { wants: 'email', email: 'ada@', password: 'analytical engine' };
  const answer = await send('/kundenkonto', sent);
  expect(answer).toMatchObject({
    kind: 'again',
    status: 422,
    step: {
      kind: 'account-change',
      refused: {
        change: 'email',
        typed: { email: 'ada@' },
        problem: { kind: 'fields', errors: [{ field: 'email', code: 'malformed' }] },
      },
    },
  });
  expect(JSON.stringify(answer)).not.toContain('analytical');
  expect(asked).toEqual([]);
  expect(await open(failingAccount).send('/kundenkonto', { wants: 'end-sessions' })).toMatchObject({
    status: 503,
  });
});

test('who is logged in no longer is led to the page, which asks for it', async () => {
  const gone = { ...failingAccount, change: () => TE.left({ kind: 'not-logged-in' } as const) };
  expect(await open(gone).send('/mein-konto', { wants: 'end-sessions' })).toEqual({
    kind: 'see-other',
    location: '/mein-konto',
  });
});

test('looking at a mail’s link changes nothing, and its button does', async () => {
  const calls: string[] = [];
  const app = addressLinks({
    sites: embeddedSites(3_000),
    trustedProxies: 0,
    log: recordingLog(),
    api: {
      baseUrl: 'http://shop.test',
      fetch: async (request) => {
        calls.push(await request.text());
        return new Response(null, { status: calls.length === 1 ? 204 : 404 });
      },
    },
  });
  const token = 'a'.repeat(43);
  const link = `http://localhost:3000/forms/account-address?locale=de-DE&token=${token}`;
  const headers = { host: 'localhost:3000' };
  const page = await app.request(link, { headers });
  expect([page.status, calls]).toEqual([200, []]);
  expect(await page.text()).toContain('<form method="post"><button>');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  const confirm = async () => {
    const answer = await app.request(link, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    });
    return answer.headers.get('location');
  };
  expect(await confirm()).toBe('/kundenkonto#account-email-changed');
  expect(calls).toEqual([JSON.stringify({ token })]);
  expect(await confirm()).toBe('/kundenkonto#account-email-link-unknown');
});
