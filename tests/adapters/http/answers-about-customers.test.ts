/** Whatever answers a question about a customer: a whole answer, or the port's own error; no throw. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import type { ApiSettings } from '../../../adapters/http/address.ts';
import { httpAccountEntry } from '../../../adapters/http/accounts.ts';
import { EnteredAnswer } from '../../../adapters/http/codecs/accounts.ts';
import { CustomerDataAnswer } from '../../../adapters/http/codecs/customers.ts';
import { ErrorAnswer } from '../../../adapters/http/codecs/errors.ts';
import { OwnAccountAnswer } from '../../../adapters/http/codecs/own-account.ts';
import { httpCustomers } from '../../../adapters/http/customers.ts';
import { httpOwnAccount } from '../../../adapters/http/own-account.ts';
import { httpWhitelabelService } from '../../../adapters/http/whitelabel.ts';
import { decodeCustomer } from '../../../core/domain/customer/decode.ts';
import { parseJson } from '../../../core/domain/text/parse-json.ts';
import { isRecord } from '../../../core/domain/text/record.ts';
import { E, type t } from '../../../core/fp.ts';
import { anyOtherJson, jsonFor } from '../../arbitraries/hostile/bodies.ts';
import { answering, scope } from './api-questions.ts';

type Question = {
  readonly ask: (api: ApiSettings) => Promise<E.Either<{ readonly kind: string }, unknown>>;
  /** Of an answer with a body that is read. */
  readonly codec?: t.Mixed;
  /** Every error that the port names. */
  readonly errors: readonly string[];
};

const form = { email: 'a@b.example', password: 'secret', token: 't' };
const person = { ...form, firstName: 'Ada', lastName: 'Lovelace' };
const refusals = ['refused', 'failed'];
const outages = ['account-unavailable', 'not-logged-in'];

const questions: Readonly<Record<string, Question>> = {
  'who is here': {
    ask: (api) => httpCustomers(api, scope).current(),
    codec: CustomerDataAnswer,
    errors: ['customer-unavailable'],
  },
  'a log-in': {
    ask: (api) => httpAccountEntry(api).logIn(scope, form)(),
    codec: CustomerDataAnswer,
    errors: refusals,
  },
  'a sign-up': {
    ask: (api) => httpAccountEntry(api).signUp(scope, person)(),
    codec: CustomerDataAnswer,
    errors: refusals,
  },
  'a confirmed sign-up': {
    ask: (api) => httpAccountEntry(api).confirmSignUp(scope, form)(),
    codec: CustomerDataAnswer,
    errors: refusals,
  },
  'a sign-in with Google': {
    ask: (api) => httpAccountEntry(api).logInWithGoogle(scope, { credential: 'c', nonce: 'n' })(),
    codec: EnteredAnswer,
    errors: refusals,
  },
  'a reset': { ask: (api) => httpAccountEntry(api).resetPassword(scope, form)(), errors: refusals },
  'a new password': {
    ask: (api) => httpAccountEntry(api).confirmPassword(scope, form)(),
    errors: refusals,
  },
  'a log-out': { ask: (api) => httpAccountEntry(api).logOut(scope)(), errors: refusals },
  'a white-label order': {
    ask: (api) => httpWhitelabelService(api).switchTo(scope, true)(),
    codec: CustomerDataAnswer,
    errors: refusals,
  },
  'the own account': {
    ask: (api) => httpOwnAccount(api).show(scope)(),
    codec: OwnAccountAnswer,
    errors: outages,
  },
  'a changed account': {
    ask: (api) => httpOwnAccount(api).change(scope, { kind: 'end-sessions' })(),
    errors: [...refusals, 'not-logged-in'],
  },
  'a new address': {
    ask: (api) => httpOwnAccount(api).confirmAddress(scope, 't')(),
    errors: ['account-unavailable', 'token-unknown'],
  },
};

const anyStatus = fc.oneof(
  { weight: 3, arbitrary: fc.constant(200) },
  fc.constantFrom(201, 400, 403, 404, 422, 429, 500, 503, 599),
);

/** A customer as the port names one; nothing of an answer is lost on the way. */
const customerIn = (value: unknown): unknown =>
  isRecord(value) && isRecord(value['customer']) ? value['customer'] : value;

/** No moment that never was. */
const isWhole = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isWhole);
};

const isSaid = (error: object): boolean => {
  if (!('fields' in error)) return true;
  const { message, fields }: { readonly message?: unknown; readonly fields: unknown } = error;
  return (
    (message === undefined || (typeof message === 'string' && message !== '')) &&
    isRecord(fields) &&
    Object.values(fields).every((text) => typeof text === 'string' && text !== '')
  );
};

describe.each(Object.entries(questions))('the answer to %s', (_, { ask, codec, errors }) => {
  const anyBody = fc.oneof(
    { weight: 2, arbitrary: jsonFor(codec ?? ErrorAnswer) },
    jsonFor(ErrorAnswer),
    anyOtherJson,
  );

  property.prop([anyStatus, anyBody])('is whole, or an error of the port', async (status, body) => {
    const { api } = answering(new Response(body, { status }));
    const answered = await ask(api);
    const json = parseJson(body);
    const isAnswer = status < 300 && (codec === undefined || codec.is(json));
    expect(E.isRight(answered)).toBe(isAnswer);
    if (E.isLeft(answered)) {
      expect(errors).toContain(answered.left.kind);
      expect(isSaid(answered.left)).toBe(true);
    } else if (codec === OwnAccountAnswer) {
      expect(isWhole(answered.right)).toBe(true);
    } else if (codec !== undefined) {
      expect(customerIn(answered.right)).toMatchObject(decodeCustomer(json) ?? {});
      expect(decodeCustomer(customerIn(answered.right))).toEqual(decodeCustomer(json));
    }
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
