import { describe, expect, test } from 'vitest';

import { E, TE } from '../../../core/fp.ts';
import {
  changeAccount,
  confirmAddress,
  showAccount,
} from '../../../core/usecases/manage-account.ts';
import { failingAccount, memoryAccountShop, noAccount } from '../../fakes/own-account.ts';
import { recordingLog, throwingLog } from '../../fakes/log.ts';
import { accountPeople } from '../../contracts/own-account.ts';

const scope = { channel: 'poster', locale: 'de-DE' } as const;
const [{ email, password }] = accountPeople;
const name = { kind: 'name', firstName: 'Ada', lastName: 'King' } as const;
const token = 'a'.repeat(43);

const adas = async () => {
  const browser = memoryAccountShop(accountPeople).browser();
  await browser.logIn(email, password);
  return browser.account;
};

const world = (account = noAccount) => ({ account, log: recordingLog() });

describe('one’s own account', () => {
  test('is shown with what was refused, a visitor’s, or unavailable and logged', async () => {
    const refused = {
      change: 'name',
      typed: { email: '', firstName: '', lastName: '' },
      problem: { kind: 'failed', message: undefined, fields: {} },
    } as const;
    expect(await showAccount(scope, refused)(world(await adas()))()).toMatchObject(
      E.right({ kind: 'shown', overview: { email }, refused }),
    );
    expect(await showAccount(scope)(world())()).toEqual(E.right({ kind: 'visitor' }));
    const away = world(failingAccount);
    expect(await showAccount(scope)(away)()).toEqual(E.right({ kind: 'unavailable' }));
    expect(away.log.reports).toMatchObject([{ code: 'account-error' }]);
  });

  test('is asked for nothing that its own rules refuse', async () => {
    const account = { ...noAccount, change: () => TE.left({ kind: 'not-logged-in' } as const) };
    const asked = { ...name, firstName: ' ' };
    expect(await changeAccount(scope, asked)(world(account))()).toEqual(
      E.left({ kind: 'fields', errors: [{ field: 'firstName', code: 'missing' }] }),
    );
    expect(await changeAccount(scope, name)(world(account))()).toEqual(
      E.left({ kind: 'not-logged-in' }),
    );
  });

  test('logs a change that failed, and none that a customer can mend', async () => {
    const away = world(failingAccount);
    expect(await changeAccount(scope, name)(away)()).toMatchObject(E.left({ kind: 'failed' }));
    expect(away.log.reports).toEqual([{ code: 'account-error', facts: { status: 503 } }]);
    const known = world(await adas());
    const close = { kind: 'close', password: 'wrong' } as const;
    expect(await changeAccount(scope, close)(known)()).toMatchObject(E.left({ kind: 'refused' }));
    expect(await changeAccount(scope, name)(known)()).toEqual(E.right(undefined));
    expect(known.log.reports).toEqual([]);
    expect(
      await changeAccount(scope, name)({ account: failingAccount, log: throwingLog() })(),
    ).toMatchObject(E.left({ kind: 'failed' }));
  });

  test('follows a mail’s link, and says what came of it', async () => {
    const answer = (given: string, account = noAccount) =>
      confirmAddress(scope, given)(world(account))();
    expect(await answer('short')).toEqual(E.right('email-link-unknown'));
    expect(await answer(token)).toEqual(E.right('email-link-unknown'));
    expect(await answer(token, failingAccount)).toEqual(E.right('failed'));
    const confirmed = { ...noAccount, confirmAddress: () => TE.right(undefined) };
    expect(await answer(token, confirmed)).toEqual(E.right('email-changed'));
  });
});
