/** What every implementation of one's own account must do, whatever answers behind it. */
import { describe, expect, test } from 'vitest';

import type { AccountChange } from '../../core/domain/customer/account-changes.ts';
import { emptyBusinessForm } from '../../core/domain/customer/business-form.ts';
import type { AccountOverview } from '../../core/domain/customer/account-overview.ts';
import { E } from '../../core/fp.ts';
import type { ShopScope } from '../../core/ports/scope.ts';
import type { AccountBrowser, AccountShop } from '../fakes/own-account.ts';

/** Whom the shop of the suite knows, apart from each other. */
export const accountPeople = [
  {
    number: '100001',
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
    password: 'analytical engine 1843',
  },
  {
    number: '100002',
    email: 'grace@example.com',
    firstName: 'Grace',
    lastName: 'Hopper',
    password: 'analytical engine 1843',
    type: 1,
  },
] as const;

const scope: ShopScope = { channel: 'poster', locale: 'de-DE' };
const [{ email, password }, grace] = accountPeople;
const newPassword = 'difference engine 1822';
const newEmail = 'ada.king@example.com';
const nobody = E.left({ kind: 'not-logged-in' });
const done = E.right(undefined);

const loggedIn = async (shop: AccountShop, at: string = email): Promise<AccountBrowser> => {
  const browser = shop.browser();
  expect(await browser.logIn(at, password)).toBe(true);
  return browser;
};

const shown = async ({ account }: AccountBrowser): Promise<AccountOverview> => {
  const answer = await account.show(scope)();
  if (E.isLeft(answer)) throw new Error(answer.left.kind);
  return answer.right;
};

const change = ({ account }: AccountBrowser, asked: AccountChange) =>
  account.change(scope, asked)();

/** The suite. */
export const ownAccountContract = (name: string, start: () => Promise<AccountShop>): void => {
  describe(`one’s own account: ${name}`, () => {
    test('is nobody’s without a session', async () => {
      const { account } = (await start()).browser();
      expect(await account.show(scope)()).toEqual(nobody);
      expect(await change({ account, logIn: async () => false }, { kind: 'end-sessions' })).toEqual(
        nobody,
      );
      expect(await account.exportData()).toEqual(nobody);
    });

    test('shows its customer, and a new name', async () => {
      const browser = await loggedIn(await start());
      expect(await shown(browser)).toMatchObject({
        email,
        firstName: 'Ada',
        hasPassword: true,
        newsletter: 'absent',
        sessions: [{ isCurrent: true }],
        pictures: [],
      });
      const king = { kind: 'name', firstName: 'Augusta Ada', lastName: 'King' } as const;
      expect(await change(browser, king)).toEqual(done);
      expect(await shown(browser)).toMatchObject({ firstName: 'Augusta Ada', lastName: 'King' });
    });

    test('keeps a company’s address, and what the register says of its VAT id', async () => {
      const shop = await start();
      const hers = await loggedIn(shop, grace.email);
      expect(await shown(hers)).toMatchObject({ business: { company: '', vatStatus: 'unknown' } });
      const company = {
        company: 'Hopper GmbH',
        street: 'Musterstraße 1',
        postcode: '10115',
        city: 'Berlin',
        country: 'DE',
      };
      for (const [vatId, vatStatus] of [
        ['DE129273398', 'valid'],
        ['DE123456840', 'invalid'],
        ['', 'unknown'],
      ] as const) {
        const kept = { ...company, vatId };
        expect(await change(hers, { kind: 'business', ...kept })).toEqual(done);
        const { business } = await shown(hers);
        expect(business).toMatchObject({ ...kept, vatStatus });
        expect(business?.vatCheckedAt === undefined).toBe(vatStatus === 'unknown');
      }
      expect(JSON.stringify(await hers.account.exportData())).toContain('Hopper GmbH');
    });

    test('has no company for a consumer', async () => {
      const browser = await loggedIn(await start());
      const business = { ...emptyBusinessForm, company: 'A', street: 'B 1', city: 'C' };
      const asked = { kind: 'business', ...business, postcode: '10115', country: 'DE' } as const;
      expect(await change(browser, asked)).toMatchObject({ left: { kind: 'refused' } });
      expect((await shown(browser)).business).toBeUndefined();
    });

    test('takes a new password from who knows the old one, and ends all other sessions', async () => {
      const shop = await start();
      const [browser, other] = [await loggedIn(shop), await loggedIn(shop)];
      expect(
        await change(browser, { kind: 'password', password: newPassword, newPassword }),
      ).toMatchObject({ left: { kind: 'refused', fields: { password: expect.any(String) } } });
      expect(await change(browser, { kind: 'password', password, newPassword })).toEqual(done);
      expect((await shown(browser)).sessions).toMatchObject([{ isCurrent: true }]);
      expect(await other.account.show(scope)()).toEqual(nobody);
      expect(await other.logIn(email, password)).toBe(false);
      expect(await other.logIn(email, newPassword)).toBe(true);
    });

    test('has a new address once its link was followed, which works once', async () => {
      const shop = await start();
      const browser = await loggedIn(shop);
      const asked = { kind: 'email', email: newEmail, password } as const;
      expect(await change(browser, { ...asked, password: newPassword })).toMatchObject({
        left: { kind: 'refused' },
      });
      expect(await change(browser, asked)).toEqual(done);
      expect(await shown(browser)).toMatchObject({ email, newEmail });
      const token = (await shop.mailedToken(newEmail)) ?? '';
      const { account } = shop.browser();
      expect(await account.confirmAddress(scope, token)()).toEqual(done);
      expect(await account.confirmAddress(scope, token)()).toEqual(
        E.left({ kind: 'token-unknown' }),
      );
      const after = await shown(browser);
      expect([after.email, after.newEmail]).toEqual([newEmail, undefined]);
      expect(await shop.browser().logIn(email, password)).toBe(false);
      expect(await shop.browser().logIn(newEmail, password)).toBe(true);
    });

    test('does not tell that an address has another account', async () => {
      const shop = await start();
      const browser = await loggedIn(shop);
      expect(await change(browser, { kind: 'email', email: grace.email, password })).toEqual(done);
      expect(await shown(browser)).toMatchObject({ email });
      expect(await shop.mailedToken(grace.email)).toBeUndefined();
      expect(await shop.browser().logIn(grace.email, grace.password)).toBe(true);
    });

    test('ends one session or all, and nobody else’s', async () => {
      const shop = await start();
      const [browser, other, hers] = [
        await loggedIn(shop),
        await loggedIn(shop),
        await loggedIn(shop, grace.email),
      ];
      const end = async (from: AccountBrowser, of: AccountOverview) => {
        for (const { id } of of.sessions.filter(({ isCurrent }) => !isCurrent))
          expect(await change(from, { kind: 'end-session', session: id })).toEqual(done);
      };
      await end(hers, await shown(browser));
      await change(browser, { kind: 'end-session', session: 'not-one' });
      expect((await shown(browser)).sessions).toHaveLength(2);
      await end(browser, await shown(browser));
      expect(await other.account.show(scope)()).toEqual(nobody);
      expect(await change(browser, { kind: 'end-sessions' })).toEqual(done);
      expect(await browser.account.show(scope)()).toEqual(nobody);
      expect(await shown(hers)).toMatchObject({ firstName: 'Grace' });
    });

    test('orders the newsletter by its own rules, and ends it', async () => {
      const browser = await loggedIn(await start());
      expect(await change(browser, { kind: 'newsletter', isWished: true })).toEqual(done);
      expect(await shown(browser)).toMatchObject({ newsletter: 'pending' });
      expect(await change(browser, { kind: 'newsletter', isWished: false })).toEqual(done);
      expect(await shown(browser)).toMatchObject({ newsletter: 'absent' });
    });

    test('exports what is kept, and no secret', async () => {
      const browser = await loggedIn(await start());
      const file = await browser.account.exportData();
      expect(file).toMatchObject({ right: expect.stringContaining(email) });
      expect(JSON.stringify(file)).not.toMatch(/passwordHash|tokenHash|scrypt/u);
      expect(JSON.stringify(file)).not.toContain(grace.email);
    });

    test('is deleted by who knows its password', async () => {
      const shop = await start();
      const browser = await loggedIn(shop);
      expect(await change(browser, { kind: 'close', password: newPassword })).toMatchObject({
        left: { kind: 'refused' },
      });
      expect(await change(browser, { kind: 'close', password })).toEqual(done);
      expect(await browser.account.show(scope)()).toEqual(nobody);
      expect(await browser.logIn(email, password)).toBe(false);
      expect(await browser.logIn(grace.email, password)).toBe(true);
    });
  });
};
