import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { referenceOf } from '../../../core/domain/contact/reference.ts';
import {
  checkWithdrawalForm,
  withdrawalLimits,
  type WithdrawalForm,
} from '../../../core/domain/contact/withdrawal-form.ts';
import { E } from '../../../core/fp.ts';

const form: WithdrawalForm = {
  name: ' Ada  Lovelace ',
  email: 'ada@example.com',
  orderNumber: 'a-4711',
  goods: 'Two frames\r\nOne sample',
};

const errorsOf = (changes: Partial<WithdrawalForm>) => {
  const checked = checkWithdrawalForm({ ...form, ...changes });
  return E.isLeft(checked) ? checked.left : [];
};

describe('a withdrawal', () => {
  test('is tidied as a message is', () => {
    expect(checkWithdrawalForm(form)).toEqual(
      E.right({
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        orderNumber: 'A-4711',
        goods: 'Two frames\nOne sample',
      }),
    );
  });

  test('of the whole order names no goods', () => {
    expect(checkWithdrawalForm({ ...form, goods: ' \n ' })).toMatchObject({
      right: { goods: undefined },
    });
  });

  test('needs name, order number and email, in this order, and never a reason', () => {
    expect(errorsOf({ name: '', orderNumber: '', email: '', goods: '' })).toEqual([
      { field: 'name', code: 'missing' },
      { field: 'orderNumber', code: 'missing' },
      { field: 'email', code: 'missing' },
    ]);
    expect(errorsOf({ orderNumber: 'A 47?' })).toEqual([
      { field: 'orderNumber', code: 'malformed' },
    ]);
    expect(errorsOf({ goods: 'x'.repeat(withdrawalLimits.goods.maximum + 1) })).toEqual([
      { field: 'goods', code: 'too-long' },
    ]);
  });

  property.prop([
    fc.record({
      name: fc.string(),
      email: fc.string(),
      orderNumber: fc.string(),
      goods: fc.string(),
    }),
  ])('that was checked passes again as it is', (typed) => {
    const checked = checkWithdrawalForm(typed);
    if (E.isLeft(checked)) return;
    expect(checkWithdrawalForm({ ...checked.right, goods: checked.right.goods ?? '' })).toEqual(
      checked,
    );
  });

  property.prop([fc.uuid()])('is called by eight signs of its id', (id) => {
    expect(referenceOf(id)).toMatch(/^[\dA-F]{4}-[\dA-F]{4}$/u);
  });
});
