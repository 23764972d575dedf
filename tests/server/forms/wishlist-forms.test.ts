/** The forms of the wishlist: what they change, whose list it is, and where they lead. */
import { wishlistCookie } from '../../../core/domain/cookie/storefront-cookies.ts';
import { describe, expect, test } from 'vitest';

import { visitorKeyIn } from '../../../core/domain/cookie/visitor-key.ts';
import { wishlistAnswerAt, wishlistPath } from '../../../core/domain/wishlist/wishlist-forms.ts';
import type { Customers } from '../../../core/ports/customers.ts';
import type { Owner } from '../../../core/ports/owner.ts';
import type { Wishlists } from '../../../core/ports/wishlists.ts';
import { E } from '../../../core/fp.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { wishlistForms } from '../../../server/forms/wishlist-forms.ts';
import { ada } from '../../contracts/customers.ts';
import { manualClock } from '../../fakes/clock.ts';
import { failingCustomers, fakeCustomers } from '../../fakes/customers.ts';
import { recordingLog } from '../../fakes/log.ts';
import { failingWishlists, memoryWishlists } from '../../fakes/wishlists.ts';
import { listAnswerOf, type ListAnswer } from './list-answer.ts';

const sites = embeddedSites(3_000);

/** Sent by a page that somebody came to through an advertisement. */
const canvasIn = (formatType: string) => ({
  locale: 'de-DE',
  wants: 'add',
  designer: 'photo-frame',
  article: `materialType=leinwand&formatType=${formatType}&locale=de-DE&gclid=a1&sku=b2`,
});

const canvas = canvasIn('600x400');

const open = (wishlists: Wishlists = memoryWishlists(), customers: Customers = fakeCustomers()) => {
  const log = recordingLog();
  const app = wishlistForms({
    trustedProxies: 0,
    wishlists,
    log,
    clock: manualClock(1_000),
    sites,
    customersOf: () => () => customers,
  });
  const headersOf = (cookie: string | undefined, more = {}) => ({
    Host: 'localhost:3000',
    ...(cookie !== undefined && { Cookie: cookie }),
    ...more,
  });
  const post = async (
    fields: Readonly<Record<string, string>>,
    cookie?: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> =>
    app.request(wishlistPath, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: headersOf(cookie, headers),
    });
  const send = async (...form: Parameters<typeof post>): Promise<ListAnswer> =>
    listAnswerOf(await post(...form));
  return { send, post, codes: () => log.reports.map(({ code }) => code) };
};

const ownList = '/merkzettel';

/** How many wishes somebody has, and what they are shared by. */
const listOf = async (
  wishlists: Wishlists,
  who: string | undefined,
): Promise<{ readonly count: number; readonly shareKey: string }> => {
  const key = visitorKeyIn(who ?? '', wishlistCookie);
  const owner: Owner =
    key === undefined ? { kind: 'customer', number: who ?? '' } : { kind: 'visitor', key };
  const read = await wishlists.read(owner)();
  if (E.isLeft(read)) throw new Error('The store did not answer.');
  return { count: read.right.wishlist.length, shareKey: read.right.shareKey ?? '' };
};

describe('a first wish', () => {
  test('begins a list, gives the browser its key, and leads to the list', async () => {
    const wishlists = memoryWishlists();
    const { send, codes } = open(wishlists);
    const { location, cookie } = await send(canvas);
    expect(location).toBe(`${ownList}#wishlist-added`);
    expect(cookie).toMatch(new RegExp(`^${wishlistCookie}=[\\w-]{32}$`, 'u'));
    const { count, shareKey } = await listOf(wishlists, cookie);
    expect(count).toBe(1);
    // The key that opens the list for its owner is not the one that shares it.
    expect(cookie).not.toContain(shareKey);
    expect(codes()).toEqual([]);
  });

  test('leads on with what links carry along, such as not being counted', async () => {
    const { send } = open();
    const from = (Referer: string) => ({ Referer });
    const page = 'http://localhost:3000/leinwanddruck?_tracking=0&materialType=leinwand';
    const { location, cookie } = await send(canvas, undefined, from(page));
    expect(location).toBe(`${ownList}?_tracking=0#wishlist-added`);
    const elsewhere = await send(canvas, cookie, from('https://elsewhere.example/?_tracking=0'));
    expect(elsewhere.location).toBe(`${ownList}#wishlist-added`);
  });

  test('that cannot be read begins no list', async () => {
    const { send } = open();
    for (const fields of [
      { ...canvas, designer: 'car' },
      { locale: 'de-DE', wants: 'add', designer: 'photo-frame' },
      canvasIn('x'.repeat(2_001)),
      canvasIn('0x1'),
    ])
      expect(await send(fields)).toEqual({
        location: `${ownList}#wishlist-refused`,
        cookie: undefined,
      });
  });
});

test('a script is told where its form would lead, with the same cookie', async () => {
  const { send, post } = open();
  const { cookie } = await send(canvas);
  const response = await post(canvas, cookie, { Accept: 'application/json' });
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Set-Cookie')).toContain(cookie);
  const { location } = (await response.json()) as { readonly location: string };
  expect(wishlistAnswerAt(new URL(location, 'http://localhost').hash)).toBe('added');
  expect(wishlistAnswerAt('#wishlist-')).toBeUndefined();
  const foreign = { Accept: 'application/json', Origin: 'https://elsewhere.example' };
  expect(await (await post(canvas, cookie, foreign)).json()).toEqual({
    location: `${ownList}#wishlist-failed`,
  });
});

describe('a list', () => {
  test('grows, shrinks and is emptied', async () => {
    const wishlists = memoryWishlists();
    const { send } = open(wishlists);
    const { cookie } = await send(canvas);
    const counted = async (fields: Readonly<Record<string, string>>) => {
      const { location } = await send({ locale: 'de-DE', ...fields }, cookie);
      return [location.replace(ownList, ''), (await listOf(wishlists, cookie)).count];
    };
    const other = canvasIn('900x600');
    expect((await send(other, cookie)).cookie).toBe(cookie);
    expect(await counted(canvas)).toEqual(['#wishlist-added', 2]);
    const wish = 'photo-frame?materialType=leinwand&formatType=600x400&locale=de-DE';
    expect(await counted({ wants: 'remove', wish })).toEqual(['#wishlist-removed', 1]);
    expect(await counted({ wants: 'clear' })).toEqual(['#wishlist-cleared', 0]);
  });

  test('is changed by its own browser alone, and taken over by others', async () => {
    const wishlists = memoryWishlists();
    const { send } = open(wishlists);
    const mine = await send(canvas);
    const { shareKey } = await listOf(wishlists, mine.cookie);
    // The key that shares a list opens none.
    expect((await listOf(wishlists, `${wishlistCookie}=${shareKey}`)).count).toBe(0);
    const taken = await send({ locale: 'de-DE', wants: 'take', list: shareKey });
    expect(taken.location).toBe(`${ownList}#wishlist-taken`);
    expect((await listOf(wishlists, taken.cookie)).count).toBe(1);
    await send({ locale: 'de-DE', wants: 'clear' }, taken.cookie);
    expect((await listOf(wishlists, mine.cookie)).count).toBe(1);
  });

  test('holds 100 wishes, and says when it is full', async () => {
    const { send } = open();
    const { cookie } = await send(canvas);
    let last = '';
    for (let width = 1; width <= 101; width += 1)
      last = (await send(canvasIn(`${width}00x400`), cookie)).location;
    expect(last).toContain('#wishlist-full');
  });

  test('is shown in the language of the form, on the site that was asked', async () => {
    const { send } = open();
    const answer = await send({ ...canvas, locale: 'fr-CH' }, undefined, {
      Host: 'ch.localhost:3000',
    });
    expect(answer.location).toMatch(/^\/fr\/[a-z-]+#wishlist-added/u);
  });
});

describe('the list of a customer', () => {
  test('is theirs at every browser, and its address and cookies hold no key of it', async () => {
    const wishlists = memoryWishlists();
    const { send } = open(wishlists, fakeCustomers(ada));
    expect(await send(canvas)).toEqual({
      location: `${ownList}#wishlist-added`,
      cookie: undefined,
    });
    expect((await listOf(wishlists, ada.number)).count).toBe(1);
  });

  test('gets what this browser’s visitor had wished for, with the link that they had sent', async () => {
    const wishlists = memoryWishlists();
    const { cookie } = await open(wishlists).send(canvas);
    const { shareKey } = await listOf(wishlists, cookie);
    const other = canvasIn('900x600');
    await open(wishlists, fakeCustomers(ada)).send(other, cookie);
    expect(await listOf(wishlists, ada.number)).toEqual({ count: 2, shareKey });
    expect((await listOf(wishlists, cookie)).count).toBe(0);
  });

  test('is not changed, nor the visitor’s, while nobody says who it is', async () => {
    const wishlists = memoryWishlists();
    const { cookie } = await open(wishlists).send(canvas);
    const { send } = open(wishlists, failingCustomers());
    const cleared = await send({ locale: 'de-DE', wants: 'clear' }, cookie);
    expect(cleared).toEqual({ location: '/merkzettel#wishlist-failed', cookie: undefined });
    expect((await listOf(wishlists, cookie)).count).toBe(1);
  });
});

describe('nobody’s list', () => {
  test('is empty, and no cookie is set for it', async () => {
    const { send } = open();
    const empty = { location: ownList, cookie: undefined };
    for (const wants of ['remove', 'clear'])
      for (const cookie of [undefined, `${wishlistCookie}=rubbish`])
        expect(await send({ locale: 'de-DE', wants }, cookie)).toEqual(empty);
  });
});

describe('a form', () => {
  test('of another site changes nothing', async () => {
    const { send } = open();
    const foreign = await send(canvas, undefined, { Origin: 'https://elsewhere.example' });
    expect(foreign).toEqual({ location: '/merkzettel#wishlist-failed', cookie: undefined });
    const own = await send(canvas, undefined, { Origin: 'http://localhost:3000' });
    expect(own.location).toContain('#wishlist-added');
  });

  test.each([
    [{ ...canvas, wants: 'steal' }, 'refused'],
    [{}, 'refused'],
    [{ ...canvas, designer: 'x'.repeat(40_000) }, 'failed'],
    [{ locale: 'de-DE', wants: 'take', list: 'f'.repeat(32) }, 'failed'],
    [{ locale: 'de-DE', wants: 'take', list: '' }, 'failed'],
  ])('that wants nonsense is %s', async (fields, answer) => {
    expect(await open().send(fields as Readonly<Record<string, string>>)).toEqual({
      location: `${ownList}#wishlist-${answer}`,
      cookie: undefined,
    });
  });

  test('says that a list could not be kept, and logs it', async () => {
    const { send, codes } = open(failingWishlists(false));
    expect(await send(canvas)).toEqual({
      location: '/merkzettel#wishlist-failed',
      cookie: undefined,
    });
    expect(codes()).toEqual(['request-failed']);
  });
});
