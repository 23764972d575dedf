/**
 * Who logs in brings what they had wished for and put into the cart, and comes back to where they
 * were; who logs out leaves nothing of it at the browser. All of it by links and forms alone.
 */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { logInAttempts } from '../../../adapters/postgres/schema/customers.ts';
import { cartPath } from '../../../core/domain/cart/cart-forms.ts';
import { logOutPath } from '../../../core/domain/customer/account-dialogs.ts';
import { logInLimits } from '../../../core/domain/customer/log-in-attempts.ts';
import { wishlistPath } from '../../../core/domain/wishlist/wishlist-forms.ts';
import { tokens } from '../../../server/composition/tokens.ts';
import { allLazyComponents } from '../../../ui/web/navigation/lazy-component.tsx';
import { newDatabaseFolder } from '../../adapters/postgres/new-database-folder.ts';
import { keptMailsTo, mailedLinkIn } from '../../fakes/kept-mails.ts';
import { quickScrypt } from '../../fakes/quick-scrypt.ts';
import { openInProcessShop, type InProcessShop } from '../../faults/in-process-shop.ts';

quickScrypt();

const password = 'nanoseconds of wire';
const ownList = '/merkzettel';
// In the order of the names, in which the server reads it.
const chosen = '/leinwanddruck?formatType=900x600&materialType=leinwand';

const wish = (formatType: string) => ({
  locale: 'de-DE',
  wants: 'add',
  designer: 'photo-frame',
  article: `materialType=leinwand&formatType=${formatType}&locale=de-DE`,
});

const article = {
  locale: 'de-DE',
  wants: 'put',
  designer: 'photo-frame',
  article: 'materialType=leinwand&formatType=600x400&locale=de-DE',
  quantity: '2',
};

/** The links of a page that say a word, as a browser reads them. */
const linksOf = (html: string, word: string): readonly string[] =>
  [...html.matchAll(/<a [^>]*?href="(?<href>[^"]*)"/gu)]
    .map(({ groups }) => (groups?.['href'] ?? '').replaceAll('&amp;', '&'))
    .filter((href) => href.includes(word));

describe('a shopper', () => {
  let shop: InProcessShop;
  let dataDir: string;

  beforeAll(async () => {
    await allLazyComponents();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    dataDir = await newDatabaseFolder();
    shop = await openInProcessShop({ DATA_DIR: dataDir, TRUSTED_PROXIES: '1' });
  }, 120_000);

  afterAll(async () => {
    vi.useRealTimers();
    expect(shop.failures).toEqual([]);
    await shop.close();
  });

  /** A browser without scripts: it keeps cookies, and says where its forms stand. */
  const openBrowser = (client = '203.0.113.1') => {
    const cookies = new Map<string, string>();
    const keep = (lines: readonly string[]): void => {
      for (const line of lines) {
        const [, name = '', value = ''] = /^(?<name>[^=]+)=(?<value>[^;]*)/u.exec(line) ?? [];
        if (/max-age=0/iu.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
    };
    const headers = (): Readonly<Record<string, string>> => ({
      host: 'localhost:3000',
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      origin: 'http://localhost:3000',
      'x-forwarded-for': client,
    });
    const get = async (path: string) => {
      const answer = await shop.served.ask(path, { headers: headers() });
      return { ...answer, html: answer.body.toString() };
    };
    /** Sends a form to one of the services, and gives where it leads. */
    const send = async (path: string, fields: Readonly<Record<string, string>>, from = '/') => {
      const services = await shop.container.getAsync(tokens.services);
      const response = await services.request(path, {
        method: 'POST',
        headers: { ...headers(), referer: `http://localhost:3000${from}` },
        body: new URLSearchParams(fields),
      });
      keep(response.headers.getSetCookie());
      return response.headers.get('location');
    };
    /** Sends a form to a page. */
    const enter = async (path: string, fields: Readonly<Record<string, string>>) => {
      const answer = await shop.served.ask(path, {
        method: 'POST',
        headers: { ...headers(), 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      });
      keep(answer.headers['set-cookie'] ?? []);
      return answer.headers.location;
    };
    const wished = async () => {
      const { status, headers: answered, html } = await get(ownList);
      expect([status, answered['cache-control']]).toEqual([200, 'no-store']);
      // Each wish has its button that takes it away.
      return [...html.matchAll(/name="wish" value="[^"]*formatType=(?<format>\d+x\d+)/gu)]
        .map(({ groups }) => groups?.['format'] ?? '')
        .toSorted((one, other) => one.localeCompare(other));
    };
    const inCart = async () => {
      const { html } = await get('/warenkorb');
      return [...html.matchAll(/name="quantity" value="(?<value>\d+)"/gu)].map(({ groups }) =>
        Number(groups?.['value']),
      );
    };
    /** Signs up, and follows the link of the mail. */
    const signUp = async (
      person: Readonly<Record<'email' | 'password', string>>,
      path = '/?dialog=sign-up',
    ) => {
      await enter(path, person);
      const link = await vi.waitFor(async () => {
        const [mail = ''] = await keptMailsTo(dataDir, person.email);
        return mailedLinkIn(mail) ?? expect.fail('No mail has come.');
      });
      const services = await shop.container.getAsync(tokens.services);
      const opened = await services.request(link.pathname + link.search, { headers: headers() });
      keep(opened.headers.getSetCookie());
      return enter(opened.headers.get('location') ?? '', { password: person.password });
    };
    return { cookies, get, send, enter, signUp, wished, inCart };
  };

  test('brings list and cart along, at the sign-up and at every log-in', async () => {
    const first = openBrowser();
    expect(await first.send(wishlistPath, wish('600x400'))).toBe(`${ownList}#wishlist-added`);
    expect(await first.send(cartPath, article)).toBe('/warenkorb#cart-added');
    expect([await first.wished(), await first.inCart()]).toEqual([['600x400'], [2]]);

    // The page of a choice leads to the log-in and the sign-up, and back to the choice.
    const [toLogIn = ''] = linksOf((await first.get(chosen)).html, 'dialog=log-in');
    const logInPage = new URL(toLogIn, `http://localhost:3000${chosen}`);
    const [toSignUp = ''] = linksOf(
      (await first.get(logInPage.pathname + logInPage.search)).html,
      'dialog=sign-up',
    );
    const signUpPage = new URL(toSignUp, logInPage);
    const ada = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace', password };
    expect(await first.signUp(ada, signUpPage.pathname + signUpPage.search)).toBe(
      '/kundenkonto#signed-up-password',
    );
    expect([await first.wished(), await first.inCart()]).toEqual([['600x400'], [2]]);

    const second = openBrowser();
    await second.send(wishlistPath, wish('900x600'));
    await second.send(wishlistPath, wish('600x400'));
    await second.send(cartPath, article);
    const shared = /list=[0-9a-f]{32}/u.exec((await second.get(ownList)).html)?.[0] ?? '';
    const [fromList = ''] = linksOf((await second.get(ownList)).html, 'dialog=log-in');
    const logIn = new URL(fromList, `http://localhost:3000${ownList}`);
    expect(await second.enter(logIn.pathname + logIn.search, ada)).toBe(ownList);
    const both = [['600x400', '900x600'], [4]];
    expect([await second.wished(), await second.inCart()]).toEqual(both);
    expect([await first.wished(), await first.inCart()]).toEqual(both);
    // Asked at once, each still gets their own.
    const stranger = openBrowser();
    expect(await Promise.all([first.wished(), stranger.wished()])).toEqual([both[0], []]);
    // Who was sent the visitor's link sees what was shared by it, and not what the account adds.
    await second.send(wishlistPath, wish('1200x800'));
    const { status, html } = await openBrowser().get(`/merkzettel?${shared}`);
    expect([status, html.includes('900x600'), html.includes('1200x800')]).toEqual([
      200,
      true,
      false,
    ]);
  });

  test('who logs out leaves nothing at the browser, not even in its history', async () => {
    const browser = openBrowser();
    await browser.send(wishlistPath, wish('1200x800'));
    await browser.send(cartPath, article);
    const grace = { email: 'grace@example.com', firstName: 'Grace', lastName: 'Hopper', password };
    await browser.signUp(grace);
    await browser.send(wishlistPath, wish('900x600'));
    expect(await browser.wished()).toEqual(['1200x800', '900x600']);
    const known = new Map(browser.cookies);
    expect(await browser.send(logOutPath, {}, ownList)).toBe(ownList);
    expect([await browser.wished(), await browser.inCart()]).toEqual([[], []]);
    // The session is over, wherever somebody still has its cookie.
    for (const [name, value] of known) browser.cookies.set(name, value);
    expect([await browser.wished(), await browser.inCart()]).toEqual([[], []]);
    // The next one's things are theirs.
    await browser.send(wishlistPath, wish('600x400'));
    expect(await browser.wished()).toEqual(['600x400']);
    const elsewhere = openBrowser();
    await elsewhere.enter('/?dialog=log-in', grace);
    expect([await elsewhere.wished(), await elsewhere.inCart()]).toEqual([
      ['1200x800', '900x600'],
      [2],
    ]);
  });

  test('comes back to the designer that they came from, by whichever form', async () => {
    const browser = openBrowser();
    const designer =
      '/configurator-photo-frame?materialType=leinwand&formatType=600x400&locale=de-DE';
    const [toLogIn = ''] = linksOf((await browser.get(designer)).html, 'dialog=log-in');
    const logIn = await browser.get(toLogIn);
    // Who closes the dialog is there, too.
    expect(linksOf(logIn.html, '/configurator-photo-frame')).toContain(designer);
    // The page below has one, too.
    const toSignUp =
      linksOf(logIn.html, 'dialog=sign-up').find((href) => href.includes('returnTo')) ?? '';
    const signUp = new URL(toSignUp, `http://localhost:3000${toLogIn}`);
    const lise = { email: 'lise@example.com', firstName: 'Lise', lastName: 'Meitner', password };
    await browser.signUp(lise, signUp.pathname + signUp.search);
    expect(await openBrowser().enter(toLogIn, lise)).toBe(designer);
    const elsewhere = '/kundenkonto?dialog=log-in&returnTo=%2F%2Fevil.example%2F';
    expect(await openBrowser().enter(elsewhere, lise)).toMatch(/^\/kundenkonto/u);
  });

  test('is not kept out by a stranger, who is', async () => {
    const mary = { email: 'mary@example.com', firstName: 'Mary', lastName: 'Ward', password };
    await openBrowser().signUp(mary);
    const [stranger, owner] = [openBrowser('2001:db8:1:2::3'), openBrowser('2001:db8:1:3::3')];
    const wrong = { email: mary.email, password: 'difference engine' };
    expect(await stranger.enter('/?dialog=log-in', wrong)).toBeUndefined();
    const database = await shop.container.getAsync(tokens.database);
    await database.orm.update(logInAttempts).set({ count: logInLimits.attempts });
    expect(await stranger.enter('/?dialog=log-in', mary)).toBeUndefined();
    expect(await owner.enter('/?dialog=log-in', mary)).toBe('/');
  });

  test('brings along later what could not be brought at the log-in', async () => {
    const browser = openBrowser();
    await browser.send(wishlistPath, wish('600x400'));
    await browser.send(cartPath, article);
    const joan = { email: 'joan@example.com', firstName: 'Joan', lastName: 'Clarke', password };
    const kept = new Map(browser.cookies);
    browser.cookies.clear();
    // As a log-in that the shop began elsewhere, which knows nothing of the keys.
    await browser.signUp(joan);
    for (const [name, value] of kept) browser.cookies.set(name, value);
    expect([await browser.wished(), await browser.inCart()]).toEqual([['600x400'], [2]]);
    await browser.send(logOutPath, {});
    expect([await browser.wished(), await browser.inCart()]).toEqual([[], []]);
  });
});
