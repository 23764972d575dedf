/** The log-in and the sign-up over a page: what the page brings, as it is opened and after a form. */
import { describe, expect, test } from 'vitest';

import { shopDialogs } from '../../../../core/domain/routing/dialogs.ts';
import { routeRequest } from '../../../../core/domain/routing/route-request.ts';
import { loadAddress } from '../../../../ui/web/requests/load-address.ts';
import type { StorefrontRequest } from '../../../../ui/web/requests/storefront-request.ts';
import { embedded } from '../../../arbitraries/routing.ts';
import { memoryContent } from '../../../fakes/content.ts';
import { plainContent } from '../../../fakes/plain-page.ts';
import { requestFor } from '../requests.ts';

const content = plainContent('A page');

type Sent = NonNullable<StorefrontRequest['sent']>;

const googleButton = { clientId: 'shop', script: 'https://accounts.google.com/gsi/client' };

const load = (path: string, dialog: string, sent?: Sent, ports = {}) => {
  const asked = { method: 'GET', host: 'localhost:3000', rawPath: path, search: '' };
  const decision = routeRequest(embedded, asked);
  if (decision.kind !== 'page' && decision.kind !== 'application') throw new Error(path);
  const slug = path === '/kundenkonto' ? 'application/account' : path.slice(1);
  const story = { kind: 'page', id: 'p', content } as const;
  const own = {
    content: memoryContent([{ channel: 'poster', locale: 'de-DE', slug, story }]),
    ...ports,
  };
  const address = `http://localhost:3000${path}?dialog=${dialog}`;
  const { request } = requestFor(decision, embedded, own, address);
  return loadAddress({ ...request, sent });
};

describe('an address that opens it', () => {
  test.each(['/impressum', '/kundenkonto'])(
    'gives the page %s with an empty form',
    async (path) => {
      for (const name of shopDialogs)
        expect(await load(path, name)).toMatchObject({
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

  test.each(['image-magnify', 'unknown'])(
    'with another name gives the page alone: %s',
    async (name) => {
      const loaded = await load('/impressum', name);
      expect(loaded).toMatchObject({ status: 200 });
      expect(JSON.stringify(loaded)).not.toContain('account-dialog');
    },
  );
});

test('Google’s sign-in comes with it, and with no other page, where it is configured', async () => {
  for (const name of ['log-in', 'sign-up']) {
    expect(await load('/impressum', name, undefined, { googleButton })).toMatchObject({
      page: {
        account: { google: googleButton },
        messages: expect.objectContaining({ 'google-sign-in.start': expect.anything() }),
      },
    });
    expect(JSON.stringify(await load('/impressum', name))).not.toMatch(/google/iu);
  }
  const page = await load('/impressum', 'unknown', undefined, { googleButton });
  expect(JSON.stringify(page)).not.toMatch(/google/iu);
});

test('a form that was not accepted stands there again, and the title says so', async () => {
  const typed = { email: 'Ada@example.com', firstName: 'Ada', lastName: 'Lovelace' };
  const step = { typed, problem: { kind: 'fields', errors: [] } } as const;
  const search = '?dialog=sign-up';
  const sent = { status: 422, step: { kind: 'account', name: 'sign-up', step, search } } as const;
  expect(await load('/impressum', 'sign-up', sent)).toMatchObject({
    status: 422,
    isShared: false,
    page: { head: { title: 'Fehler: A page' }, account: { name: 'sign-up', step } },
  });
});
