import { describe, expect, test } from 'vitest';

import { compileMessages } from '../../../ui/messages/compile.ts';
import { formatMessage } from '../../../ui/messages/format-message.ts';
import { longMessage, longMessages, longTextShare } from '../../../ui/messages/long-text.ts';
import { storyLocale, storyLocales, storyMessages } from '../../../ui/messages/story-text.ts';
import { expectForEach } from '../../laws/for-each.ts';

const messages = compileMessages('de-DE');
const values = new Proxy<Record<string, number>>({}, { get: () => 3 });

describe('the pseudo-locale', () => {
  test('makes every text longer and leaves its arguments', () =>
    expectForEach(
      Object.entries(messages),
      ([key]) => key,
      ([, message]) => {
        const text = formatMessage(message, 'de-DE', values);
        const long = formatMessage(longMessage(message), 'de-DE', values);
        expect(long).toMatch(/^\[.*\]$/su);
        expect(long.length).toBeGreaterThanOrEqual(text.length * (1 + longTextShare) - 20);
        expect(long.match(/\d/gu) ?? []).toEqual(text.match(/\d/gu) ?? []);
      },
    ));

  test('keeps tags, plurals and arguments where they are', () => {
    expect(
      longMessage([
        'a ',
        { argument: 'count' },
        { tag: 'link', words: 'go' },
        { plural: 'count', cases: { one: 'one', other: [{ argument: 'count' }, ' all'] } },
      ]),
    ).toEqual([
      '[',
      'å ',
      { argument: 'count' },
      { tag: 'link', words: 'ĝö' },
      { plural: 'count', cases: { one: 'öñé', other: [{ argument: 'count' }, ' åll'] } },
      ' łöŕ]',
    ]);
  });

  test('has every key, and nothing to fill an empty text with', () => {
    expect(Object.keys(longMessages(messages))).toEqual(Object.keys(messages));
    expect(longMessage('')).toBe('');
  });

  test('stands beside the shop’s 17 locales, and prints figures as the default one', () => {
    expect(storyLocales).toHaveLength(18);
    expect(storyLocale({ locale: 'long-text' })).toBe('de-DE');
    expect(storyMessages({ locale: 'long-text' })).toEqual(longMessages(messages));
    expect(storyMessages({ locale: 'fr-CH' })).toEqual(compileMessages('fr-CH'));
  });
});
