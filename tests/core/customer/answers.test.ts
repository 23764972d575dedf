import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  googleSignInFailures,
  readCustomerDataAnswer,
  readGoogleSignInAnswer,
  readLogInAnswer,
  readPasswordResetAnswer,
  readSignUpAnswer,
} from '../../../core/domain/customer/customer-answers.ts';
import { visitor } from '../../../core/domain/customer/customer.ts';
import { isAcceptedStatus, readShopError } from '../../../core/domain/errors/shop-answer.ts';
import { errorCodes } from '../../../core/domain/errors/error-codes.ts';
import { anyCustomer } from '../../arbitraries/customer.ts';

const anyAccepted = fc.integer({ min: 200, max: 299 });
const anyFailed = fc
  .oneof(fc.integer({ min: 300, max: 599 }), fc.constantFrom(0, 199, 300, 399, 401, 422, 500, 599))
  .filter((status) => status !== 400);

const readers = [
  { code: 'login-error', read: readLogInAnswer },
  { code: 'sign-up-error', read: readSignUpAnswer },
  { code: 'google-callback-failed', read: readGoogleSignInAnswer },
] as const;

const refusal = {
  message: { text: 'Bitte prüfen Sie Ihre Eingaben.' },
  payload: { errors: { email: 'Diese Adresse gibt es schon.', password: 'Zu kurz.' } },
};
const refused = { message: refusal.message.text, fields: refusal.payload.errors };

describe.each(readers)('the answer that may end in $code', ({ code, read }) => {
  property.prop([anyAccepted, anyCustomer])('brings a customer', (status, customer) => {
    // Who has signed up may have to confirm the address first.
    const value = code === 'sign-up-error' ? customer : { ...customer, isLoggedIn: true };
    expect(read(status, customer)).toEqual({ kind: 'accepted', value });
  });

  test('shows a 400 and does not log it', () => {
    expect(read(400, refusal)).toEqual({ kind: 'refused', ...refused });
    expect(read(400, undefined)).toEqual({ kind: 'refused', message: undefined, fields: {} });
  });

  property.prop([anyFailed, fc.constantFrom(refusal, visitor)])(
    'shows and logs any other status',
    (status, body) => {
      const shown = body === refusal ? refused : { message: undefined, fields: {} };
      expect(read(status, body)).toEqual({ kind: 'failed', code, status, ...shown });
    },
  );

  property.prop([anyAccepted, fc.jsonValue()])(
    'logs a success without a customer',
    (status, body) => {
      expect(read(status, body)).toMatchObject({ kind: 'failed', code, status });
    },
  );

  test('has a code that can be logged', () => {
    expect(Object.keys(errorCodes)).toContain(code);
  });
});

describe('the answer to a password reset', () => {
  property.prop([anyAccepted, fc.jsonValue()])('says that a mail was sent', (status, body) => {
    expect(readPasswordResetAnswer(status, body)).toEqual({ kind: 'sent' });
  });

  property.prop([fc.oneof(anyFailed, fc.constant(400))])('is always logged and shown', (status) => {
    expect(readPasswordResetAnswer(status, refusal)).toEqual({
      kind: 'failed',
      code: 'password-reset-error',
      status,
      ...refused,
    });
  });
});

describe('the answer to customer data', () => {
  property.prop([anyAccepted, anyCustomer])('is the customer', (status, customer) => {
    expect(readCustomerDataAnswer(status, customer)).toEqual(customer);
  });

  property.prop([fc.oneof(anyFailed, fc.constant(400)), anyCustomer])(
    'leaves a visitor, silently, where it fails',
    (status, customer) => {
      expect(readCustomerDataAnswer(status, customer)).toEqual(visitor);
    },
  );

  property.prop([anyAccepted, fc.jsonValue()])(
    'leaves a visitor where it is malformed',
    (status, body) => {
      expect(readCustomerDataAnswer(status, body)).toEqual(visitor);
    },
  );
});

describe('a status', () => {
  test.each([
    [0, false],
    [199, false],
    [200, true],
    [299, true],
    [300, false],
  ])('%d says that it worked: %s', (status, isAccepted) => {
    expect(isAcceptedStatus(status)).toBe(isAccepted);
  });
});

describe('an error of the shop', () => {
  property.prop([fc.jsonValue()])('can be any JSON', (body) => {
    const { message, fields } = readShopError(body);
    expect(message).not.toBe('');
    for (const text of Object.values(fields)) expect(text).toMatch(/./su);
  });

  property.prop([fc.dictionary(fc.string(), fc.string({ minLength: 1 }))])(
    'tells every field',
    (errors) => {
      expect(Object.entries(readShopError({ payload: { errors } }).fields)).toEqual(
        Object.entries(errors),
      );
    },
  );

  test.each<[unknown]>([
    [undefined],
    [null],
    ['text'],
    [{ message: 'text' }],
    [{ message: null }],
    [{ message: { text: 1 } }],
    [{ message: { text: '' } }],
    [{ payload: { errors: ['email'] } }],
    [{ payload: { errors: 'email' } }],
    [{ payload: { errors: { email: '', password: 1 } } }],
    [Object.create({ message: { text: 'inherited' } })],
  ])('has nothing to say in %j', (body) => {
    expect(readShopError(body)).toEqual({ message: undefined, fields: {} });
  });
});

describe('the social sign-in', () => {
  test('fails in three ways, each with a code that can be logged', () => {
    expect(Object.values(googleSignInFailures)).toEqual([
      'google-script-not-loaded',
      'google-button-not-found',
      'google-callback-failed',
    ]);
    for (const code of Object.values(googleSignInFailures)) {
      expect(Object.keys(errorCodes)).toContain(code);
    }
  });
});
