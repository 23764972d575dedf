/** Who the flags are for: user keys, crawlers, and what was recorded for a user. */
import { fc, test as property } from '@fast-check/vitest';
import { isbot } from 'isbot';
import { describe, expect, test } from 'vitest';

import { crawlerWords, isCrawler } from '../../../core/domain/flags/crawler.ts';
import { flagNames, treatments } from '../../../core/domain/flags/flags.ts';
import {
  beginNextView,
  beginRecord,
  noteTreatment,
  printRecord,
} from '../../../core/domain/flags/record.ts';
import { isFlagSafePath } from '../../../core/domain/flags/safe-paths.ts';
import { parseUserKey } from '../../../core/domain/flags/user-key.ts';
import { userKey } from '../../fakes/flags.ts';

const keyText = fc.stringMatching(/^[!#$%&'*+\-.^_`|~0-9A-Za-z]{1,250}$/);

describe('a user key', () => {
  property.prop([keyText])('is kept as it is', (text) => {
    expect(parseUserKey(text)).toEqual({ kind: 'user-key', userKey: text });
  });

  test.each([
    ['', 'empty'],
    ['x'.repeat(251), 'too-long'],
    ['two words', 'not-a-token'],
    ['a;b', 'not-a-token'],
    ['schlüssel', 'not-a-token'],
    ['line\n', 'not-a-token'],
  ])('%j is refused: %s', (text, reason) => {
    expect(parseUserKey(text)).toEqual({ kind: 'refused', reason });
  });

  test('250 characters are allowed', () => {
    expect(parseUserKey('x'.repeat(250)).kind).toBe('user-key');
    expect(parseUserKey(`${'x'.repeat(249)} `)).toMatchObject({ reason: 'not-a-token' });
  });
});

const crawlers = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'Mediapartners-Google',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)',
];

const visitors = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (Linux; Android 14; CUBOT CUBOT KINGKONG 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
];

describe('a crawler', () => {
  test.each(crawlers)('%s is one', (agent) => {
    expect(isCrawler(agent)).toBe(true);
    expect(isbot(agent)).toBe(true);
  });

  test.each(crawlerWords)('is known by the word $word', ({ word }) => {
    const agent = `Mozilla/5.0 (compatible; ${word})`;
    expect(isCrawler(agent)).toBe(true);
    expect(isCrawler(agent.toUpperCase())).toBe(true);
  });

  test.each(visitors)('%s is not a crawler', (agent) => {
    expect(isCrawler(agent)).toBe(false);
    expect(isbot(agent)).toBe(false);
  });

  test('a missing user agent is one, a measuring browser is not', () => {
    expect(isCrawler('')).toBe(true);
    expect(isCrawler('  ')).toBe(true);
    expect(isCrawler('Mozilla/5.0 (X11) AppleWebKit/537.36 HeadlessChrome/142.0.0.0')).toBe(false);
  });
});

const notes = fc.array(fc.tuple(fc.constantFrom(...flagNames), fc.constantFrom(...treatments)));

describe('the record', () => {
  const user = userKey('user');
  const fresh = beginRecord(user, undefined);

  property.prop([notes])('tells exactly the changes of a page view', (given) => {
    let record = fresh.record;
    const last = new Map<string, string>();
    for (const [flag, treatment] of given) {
      const before = last.get(flag);
      const noted = noteTreatment(record, flag, treatment);
      expect(noted.problem).toEqual(
        before === undefined || before === treatment
          ? undefined
          : { kind: 'flag-changed', within: 'session', flag, before, after: treatment },
      );
      last.set(flag, treatment);
      record = noted.record;
    }
  });

  property.prop([notes])('is known again on the next page', (given) => {
    const record = given.reduce(
      (so, [flag, treatment]) => noteTreatment(so, flag, treatment).record,
      fresh.record,
    );
    expect(beginRecord(user, printRecord(record))).toEqual({
      record: { ...record, session: {} },
    });
  });

  test('keeps what other flags were on earlier pages', () => {
    const first = noteTreatment(fresh.record, '967_nudging', 'on').record;
    const second = noteTreatment(first, 'product_matrix', 'off').record;
    expect(beginRecord(user, printRecord(second)).record.user).toEqual({
      product_matrix: 'off',
      '967_nudging': 'on',
    });
  });

  test('a change between pages is told as one for the user', () => {
    const { record } = noteTreatment(fresh.record, '967_nudging', 'on');
    const next = beginRecord(user, printRecord(record)).record;
    expect(noteTreatment(next, '967_nudging', 'off').problem).toEqual({
      kind: 'flag-changed',
      within: 'user',
      flag: '967_nudging',
      before: 'on',
      after: 'off',
    });
  });

  property.prop([notes])('begins another view as it would begin another page', (given) => {
    const record = given.reduce(
      (so, [flag, treatment]) => noteTreatment(so, flag, treatment).record,
      fresh.record,
    );
    expect(beginNextView(record)).toEqual(beginRecord(user, printRecord(record)).record);
  });

  test("another user's record is dropped and told", () => {
    const { record } = noteTreatment(fresh.record, '967_nudging', 'on');
    expect(beginRecord(userKey('other'), printRecord(record))).toEqual({
      record: { userKey: 'other', session: {}, user: {} },
      problem: { kind: 'user-key-changed' },
    });
  });

  test('the same treatment on the next page is not a change', () => {
    const { record } = noteTreatment(fresh.record, '967_nudging', 'on');
    const next = beginRecord(user, printRecord(record)).record;
    expect(noteTreatment(next, '967_nudging', 'on')).toStrictEqual({
      record: { ...next, session: { '967_nudging': 'on' } },
    });
  });

  test('what this page view was given already is not a change, whatever an earlier page was', () => {
    const record = {
      ...fresh.record,
      session: { '967_nudging': 'on' },
      user: { '967_nudging': 'off' },
    } as const;
    expect(noteTreatment(record, '967_nudging', 'on').problem).toBeUndefined();
  });

  test.each([undefined, '', 'user', 'user x=on', 'two;words 967_nudging=on', 'other x=on'])(
    'from %j is an empty one, and nothing is told',
    (kept) => {
      const empty = { userKey: 'user', session: {}, user: {} };
      expect(beginRecord(user, kept)).toStrictEqual({ record: empty });
    },
  );

  property.prop([fc.string()])('unreadable text leaves an empty record', (text) => {
    fc.pre(!text.startsWith('user '));
    expect(beginRecord(user, text).record).toEqual(fresh.record);
  });
});

test.each([
  ['/feed-collage', true],
  ['/fotos-drucken', true],
  ['/storyblok/preview', true],
  ['/wandbild-materialien-im-vergleich', true],
  ['/storyblok', false],
  ['/leinwanddruck', false],
  ['/de/feed-collage', false],
])('the server may evaluate flags on %s: %s', (path, safe) => {
  expect(isFlagSafePath(path)).toBe(safe);
});
