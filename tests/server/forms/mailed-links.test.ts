/** Links of mails: the token leaves the address at once, and looking at a link does nothing. */
import { expect, test } from 'vitest';

import { mailedLinkPaths } from '../../../core/domain/customer/account-dialogs.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { mailedLinks } from '../../../server/forms/mailed-links.ts';

const app = mailedLinks({ sites: embeddedSites(3_000) });
const token = 'x'.repeat(43);

const follow = (path: string, query: string, host = 'localhost:3000') =>
  app.request(`${path}?${query}`, { headers: { Host: host } });

test.each(Object.entries(mailedLinkPaths))(
  'the link that opens %s takes its token along in a cookie',
  async (dialog, path) => {
    const answer = await follow(path, `locale=de-DE&token=${token}`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      `/kundenkonto?dialog=${dialog}`,
    ]);
    expect(answer.headers.getSetCookie()).toEqual([
      `__Host-mailed-link=${token}; Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=Strict`,
    ]);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const french = await follow(path, `locale=fr-CH&token=${token}`, 'ch.localhost:3000');
    expect(french.headers.get('Location')).toBe(`/fr/mon-compte?dialog=${dialog}`);
  },
);

test.each(['', 'token=short', `token=${token}%0d%0aX-Evil:1`])(
  'a link without a token of ours (%j) opens the same dialog, and keeps nothing',
  async (query) => {
    const answer = await follow(mailedLinkPaths['password-confirm'], query);
    expect(answer.headers.get('Location')).toBe('/kundenkonto?dialog=password-confirm');
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-mailed-link=; Max-Age=0;/u),
    ]);
  },
);
