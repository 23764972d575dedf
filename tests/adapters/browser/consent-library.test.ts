/** The library itself, on a page that is as small as it can be. */
import { afterEach, describe, expect, test, vi } from 'vitest';

import { consentInCookie, readConsentChoice } from '../../../adapters/browser/consent-cookie.ts';
import { libraryConsent } from '../../../adapters/browser/consent-library.ts';
import { consentCookie, userKeyCookie } from '../../../core/domain/cookie/storefront-cookies.ts';
import {
  allowAll,
  allowNothing,
  choiceAllowing,
} from '../../../core/domain/consent/consent-choice.ts';
import { consentContract } from '../../contracts/surroundings.ts';

const { default: library } = await import('vanilla-cookieconsent');

/** A page with a jar: what was set of each cookie, and what of it a request would carry. */
const emptyPage = (kept: Readonly<Record<string, string>> = {}) => {
  const jar = new Map(Object.entries(kept));
  const written: string[] = [];
  return {
    written,
    documentElement: { classList: { remove: () => undefined } },
    querySelectorAll: () => [],
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [pair = '', ...attributes] = text.split(';').map((part) => part.trim());
      const [name = '', value = ''] = pair.split('=', 2);
      const isOver = attributes.some((one) => one.endsWith('1970 00:00:01 GMT'));
      if (isOver) jar.delete(name);
      else jar.set(name, value);
    },
  };
};

type TestPage = ReturnType<typeof emptyPage>;

/** The library keeps its state in a module and on the window: each start is a new visit. */
const visit = (page: TestPage, protocol = 'https:') => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { hostname: 'ch.example.com', protocol });
  vi.stubGlobal('dispatchEvent', () => true);
  library.reset(false);
  return libraryConsent(library, page, { language: 'de', protocol });
};

afterEach(() => vi.unstubAllGlobals());

consentContract('in the library’s cookie', () => visit(emptyPage()));

describe('a choice', () => {
  test('is not there, and nothing is written, before it is made', async () => {
    const page = emptyPage();
    await visit(page);
    expect(page.written).toEqual([]);
  });

  test('holds on later visits, for which the library is not needed', async () => {
    const page = emptyPage();
    const store = await visit(page);
    store.write(choiceAllowing(['marketing']));
    expect(consentInCookie({ cookie: page.cookie }).choice()).toEqual(
      choiceAllowing(['marketing']),
    );
    const later = await visit(page);
    expect(later.choice()).toEqual(choiceAllowing(['marketing']));
    later.write(allowAll);
    expect(readConsentChoice(page.cookie)).toEqual(allowAll);
  });

  test('belongs to this host for half a year, over https alone where the page is', async () => {
    const page = emptyPage();
    (await visit(page)).write(allowNothing);
    const last = page.written.at(-1);
    expect(last).toMatch(
      /^passepartout-consent=[^;]+; Max-Age=15724800; Path=\/; Secure; SameSite=Lax$/u,
    );
    const plain = emptyPage();
    (await visit(plain, 'http:')).write(allowNothing);
    expect(plain.written.at(-1)).not.toContain('Secure');
  });

  test('carries no name of the visitor', async () => {
    const page = emptyPage();
    const store = await visit(page);
    for (const choice of [allowNothing, allowAll]) {
      store.write(choice);
      const cookie = decodeURIComponent(page.cookie);
      expect(cookie).toContain('"consentId":"everybody"');
      expect(cookie).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/u);
    }
  });

  test('that is taken back takes the cookies of its category along', async () => {
    const page = emptyPage({
      [userKeyCookie]: 'a',
      _ga: 'b',
      _ga_X1: 'c',
      _gcl_au: 'd',
      session: 'e',
    });
    const store = await visit(page);
    store.write(allowAll);
    expect(page.cookie).toContain(userKeyCookie);
    store.write(choiceAllowing(['marketing']));
    expect(page.cookie).not.toMatch(/passepartout-user|_ga/u);
    expect(page.cookie).toMatch(/_gcl_au=d; session=e/u);
    store.write(allowNothing);
    expect(page.cookie).not.toContain('_gcl');
    expect(page.cookie).toContain('session=e');
  });
});

describe('what is kept', () => {
  const kept = {
    categories: ['necessary', 'statistics'],
    revision: 1,
    consentId: 'everybody',
    consentTimestamp: '2026-11-22T10:00:00.000Z',
    lastConsentTimestamp: '2026-11-22T10:00:00.000Z',
  };
  const cookieOf = (value: unknown): string =>
    `${consentCookie}=${encodeURIComponent(JSON.stringify(value))}`;

  test('counts where the library would take it', () => {
    expect(readConsentChoice(cookieOf(kept))).toEqual(choiceAllowing(['statistics']));
  });

  test.each([
    '',
    `${consentCookie}=`,
    `${consentCookie}=granted`,
    cookieOf(null),
    cookieOf({ ...kept, revision: 0 }),
    cookieOf({ ...kept, categories: 'statistics' }),
    cookieOf({ ...kept, consentTimestamp: undefined }),
    cookieOf({ ...kept, lastConsentTimestamp: 1 }),
  ])('is no choice where it reads %j', (cookies) => {
    expect(readConsentChoice(cookies)).toBeUndefined();
  });
});
