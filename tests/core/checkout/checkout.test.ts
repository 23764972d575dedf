import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  answerStep,
  checkAddresses,
  checkoutSteps,
  emptyCheckout,
  isReachable,
  joinCheckouts,
  nextStep,
  openStep,
  stepsOf,
  wholeCheckout,
  type Checkout,
  type CheckoutRules,
} from '../../../core/domain/checkout/checkout.ts';
import { checkoutStepAt, checkoutWords } from '../../../core/domain/checkout/checkout-address.ts';
import { parseCheckout, printCheckout } from '../../../core/domain/checkout/parse-checkout.ts';
import { paymentMethodsOf } from '../../../core/domain/checkout/payment-methods.ts';
import { languages } from '../../../core/domain/locale/locales.ts';
import { E } from '../../../core/fp.ts';
import {
  anyAnswer,
  anyCheckout,
  anyRules,
  anyTypedAddresses,
  rightAddress,
} from '../../arbitraries/checkout.ts';

const id = '00000000-0000-4000-8000-000000000001';

describe('a checkout', () => {
  property.prop([anyRules, fc.array(anyAnswer, { maxLength: 6 })])(
    'lets no step be skipped, whatever is answered in whatever order',
    (rules, answers) => {
      const after = answers.reduce<Checkout>(
        (checkout, answer) => answerStep(rules, checkout, answer, id).checkout,
        emptyCheckout,
      );
      const steps = stepsOf(rules);
      const open = openStep(rules, after);
      expect(steps).toContain(open);
      expect(checkoutSteps.filter((step) => isReachable(rules, after, step))).toEqual(
        steps.slice(0, steps.indexOf(open) + 1),
      );
      // Only a whole one can be ordered.
      expect(open === 'review').toBe(E.isRight(wholeCheckout(rules, after)));
      expect(isReachable(rules, after, 'review')).toBe(open === 'review');
    },
  );

  property.prop([anyRules, anyCheckout, anyTypedAddresses])(
    'keeps what was typed, right or wrong, and the other steps',
    (rules, before, typed) => {
      const { checkout, errors } = answerStep(rules, before, { step: 'address', typed }, id);
      expect(checkout).toEqual({
        ...before,
        id: before.id === '' ? id : before.id,
        addresses: typed,
      });
      expect(errors.length === 0).toBe(E.isRight(checkAddresses(rules, typed)));
      expect(parseCheckout(printCheckout(checkout))).toEqual(checkout);
    },
  );

  property.prop([anyRules, anyCheckout, anyAnswer])(
    'says what is wrong with the step that was answered alone',
    (rules, before, answer) => {
      const { checkout, errors } = answerStep(rules, before, answer, id);
      const fields = errors.map(({ field }) => field);
      if (answer.step !== 'address')
        expect(fields.filter((field) => field !== 'speed' && field !== 'payment')).toEqual([]);
      // A choice that is not offered is not taken.
      const { speeds, methods } = rules;
      if (answer.step === 'delivery' && speeds.length > 0)
        expect(errors.length === 0).toBe(
          checkout.speed !== undefined && speeds.includes(checkout.speed),
        );
      if (answer.step === 'payment' && methods.length > 0)
        expect(errors.length === 0).toBe(
          checkout.payment !== undefined && methods.includes(checkout.payment),
        );
    },
  );

  property.prop([anyCheckout, anyCheckout])(
    'of a visitor comes along at the log-in, and leaves nothing behind',
    (own, brought) => {
      const { joined, left } = joinCheckouts(own, brought);
      expect(left).toEqual(emptyCheckout);
      for (const part of ['addresses', 'speed', 'payment'] as const)
        expect(joined[part]).toEqual(brought[part] ?? own[part]);
      expect(joinCheckouts(joined, emptyCheckout).joined).toEqual(joined);
    },
  );

  test.each(['', 'null', '{"version":2}', '{"version":1,"id":3}'])(
    'that cannot be read is begun anew: %s',
    (text) => expect(parseCheckout(text)).toEqual(emptyCheckout),
  );
});

const rules: CheckoutRules = {
  country: 'DE',
  parcels: [[600, 400]],
  speeds: ['standard', 'express'],
  methods: ['redirect'],
};

const typed = {
  email: 'ada@example.com',
  address: rightAddress('DE'),
  isBilledElsewhere: false,
  billing: rightAddress('CH'),
};

test('is sent to the market’s own country, and billed to any', () => {
  expect(checkAddresses(rules, typed)).toEqual(
    E.right({ email: typed.email, billing: rightAddress('DE'), delivery: undefined }),
  );
  expect(checkAddresses(rules, { ...typed, isBilledElsewhere: true })).toEqual(
    E.right({
      email: typed.email,
      billing: rightAddress('CH'),
      delivery: rightAddress('DE'),
    }),
  );
  expect(checkAddresses(rules, { ...typed, address: rightAddress('CH') })).toEqual(
    E.left([{ field: 'country', code: 'missing' }]),
  );
  // Where nothing is sent, there is an invoice alone.
  expect(
    E.isRight(
      checkAddresses(
        { ...rules, parcels: undefined, speeds: [] },
        { ...typed, address: rightAddress('CH') },
      ),
    ),
  ).toBe(true);
});

test('asks whoever names a parcel station for an address of the invoice', () => {
  const address = { ...rightAddress('DE'), street: 'Packstation 123', addition: '12 345 678' };
  const unbilled = { ...typed, address, billing: { ...rightAddress('DE'), street: '' } };
  expect(checkAddresses(rules, unbilled)).toEqual(
    E.left([{ field: 'billing-street', code: 'missing' }]),
  );
  expect(checkAddresses(rules, { ...unbilled, billing: rightAddress('DE') })).toMatchObject(
    E.right({ delivery: { street: 'Packstation 123', addition: '12345678' } }),
  );
});

test('has no step for what there is nothing to choose of', () => {
  expect(stepsOf({ ...rules, speeds: [], methods: [] })).toEqual(['address', 'review']);
  expect(nextStep({ ...rules, speeds: [] }, 'address')).toBe('payment');
  expect(nextStep(rules, 'review')).toBe('review');
});

test('has an address for each step in each language, read in any', () => {
  for (const step of checkoutSteps)
    for (const language of languages)
      expect(checkoutStepAt([checkoutWords[step][language]])).toBe(step);
  for (const further of [[], ['nothing'], ['adresse', 'more']])
    expect(checkoutStepAt(further)).toBeUndefined();
});

test('offers an invoice to businesses alone, and a transfer where there is an account', () => {
  for (const takesTransfers of [false, true]) {
    const offered = paymentMethodsOf({ isBusiness: false, takesTransfers });
    expect(offered).not.toContain('invoice');
    expect(paymentMethodsOf({ isBusiness: true, takesTransfers })).toEqual([...offered, 'invoice']);
    expect(offered.includes('bank-transfer')).toBe(takesTransfers);
  }
});
