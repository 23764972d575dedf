/** The forms of the wishlist: what they change, whose list it is, and where they lead. */
import { describe, expect, test } from 'vitest';

import { wishlistCookie, wishlistPath } from '../../core/domain/wishlist/wishlist-forms.ts';
import type { Wishlists } from '../../core/ports/wishlists.ts';
import { embeddedSites } from '../../server/embedded-addresses.ts';
import { wishlistForms } from '../../server/services/wishlist-forms.ts';
import { manualClock } from '../fakes/clock.ts';
import { recordingLog } from '../fakes/log.ts';
import { failingWishlists, memoryWishlists } from '../fakes/wishlists.ts';

const sites = embeddedSites(3_000);

const canvas = {
  locale: 'de-DE',
  wants: 'add',
  product: 'photo-frame',
  unit: 'cm',
  materialType: 'leinwand',
  formatType: '600x400',
};

type Answer = { readonly location: string; readonly cookie: string | undefined };

const open = (wishlists: Wishlists = memoryWishlists()) => {
  const log = recordingLog();
  const app = wishlistForms({ wishlists, log, clock: manualClock(1_000), sites });
  const answerOf = (response: Response): Answer => {
    expect(response.status).toBe(303);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const set = response.headers.get('Set-Cookie') ?? undefined;
    if (set !== undefined)
      expect(set).toMatch(/Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax/u);
    return { location: response.headers.get('Location') ?? '', cookie: set?.split(';', 1)[0] };
  };
  const headersOf = (cookie: string | undefined, more = {}) => ({
    Host: 'localhost:3000',
    ...(cookie !== undefined && { Cookie: cookie }),
    ...more,
  });
  const send = async (
    fields: Readonly<Record<string, string>>,
    cookie?: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> =>
    answerOf(
      await app.request(wishlistPath, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: headersOf(cookie, headers),
      }),
    );
  const show = async (cookie?: string, headers = {}): Promise<Answer> =>
    answerOf(
      await app.request(`${wishlistPath}?locale=de-DE`, { headers: headersOf(cookie, headers) }),
    );
  return { send, show, codes: () => log.reports.map(({ code }) => code) };
};

const listOf = (location: string): string =>
  /list=(?<key>[0-9a-f]{32})/u.exec(location)?.groups?.['key'] ?? '';

describe('a first wish', () => {
  test('begins a list, gives the browser its key, and leads to the list', async () => {
    const { send, codes } = open();
    const { location, cookie } = await send(canvas);
    expect(location).toMatch(/^\/merkzettel\?list=[0-9a-f]{32}\.1#wishlist-added$/u);
    expect(cookie).toMatch(new RegExp(`^${wishlistCookie}=[\\w-]{32}$`, 'u'));
    // The key that opens the list for its owner is not the one that shares it.
    expect(cookie).not.toContain(listOf(location));
    expect(codes()).toEqual([]);
  });

  test('leads on with what links carry along, such as not being counted', async () => {
    const { send, show } = open();
    const from = (Referer: string) => ({ Referer });
    const page = 'http://localhost:3000/leinwanddruck?_tracking=0&materialType=leinwand';
    const { location, cookie } = await send(canvas, undefined, from(page));
    expect(location).toMatch(/^\/merkzettel\?list=[0-9a-f]{32}\.1&_tracking=0#wishlist-added$/u);
    expect((await show(cookie, from(page))).location).toMatch(/\.1&_tracking=0$/u);
    const elsewhere = await show(cookie, from('https://elsewhere.example/?_tracking=0'));
    expect(elsewhere.location).toMatch(/\.1$/u);
  });

  test('that cannot be read begins no list', async () => {
    const { send } = open();
    for (const fields of [
      { ...canvas, product: 'car' },
      { ...canvas, unit: 'ell' },
      { locale: 'de-DE', wants: 'add', product: 'photo-frame', unit: 'cm' },
      { ...canvas, formatType: 'x'.repeat(201) },
    ])
      expect(await send(fields)).toEqual({
        location: '/merkzettel#wishlist-refused',
        cookie: undefined,
      });
  });
});

describe('a list', () => {
  test('grows, shrinks and is emptied, each time under another address', async () => {
    const { send, show } = open();
    const first = await send(canvas);
    const second = await send({ ...canvas, formatType: '900x600' }, first.cookie);
    expect(second.location).toContain('.2#wishlist-added');
    expect(second.cookie).toBe(first.cookie);
    const again = await send(canvas, first.cookie);
    expect(again.location).toContain('.2#wishlist-added');
    expect((await show(first.cookie)).location).toBe(
      `/merkzettel?list=${listOf(first.location)}.2`,
    );
    const wish = 'configuration:photo-frame:cm:formatType=600x400&materialType=leinwand';
    const removed = await send({ locale: 'de-DE', wants: 'remove', wish }, first.cookie);
    expect(removed.location).toContain('.3#wishlist-removed');
    const cleared = await send({ locale: 'de-DE', wants: 'clear' }, first.cookie);
    expect(cleared.location).toContain('.4#wishlist-cleared');
    expect((await show(first.cookie)).location).toContain('#wishlist-empty');
  });

  test('is changed by its own browser alone, and taken over by others', async () => {
    const { send, show } = open();
    const mine = await send(canvas);
    const key = listOf(mine.location);
    // The key that shares a list opens none.
    expect((await show(`${wishlistCookie}=${key}`)).location).toBe('/merkzettel#wishlist-empty');
    const taken = await send({ locale: 'de-DE', wants: 'take', list: key });
    expect(taken.location).toMatch(/\.1#wishlist-taken$/u);
    expect(listOf(taken.location)).not.toBe(key);
    await send({ locale: 'de-DE', wants: 'clear' }, taken.cookie);
    expect((await show(mine.cookie)).location).toBe(`/merkzettel?list=${key}.1`);
  });

  test('holds 100 wishes, and says when it is full', async () => {
    const { send } = open();
    const { cookie } = await send(canvas);
    let last = '';
    for (let width = 1; width <= 101; width += 1)
      last = (await send({ ...canvas, formatType: `${width}00x400` }, cookie)).location;
    expect(last).toContain('#wishlist-full');
  });

  test('is shown in the language of the form, on the site that was asked', async () => {
    const { send } = open();
    const answer = await send({ ...canvas, locale: 'fr-CH' }, undefined, {
      Host: 'ch.localhost:3000',
    });
    expect(answer.location).toMatch(/^\/fr\/[a-z-]+\?list=/u);
  });
});

describe('nobody’s list', () => {
  test('is empty, and no cookie is set for it', async () => {
    const { send, show } = open();
    const empty = { location: '/merkzettel#wishlist-empty', cookie: undefined };
    expect(await show()).toEqual(empty);
    expect(await show(`${wishlistCookie}=${'a'.repeat(32)}`)).toEqual(empty);
    expect(await show(`${wishlistCookie}=rubbish`)).toEqual(empty);
    for (const wants of ['remove', 'clear'])
      expect(await send({ locale: 'de-DE', wants })).toEqual(empty);
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
    [{ ...canvas, product: 'x'.repeat(9_000) }, 'failed'],
    [{ locale: 'de-DE', wants: 'take', list: 'f'.repeat(32) }, 'failed'],
    [{ locale: 'de-DE', wants: 'take', list: '' }, 'failed'],
  ])('that wants nonsense is %s', async (fields, answer) => {
    expect(await open().send(fields as Readonly<Record<string, string>>)).toEqual({
      location: `/merkzettel#wishlist-${answer}`,
      cookie: undefined,
    });
  });

  test('says that a list could not be kept, and logs it', async () => {
    const { send, show, codes } = open(failingWishlists(false));
    expect(await send(canvas)).toEqual({
      location: '/merkzettel#wishlist-failed',
      cookie: undefined,
    });
    expect((await show(`${wishlistCookie}=${'a'.repeat(32)}`)).location).toBe(
      '/merkzettel#wishlist-failed',
    );
    expect(codes()).toEqual(['request-failed', 'request-failed']);
  });
});
