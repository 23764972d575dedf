import { expect, test } from 'vitest';

import { flagNames } from '../../../core/domain/flags/flags.ts';
import { routeRequest } from '../../../core/domain/routing/route-request.ts';
import type { FlagUser } from '../../../core/ports/flags.ts';
import { evaluateBy } from '../../../server/pages/evaluated-flags.ts';
import { embedded } from '../../arbitraries/routing.ts';

const path = '/wandbild-materialien-im-vergleich';
const off = Object.fromEntries(flagNames.map((name) => [name, 'off'] as const));
const on = Object.fromEntries(flagNames.map((name) => [name, 'on'] as const));

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0' };

const evaluated = async (
  headers: Readonly<Record<string, string>>,
  search = '',
  rawPath = path,
) => {
  const asked: { readonly names: readonly string[]; readonly user: FlagUser }[] = [];
  const evaluate = evaluateBy({
    treatments: (names, user) => async () => {
      asked.push({ names, user });
      return Object.fromEntries(names.map((name) => [name, 'on'] as const));
    },
  });
  const host = 'kartenliebe.localhost:3000';
  const decision = routeRequest(embedded, { method: 'GET', host, rawPath, search: '' });
  if (decision.kind !== 'page') throw new Error(decision.kind);
  return {
    asked,
    found: await evaluate({ headers: { ...browser, ...headers } }, decision, search),
  };
};

const cookie = 'a=b; passepartout-user=eve';

test('flags are asked for by a visitor’s key, channel and device', async () => {
  for (const [headers, mobileDevice] of [
    [{ cookie }, false],
    [{ cookie, 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile/15E148' }, true],
    [{ cookie, 'sec-ch-ua-mobile': '?1' }, true],
    [{ cookie, 'sec-ch-ua-mobile': '?0' }, false],
  ] as const) {
    const { asked, found } = await evaluated(headers, '', `${path}/`);
    expect(asked).toEqual([
      {
        names: flagNames,
        user: { key: 'eve', attributes: { channel: 'kartenliebe', mobileDevice } },
      },
    ]);
    expect(found).toEqual({ treatments: on, isForced: false });
  }
});

test('without a key, for crawlers, and where the address says so, flags are off', async () => {
  for (const [headers, search, isForced] of [
    [{}, '', false],
    [{ cookie, 'user-agent': 'Googlebot/2.1' }, '', false],
    [{ cookie }, '?disabled=1', true],
  ] as const) {
    const { asked, found } = await evaluated(headers, search, `${path}/`);
    expect(asked.filter(({ names }) => names.length > 0)).toEqual([]);
    expect(found).toEqual({ treatments: off, isForced });
  }
});

test('an address forces a flag, and every other page has none', async () => {
  const { found } = await evaluated({}, '?feature=965_redesign&treatment=on', `${path}/`);
  expect(found).toEqual({ treatments: { ...off, '965_redesign': 'on' }, isForced: true });
  const { asked, found: none } = await evaluated({ cookie }, '', '/impressum/');
  expect([asked, none]).toEqual([[], undefined]);
});
