import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { googleSignInFailures } from '../../../core/domain/customer/customer-answers.ts';
import { checkLogInForm, checkSignUpForm } from '../../../core/domain/customer/customer-forms.ts';
import { visitor } from '../../../core/domain/customer/customer.ts';
import { E } from '../../../core/fp.ts';
import type { AccountEntry } from '../../../core/ports/accounts.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import {
  confirmPassword,
  confirmSignUp,
  logIn,
  logInWithGoogle,
  logOut,
  reportGoogleSignIn,
  resetPassword,
  signUp,
} from '../../../core/usecases/enter-account.ts';
import { loadCustomer } from '../../../core/usecases/load-customer.ts';
import { anyCustomer, anyFieldText } from '../../arbitraries/customer.ts';
import { failingAccounts, memoryAccounts, refusingAccounts } from '../../fakes/accounts.ts';
import { failingCustomers, fakeCustomers } from '../../fakes/customers.ts';
import { recordingLog } from '../../fakes/log.ts';

const scope: ShopScope = { channel: 'poster', locale: 'de-DE' };

const password = 'analytical engine 1843';

const ada = { email: 'ada@example.com', password };

const grace = { email: 'grace@example.com', password, firstName: 'Grace', lastName: 'Hopper' };

const customer = { ...visitor, firstName: 'Ada', number: '1' };

const google = { credential: 'google-ada', nonce: 'once' };

const identity = {
  subject: '1',
  email: ada.email,
  isGooglesOwn: true,
  firstName: 'Ada',
  lastName: 'Lovelace',
};

const anyStatus = fc.constantFrom(0, 401, 403, 404, 422, 500, 503);

const started = (accounts?: AccountEntry) => {
  const memory = memoryAccounts([{ ...ada, customer, isConfirmed: true }], {
    [google.credential]: identity,
  });
  const log = recordingLog();
  return {
    ...memory,
    log,
    environment: { accounts: accounts ?? memory.accounts, log },
    reports: log.reports,
  };
};

describe('loadCustomer', () => {
  property.prop([anyCustomer])('is who the session says', async (someone) => {
    const shown = await loadCustomer({ customers: fakeCustomers(someone) })();
    expect(shown).toEqual(E.right(someone));
  });

  test('is a visitor where the customer is not known, and is not logged', async () => {
    expect(await loadCustomer({ customers: failingCustomers() })()).toEqual(E.right(visitor));
    const broken = { current: () => Promise.reject(new Error('no network')) };
    expect(await loadCustomer({ customers: broken })()).toEqual(E.right(visitor));
  });
});

describe('logIn', () => {
  test('gives the customer, logged in, and logs nothing', async () => {
    const { environment, customers, reports } = started();
    const entered = await logIn(scope, { ...ada, email: ' ada@EXAMPLE.com ' })(environment)();
    expect(entered).toEqual(E.right({ ...customer, isLoggedIn: true }));
    expect(await customers.current()).toEqual(entered);
    expect(reports).toEqual([]);
  });

  test('counts a visitor who has logged in as logged in, whatever the answer says', async () => {
    const { environment } = started({
      ...refusingAccounts(''),
      logIn: () => async () => E.right(visitor),
    });
    expect(await logIn(scope, ada)(environment)()).toEqual(
      E.right({ ...visitor, isLoggedIn: true }),
    );
  });

  property.prop([fc.record({ email: anyFieldText, password: anyFieldText })])(
    'sends right forms alone, and logs no refusal',
    async (form) => {
      let asked = 0;
      const { environment, reports } = started({
        ...refusingAccounts('Wrong.'),
        logIn: (given, sent) => async () => {
          asked += 1;
          expect(given).toBe(scope);
          expect(E.right(sent)).toEqual(checkLogInForm(form));
          return E.left({ kind: 'refused', message: 'Wrong.', fields: {} });
        },
      });
      const answer = await logIn(scope, form)(environment)();
      const checked = checkLogInForm(form);
      expect(asked).toBe(E.isRight(checked) ? 1 : 0);
      expect(answer).toEqual(
        E.isRight(checked)
          ? E.left({ kind: 'refused', message: 'Wrong.', fields: {} })
          : E.left({ kind: 'fields', errors: checked.left }),
      );
      expect(reports).toEqual([]);
    },
  );

  property.prop([anyStatus])('logs what cannot be mended, once', async (status) => {
    const { environment, reports } = started(failingAccounts(status));
    expect(await logIn(scope, ada)(environment)()).toMatchObject({
      left: { kind: 'failed', code: 'login-error', status },
    });
    expect(reports).toEqual([{ code: 'login-error', facts: { status } }]);
  });
});

describe('logInWithGoogle', () => {
  test('gives the customer, logged in', async () => {
    const { environment, reports } = started();
    expect(await logInWithGoogle(scope, google)(environment)()).toEqual(
      E.right({ customer: { ...customer, isLoggedIn: true }, isNew: false }),
    );
    const nobody = { ...google, credential: 'nobody' };
    expect(await logInWithGoogle(scope, nobody)(environment)()).toMatchObject({
      left: { kind: 'refused' },
    });
    expect(reports).toEqual([]);
  });

  property.prop([anyStatus])('logs what cannot be mended, once', async (status) => {
    const { environment, reports } = started(failingAccounts(status));
    await logInWithGoogle(scope, google)(environment)();
    expect(reports).toEqual([{ code: 'google-callback-failed', facts: { status } }]);
  });

  test('has a code for each way in which it fails before', async () => {
    const log = recordingLog();
    for (const failure of ['script-not-loaded', 'button-not-found', 'callback-failed'] as const)
      expect(E.isRight(await reportGoogleSignIn(failure)({ log })())).toBe(true);
    expect(log.reports.map(({ code }) => code)).toEqual(Object.values(googleSignInFailures));
  });
});

describe('signUp', () => {
  test('waits for its mail, and opens the account by its link', async () => {
    const { environment, customers, reports, tokenFor } = started();
    const asked = await signUp(scope, grace)(environment)();
    expect(asked).toMatchObject(E.right({ firstName: 'Grace', isLoggedIn: false }));
    expect(await customers.current()).toEqual(E.right(visitor));
    const form = { token: tokenFor(grace.email), password };
    const entered = await confirmSignUp(scope, form)(environment)();
    expect(entered).toMatchObject(E.right({ firstName: 'Grace', isLoggedIn: true }));
    expect(await customers.current()).toEqual(entered);
    expect(await confirmSignUp(scope, form)(environment)()).toMatchObject({
      left: { kind: 'refused' },
    });
    expect(reports).toEqual([]);
  });

  test('is logged in at once at a shop that asks for no confirmation', async () => {
    const answered = { ...customer, isLoggedIn: true };
    const { environment } = started({
      ...refusingAccounts(''),
      signUp: () => async () => E.right(answered),
    });
    expect(await signUp(scope, grace)(environment)()).toEqual(E.right(answered));
  });

  test('shows the errors of the fields, the shop’s and ours, and logs neither', async () => {
    const refusing = started(refusingAccounts('No.')).environment;
    expect(await signUp(scope, grace)(refusing)()).toMatchObject({
      left: { kind: 'refused', message: 'No.' },
    });
    const { environment, reports } = started();
    const unsaid = await confirmSignUp(scope, { token: 'x', password: '' })(environment)();
    expect(unsaid).toEqual(
      E.left({ kind: 'fields', errors: [{ field: 'password', code: 'missing' }] }),
    );
    const wrong = { ...grace, email: 'x', firstName: '' };
    const checked = checkSignUpForm(wrong);
    expect(await signUp(scope, wrong)(environment)()).toEqual(
      E.left({ kind: 'fields', errors: E.isLeft(checked) ? checked.left : [] }),
    );
    expect(reports).toEqual([]);
  });

  property.prop([anyStatus])('logs what cannot be mended, once', async (status) => {
    const { environment, reports } = started(failingAccounts(status));
    expect(await signUp(scope, grace)(environment)()).toMatchObject({
      left: { kind: 'failed', code: 'sign-up-error' },
    });
    const told = [{ code: 'sign-up-error', facts: { status } }];
    expect(reports).toEqual(told);
    expect(await confirmSignUp(scope, { token: 'x', password })(environment)()).toMatchObject({
      left: { kind: 'failed', code: 'sign-up-error' },
    });
    expect(reports).toEqual([...told, ...told]);
  });
});

describe('resetPassword', () => {
  test('mails a visitor, whoever has an account', async () => {
    const { environment, mailed, reports } = started();
    expect(E.isRight(await resetPassword(scope, { email: ada.email })(environment)())).toBe(true);
    expect(E.isRight(await resetPassword(scope, { email: grace.email })(environment)())).toBe(true);
    expect(mailed).toEqual([ada.email, grace.email]);
    expect(reports).toEqual([]);
  });

  test('always logs what the shop refuses, and shows it', async () => {
    const refusing = started(refusingAccounts('Too often.'));
    expect(await resetPassword(scope, { email: ada.email })(refusing.environment)()).toMatchObject({
      left: { kind: 'refused', message: 'Too often.' },
    });
    expect(refusing.reports).toEqual([{ code: 'password-reset-error', facts: { status: 400 } }]);
    const failing = started(failingAccounts(503));
    await resetPassword(scope, { email: ada.email })(failing.environment)();
    expect(failing.reports).toEqual([{ code: 'password-reset-error', facts: { status: 503 } }]);
  });

  test('asks for an address before', async () => {
    const { environment, reports } = started(failingAccounts(503));
    expect(await resetPassword(scope, { email: '' })(environment)()).toEqual(
      E.left({ kind: 'fields', errors: [{ field: 'email', code: 'missing' }] }),
    );
    expect(reports).toEqual([]);
  });
});

describe('confirmPassword', () => {
  const form = { token: 'x', password, repeatedPassword: password };

  test('sets the password by the link of the mail', async () => {
    const { environment, reports, tokenFor } = started();
    await resetPassword(scope, { email: ada.email })(environment)();
    const changed = {
      ...form,
      password: 'engine no. 2 1849',
      repeatedPassword: 'engine no. 2 1849',
    };
    const token = tokenFor(ada.email);
    expect(E.isRight(await confirmPassword(scope, { ...changed, token })(environment)())).toBe(
      true,
    );
    expect(E.isLeft(await logIn(scope, ada)(environment)())).toBe(true);
    expect(
      E.isRight(await logIn(scope, { ...ada, password: changed.password })(environment)()),
    ).toBe(true);
    expect(reports).toEqual([]);
  });

  test.each([
    [refusingAccounts('Too old.'), 400],
    [failingAccounts(503), 503],
  ])('always logs what the shop refuses, and shows it', async (accounts, status) => {
    const { environment, reports } = started(accounts);
    expect(E.isLeft(await confirmPassword(scope, form)(environment)())).toBe(true);
    expect(reports).toEqual([{ code: 'password-reset-error', facts: { status } }]);
  });

  test('asks for the same good password twice before', async () => {
    const { environment, reports } = started(failingAccounts(503));
    const wrong = { ...form, repeatedPassword: 'x' };
    expect(await confirmPassword(scope, wrong)(environment)()).toEqual(
      E.left({ kind: 'fields', errors: [{ field: 'repeatedPassword', code: 'mismatch' }] }),
    );
    expect(reports).toEqual([]);
  });
});

describe('logOut', () => {
  test('ends the session', async () => {
    const { environment, customers, reports } = started();
    await logIn(scope, ada)(environment)();
    expect(await logOut(scope)(environment)()).toEqual(E.right(undefined));
    expect(await customers.current()).toEqual(E.right(visitor));
    expect(reports).toEqual([]);
  });

  test('ends it for the page though the shop does not answer, and logs that', async () => {
    const { environment, reports } = started(failingAccounts(0));
    expect(await logOut(scope)(environment)()).toEqual(E.right(undefined));
    expect(reports).toEqual([{ code: 'login-error', facts: { status: 0 } }]);
  });
});

test.each(['', ' '])(
  'a social sign-in without a credential (%j) sends no request, and is logged',
  async (credential) => {
    const { environment, reports } = started(refusingAccounts('nobody asks'));
    expect(await logInWithGoogle(scope, { ...google, credential })(environment)()).toMatchObject({
      left: { kind: 'failed', code: 'google-callback-failed', status: 0 },
    });
    expect(reports).toEqual([{ code: 'google-callback-failed', facts: { status: 0 } }]);
  },
);
