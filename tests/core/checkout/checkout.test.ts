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
  nothingTyped,
  openStep,
  placeUnknown,
  stepsOf,
  wholeCheckout,
  type Checkout,
  type CheckoutRules,
} from '../../../core/domain/checkout/checkout.ts';
import { checkoutStepAt, checkoutWords } from '../../../core/domain/checkout/checkout-address.ts';
import { checkoutPath } from '../../../core/domain/checkout/checkout-path.ts';
import { closedCheckout } from '../../../core/domain/checkout/checkout-step.ts';
import { parseCheckout, printCheckout } from '../../../core/domain/checkout/parse-checkout.ts';
import { paymentMethodsOf } from '../../../core/domain/checkout/payment-methods.ts';
import { languages } from '../../../core/domain/locale/locales.ts';
import { E } from '../../../core/fp.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';
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
      checkAddresses({ ...rules, parcels: undefined }, { ...typed, address: rightAddress('CH') }),
    ),
  ).toBe(true);
});

test('goes no further than an address that is known to be none, whatever is typed there', () => {
  const checkout = { ...emptyCheckout, id: 'x', addresses: typed };
  const unknown = { ...rules, isPlaceUnknown: true };
  expect(openStep(rules, checkout)).not.toBe('address');
  expect(openStep(unknown, checkout)).toBe('address');
  expect(wholeCheckout(unknown, checkout)).toMatchObject(
    E.left(expect.arrayContaining([placeUnknown])),
  );
  // Another one is a new question.
  expect(answerStep(unknown, checkout, { step: 'address', typed }, 'x').errors).toEqual([]);
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

test('names what is missing or not offered, by its field, and takes what is whole', () => {
  const begun = { ...emptyCheckout, id, addresses: typed };
  expect(wholeCheckout(rules, begun)).toEqual(
    E.left([
      { field: 'speed', code: 'missing' },
      { field: 'payment', code: 'missing' },
    ]),
  );
  const unoffered = { ...begun, speed: 'express', payment: 'invoice' } as const;
  expect(wholeCheckout({ ...rules, speeds: ['standard'] }, unoffered)).toEqual(
    E.left([
      { field: 'speed', code: 'unknown' },
      { field: 'payment', code: 'unknown' },
    ]),
  );
  const whole = { ...begun, speed: 'express', payment: 'redirect' } as const;
  const checked = { email: typed.email, billing: rightAddress('DE'), delivery: undefined };
  expect(wholeCheckout(rules, whole)).toEqual(
    E.right({ id, ...checked, speed: 'express', payment: 'redirect' }),
  );
  // Where there is nothing to choose, nothing is asked for.
  const unsent = { ...rules, parcels: undefined, speeds: [], methods: [] };
  expect(wholeCheckout(unsent, begun)).toEqual(
    E.right({ id, ...checked, speed: 'standard', payment: 'redirect' }),
  );
  expect([
    openStep(rules, begun),
    openStep(rules, { ...begun, speed: 'standard' }),
    openStep(rules, whole),
  ]).toEqual(['delivery', 'payment', 'review']);
});

test('names the mail address that is wrong, and begins with nothing typed', () => {
  expect(checkAddresses(rules, { ...typed, email: 'ada' })).toMatchObject(
    E.left([{ field: 'email' }]),
  );
  expect(nothingTyped(rules)).toMatchObject({ email: '', isBilledElsewhere: false });
});

test('keeps a choice until another one is made, and as much of a text as any field takes', () => {
  const begun = answerStep(rules, emptyCheckout, { step: 'address', typed }, id).checkout;
  const long = { ...typed, email: 'a'.repeat(301) };
  const clipped = answerStep(rules, emptyCheckout, { step: 'address', typed: long }, id);
  expect(clipped.checkout.addresses?.email).toBe('a'.repeat(300));
  const sent = answerStep(rules, begun, { step: 'delivery', speed: 'express' }, id).checkout;
  expect(sent).toEqual({ ...begun, speed: 'express' });
  expect(answerStep(rules, sent, { step: 'delivery', speed: 'standard' }, id).checkout.speed).toBe(
    'standard',
  );
  expect(answerStep(rules, sent, { step: 'delivery', speed: undefined }, id).checkout).toEqual(
    sent,
  );
  const paid = answerStep(rules, sent, { step: 'payment', method: 'redirect' }, id).checkout;
  expect(paid).toEqual({ ...sent, payment: 'redirect' });
  expect(
    answerStep(rules, paid, { step: 'payment', method: 'bank-transfer' }, id).checkout.payment,
  ).toBe('bank-transfer');
  expect(answerStep(rules, paid, { step: 'payment', method: undefined }, id).checkout).toEqual(
    paid,
  );
});

test('comes along at a log-in under its own id, else under that of the account', () => {
  const [own, brought] = ['own', 'brought'].map((one) => ({ ...emptyCheckout, id: one }));
  if (own === undefined || brought === undefined) throw new Error('none');
  expect(joinCheckouts(own, brought).joined.id).toBe('brought');
  expect(joinCheckouts(own, emptyCheckout).joined.id).toBe('own');
});

test('forgets a choice that there is no more', () => {
  const kept = { version: 1, id, speed: 'rocket', payment: 'barter' };
  expect(parseCheckout(JSON.stringify(kept))).toEqual({ ...emptyCheckout, id });
  expect(parseCheckout(JSON.stringify({ ...kept, speed: 1, payment: null }))).toEqual({
    ...emptyCheckout,
    id,
  });
});

test('offers the usual way to pay first, and no other where there is none', () => {
  expect(paymentMethodsOf({ isBusiness: false, takesTransfers: false })).toEqual(['redirect']);
  expect(paymentMethodsOf({ isBusiness: false, takesTransfers: true })).toEqual([
    'redirect',
    'bank-transfer',
  ]);
});

test('has a path for each step, and one that leads to the first', () => {
  const sites = embeddedSites(3_000);
  const site = { channel: 'poster' } as const;
  expect(checkoutPath(sites, site, 'de-DE')).toBe('/kasse');
  expect(checkoutPath(sites, site, 'de-DE', 'review')).toBe('/kasse/pruefen');
  expect(checkoutPath(sites, site, 'fr-CH', 'delivery')).toBe('/fr/paiement/livraison');
});

test('is closed in stories', () => {
  expect(closedCheckout).toEqual({ kind: 'closed' });
});
