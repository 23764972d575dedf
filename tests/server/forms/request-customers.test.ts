/** When the shop is asked who is at the page: by the cookie of a session alone. */
import { describe, expect, test } from 'vitest';

import { visitor } from '../../../core/domain/customer/customer.ts';
import { E } from '../../../core/fp.ts';
import { requestCustomers } from '../../../server/forms/request-customers.ts';

const asked = async (cookies: string) => {
  const paths: string[] = [];
  const api = {
    baseUrl: 'http://shop.example',
    fetch: (request: Request) => {
      paths.push(new URL(request.url).pathname);
      return Promise.resolve(Response.json({}, { status: 500 }));
    },
  };
  const scope = { channel: 'poster', locale: 'de-DE' } as const;
  const answer = await requestCustomers(api, cookies, scope).current();
  return { isAsked: paths.length > 0, answer };
};

describe('who is at the page', () => {
  test.each([
    '',
    '_ga=GA1.1.1; _gid=2; PHPSESSID=x',
    '__Host-cart=k; __Host-wishlist=k; __Host-pictures=k; passepartout-consent=all',
    '__host-session=x; session=x; x__Host-session=x',
  ])('is a visitor, and the shop is not asked: %j', async (cookies) => {
    expect(await asked(cookies)).toEqual({ isAsked: false, answer: E.right(visitor) });
  });

  test('is for the shop to say where there is a session', async () => {
    const { isAsked, answer } = await asked('_ga=1; __Host-session=token');
    expect([isAsked, E.isLeft(answer)]).toEqual([true, true]);
  });
});
