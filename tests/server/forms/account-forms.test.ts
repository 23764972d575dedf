/** The form that ends a session: whose, for whom, and where it leads. */
import { describe, expect, test } from 'vitest';

import type { Fetch } from '../../../adapters/shared/fetch.ts';
import { logOutPath } from '../../../core/domain/customer/account-dialogs.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { accountForms } from '../../../server/forms/account-forms.ts';
import { recordingLog } from '../../fakes/log.ts';

const ended = '__Host-session=; Max-Age=0; Path=/';

const open = (answer: () => Response | Promise<Response>) => {
  const log = recordingLog();
  const cookies: (string | null)[] = [];
  const fetch: Fetch = async (request) => {
    cookies.push(request.headers.get('Cookie'));
    return answer();
  };
  const app = accountForms({
    trustedProxies: 0,
    sites: embeddedSites(3_000),
    api: { baseUrl: 'http://shop', fetch },
    log,
  });
  const send = (headers: Readonly<Record<string, string>> = {}) =>
    app.request(logOutPath, {
      method: 'POST',
      body: new URLSearchParams(),
      headers: { Host: 'localhost:3000', Cookie: '__Host-session=token', ...headers },
    });
  return { send, cookies, codes: () => log.reports.map(({ code }) => code) };
};

const done = () => new Response(null, { status: 204, headers: { 'Set-Cookie': ended } });

describe('the form that logs out', () => {
  test('ends the session of its sender and leads back to their page', async () => {
    const { send, cookies } = open(done);
    const referrer = 'http://localhost:3000/impressum?_log=0&dialog=log-in';
    const response = await send({ Referer: referrer, Origin: 'http://localhost:3000' });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/impressum?_log=0');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.getSetCookie()).toEqual([
      ended,
      '__Host-net=1; Max-Age=0; Path=/; Secure; SameSite=Lax',
    ]);
    expect(cookies).toEqual(['__Host-session=token']);
  });

  test('leads to the start page where the browser names no page of ours', async () => {
    const { send } = open(done);
    for (const headers of [{}, { Referer: 'http://evil.example/x' }, { Referer: 'rubbish' }])
      expect((await send(headers)).headers.get('Location')).toBe('/');
  });

  test('does nothing for another site', async () => {
    const { send, cookies } = open(done);
    const response = await send({ Origin: 'http://evil.example' });
    expect([response.status, response.headers.getSetCookie(), cookies]).toEqual([303, [], []]);
  });

  test('leads on though the shop does not answer, which is logged', async () => {
    const { send, codes } = open(() => Promise.reject(new TypeError('no network')));
    expect((await send()).status).toBe(303);
    expect(codes()).toEqual(['login-error']);
  });
});
