/** What the flags keep in a visitor's browser: the user key, and the override of the tab. */
import { describe, expect, test } from 'vitest';

import { tabOverride } from '../../../adapters/browser/flag-override.ts';
import { textSlot } from '../../../adapters/browser/text-slot.ts';
import {
  forgetUserKey,
  keepUserKey,
  pageKey,
  readUserKey,
} from '../../../adapters/browser/user-key.ts';
import { userKey } from '../../fakes/flags.ts';

const uuid = '6f1c2c8e-6a1c-4b61-9f0a-0f2a7d1f5c11';

describe('the user key', () => {
  test('of a new visitor is made anew for each page view, and stored nowhere', () => {
    expect(pageKey('', () => uuid)).toEqual({ kind: 'user-key', userKey: uuid });
    expect(pageKey('passepartout-user=two words', () => uuid)).toMatchObject({ userKey: uuid });
  });

  test('that was kept is used again', () => {
    const cookies = 'a=b; passepartout-user=known; c=d';
    expect(pageKey(cookies, () => uuid)).toEqual({ kind: 'user-key', userKey: 'known' });
  });

  test.each([
    ['https:', '; Secure'],
    ['http:', ''],
  ])('is kept for the session, first party (%s)', (protocol, secure) => {
    const document = { cookie: '' };
    keepUserKey(document, protocol, userKey(uuid));
    expect(document.cookie).toBe(`passepartout-user=${uuid}; Path=/${secure}; SameSite=Lax`);
    expect(readUserKey(document.cookie)).toEqual({ kind: 'user-key', userKey: uuid });
  });

  test('goes when consent is taken back', () => {
    const document = { cookie: '' };
    forgetUserKey(document, 'https:');
    expect(document.cookie).toBe('passepartout-user=; Max-Age=0; Path=/; Secure; SameSite=Lax');
  });

  test('is not read from a cookie of another name', () => {
    expect(readUserKey('other-passepartout-user=x')).toEqual({ kind: 'refused', reason: 'empty' });
  });
});

describe('the override of the tab', () => {
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    };
  };

  test('holds on the next page, and the query goes over it', () => {
    const tab = storage();
    const slot = textSlot(() => tab, 'override');
    const visit = (query: string) => {
      const problems: unknown[] = [];
      const override = tabOverride(new URLSearchParams(query), slot, (p) => problems.push(p));
      expect(problems).toEqual([]);
      return override;
    };
    visit('feature=967_nudging&treatment=on&disabled=1');
    expect(visit('')).toEqual({ forced: { '967_nudging': 'on' }, others: 'off' });
    visit('feature=967_nudging&treatment=off');
    expect(visit('')).toEqual({ forced: { '967_nudging': 'off' }, others: 'off' });
  });

  test('is not there where nothing was ever forced', () => {
    const slot = textSlot(storage, 'override');
    const writes: string[] = [];
    const watched = { ...slot, write: (text: string) => void writes.push(text) };
    expect(tabOverride(new URLSearchParams('a=b'), watched, () => undefined)).toEqual({
      forced: {},
    });
    expect(writes).toEqual([]);
  });

  test('bad kept text is told once and removed', () => {
    const tab = storage();
    tab.setItem('override', 'nonsense');
    const slot = textSlot(() => tab, 'override');
    const problems: unknown[] = [];
    const report = (problem: unknown) => problems.push(problem);
    expect(tabOverride(new URLSearchParams(), slot, report)).toEqual({ forced: {} });
    expect(tabOverride(new URLSearchParams(), slot, report)).toEqual({ forced: {} });
    expect(problems).toMatchObject([{ kind: 'kept-override-refused' }]);
  });

  test('what is removed is not there', () => {
    const tab = storage();
    const slot = textSlot(() => tab, 'override');
    slot.write('text');
    slot.remove();
    expect(slot.read()).toBeUndefined();
  });

  test('a blocked storage keeps nothing and breaks nothing', () => {
    const slot = textSlot(() => {
      throw new Error('blocked');
    }, 'override');
    expect(tabOverride(new URLSearchParams('disabled=1'), slot, () => undefined)).toEqual({
      forced: {},
      others: 'off',
    });
    expect(slot.read()).toBeUndefined();
  });
});
