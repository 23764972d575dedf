/** What the flags keep in a visitor's browser: the user key, and the override of the tab. */
import { describe, expect, test } from 'vitest';

import { tabOverride } from '../../../adapters/browser/flag-override.ts';
import { textSlot } from '../../../adapters/browser/text-slot.ts';
import { readUserKey, visitorKey } from '../../../adapters/browser/user-key.ts';

const uuid = '6f1c2c8e-6a1c-4b61-9f0a-0f2a7d1f5c11';

describe('the user key', () => {
  const visit = (cookie: string, protocol = 'https:') => {
    const document = { cookie };
    const reading = visitorKey({ document, protocol, randomUuid: () => uuid });
    return { reading, written: document.cookie === cookie ? undefined : document.cookie };
  };

  test('is made once, for the session, first party', () => {
    expect(visit('')).toEqual({
      reading: { kind: 'user-key', userKey: uuid },
      written: `passepartout-user=${uuid}; Path=/; SameSite=Lax; Secure`,
    });
    expect(visit('', 'http:').written).toBe(`passepartout-user=${uuid}; Path=/; SameSite=Lax`);
  });

  test('is kept when it is there, and made anew when it is none', () => {
    expect(visit('a=b; passepartout-user=known; c=d')).toEqual({
      reading: { kind: 'user-key', userKey: 'known' },
      written: undefined,
    });
    expect(visit('passepartout-user=two words').written).toContain(uuid);
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

  test('bad kept text is told once and replaced', () => {
    const tab = storage();
    tab.setItem('override', 'nonsense');
    const slot = textSlot(() => tab, 'override');
    const problems: unknown[] = [];
    const report = (problem: unknown) => problems.push(problem);
    expect(tabOverride(new URLSearchParams(), slot, report)).toEqual({ forced: {} });
    expect(tabOverride(new URLSearchParams(), slot, report)).toEqual({ forced: {} });
    expect(problems).toMatchObject([{ kind: 'kept-override-refused' }]);
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
