/** The log-in and the sign-up over a page: what the page brings, and what follows a form. */
import { describe, expect, test } from 'vitest';

import { visitor } from '../../../core/domain/customer/customer.ts';
import { routeRequest } from '../../../core/domain/routing/route-request.ts';
import type { AccountEntry } from '../../../core/ports/accounts.ts';
import { loadAddress } from '../../../ui/web/load-address.ts';
import { embedded } from '../../arbitraries/routing.ts';
import { failingAccounts, memoryAccounts, refusingAccounts } from '../../fakes/accounts.ts';
import { memoryContent } from '../../fakes/content.ts';
import { plainContent } from '../../fakes/plain-page.ts';
import { requestFor } from './requests.ts';

const content = plainContent('A page');

const password = 'analytical engine 1843';
const ada = { email: 'ada@example.com', password, customer: visitor };
const typed = { email: 'Ada@example.com', firstName: 'Ada', lastName: 'Lovelace' };

type Sent = {
  readonly form?: Readonly<Record<string, string>>;
  readonly sentSearch?: string;
  readonly accounts?: AccountEntry;
};

const load = (path: string, dialog: string, sent: Sent = {}) => {
  const asked = { method: 'GET', host: 'localhost:3000', rawPath: path, search: '' };
  const decision = routeRequest(embedded, asked);
  if (decision.kind !== 'page' && decision.kind !== 'application') throw new Error(path);
  const slug = path === '/kundenkonto' ? 'application/account' : path.slice(1);
  const story = { kind: 'page', id: 'p', content } as const;
  const { accounts = memoryAccounts([ada]).accounts, form, sentSearch = '' } = sent;
  const ports = {
    content: memoryContent([{ channel: 'poster', locale: 'de-DE', slug, story }]),
    accountsOf: () => ({ accounts, setCookies: () => ['__Host-session=token; Secure'] }),
  };
  const address = `http://localhost:3000${path}?dialog=${dialog}`;
  const { request, log } = requestFor(decision, embedded, ports, address);
  const asSent = form && { form: new URLSearchParams(form), sentSearch };
  return { loaded: loadAddress({ ...request, ...asSent }), reports: log.reports };
};

describe('an address that opens it', () => {
  test.each(['/impressum', '/kundenkonto'])(
    'gives the page %s with an empty form',
    async (path) => {
      for (const name of ['log-in', 'sign-up'])
        expect(await load(path, name).loaded).toMatchObject({
          status: 200,
          isShared: false,
          page: {
            account: {
              name,
              step: { typed: { email: '', firstName: '', lastName: '' } },
              privacyHref: '/datenschutz',
            },
            messages: expect.objectContaining({ 'account-dialog.log-in': expect.anything() }),
          },
        });
    },
  );

  test.each(['password-reset', 'password-confirm', 'unknown'])(
    'with another name gives the page alone: %s',
    async (name) => {
      const loaded = await load('/impressum', name).loaded;
      expect(loaded).toMatchObject({ status: 200 });
      expect(JSON.stringify(loaded)).not.toContain('account-dialog');
    },
  );
});

describe('a form that is sent to it', () => {
  test('leads who logs in to the page below, with what the address carries along', async () => {
    const form = { email: 'ADA@example.com', password };
    const sentSearch = '?_tracking=0&dialog=log-in&formatType=600x400';
    const { loaded } = load('/impressum', 'log-in', { form, sentSearch });
    expect(await loaded).toEqual({
      kind: 'redirect',
      status: 303,
      location: '/impressum?_tracking=0&formatType=600x400',
      setCookies: ['__Host-session=token; Secure'],
    });
  });

  test('leads who signs up there, too, and the address says so', async () => {
    const form = { ...typed, email: 'countess@example.com', password };
    const { loaded } = load('/impressum', 'sign-up', { form, sentSearch: '?dialog=sign-up' });
    expect(await loaded).toMatchObject({ location: '/impressum#signed-up-password' });
  });

  test.each([
    ['a wrong field', { password: 'brief' }, undefined, 422, 'fields', []],
    ['an address that has an account', { password }, undefined, 422, 'refused', []],
    ['a refusal', { password }, refusingAccounts('Too often.'), 422, 'refused', []],
    ['an outage', { password }, failingAccounts(503), 503, 'failed', ['sign-up-error']],
  ] as const)(
    'with %s is shown again, without its password',
    async (_name, more, accounts, status, kind, codes) => {
      const sent = { form: { ...typed, ...more }, ...(accounts && { accounts }) };
      const { loaded, reports } = load('/impressum', 'sign-up', sent);
      const answer = await loaded;
      expect(answer).toMatchObject({
        status,
        isShared: false,
        page: { account: { step: { typed, problem: { kind } } } },
      });
      expect(JSON.stringify(answer)).not.toContain(more.password);
      // The surroundings of this page are nowhere; they are not what is looked at.
      const own = reports.filter(({ code }) => code !== 'content-unavailable');
      expect(own.map(({ code }) => code)).toEqual(codes);
      expect(JSON.stringify(reports)).not.toContain('Ada');
    },
  );
});
