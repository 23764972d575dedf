import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  accountAnswerAfter,
  accountAnswerId,
  accountAnswers,
  checkAccountChange,
  type AccountChange,
} from '../../../core/domain/customer/account-changes.ts';
import { E } from '../../../core/fp.ts';
import {
  anyBusinessForm,
  anyEmail,
  anyFieldText,
  anyNewPassword,
  anyPersonName,
} from '../../arbitraries/customer.ts';

const textOr = (right: fc.Arbitrary<string>) => fc.oneof(right, anyFieldText);
const password = textOr(anyNewPassword);
const kind = <Kind extends AccountChange['kind']>(name: Kind) => fc.constant(name);

const anyChange: fc.Arbitrary<AccountChange> = fc.oneof(
  fc.record({
    kind: kind('name'),
    firstName: textOr(anyPersonName),
    lastName: textOr(anyPersonName),
  }),
  anyBusinessForm.map((form) => ({ kind: 'business' as const, ...form })),
  fc.record({ kind: kind('email'), email: textOr(anyEmail), password }),
  fc.record({ kind: kind('password'), password, newPassword: password }),
  fc.record({ kind: kind('close'), password }),
  fc.record({ kind: kind('newsletter'), isWished: fc.boolean() }),
  fc.record({ kind: kind('end-session'), session: fc.string() }),
  fc.record({ kind: kind('end-sessions') }),
  fc.record({ kind: kind('remove-picture'), picture: fc.string() }),
);

describe('a change of an account', () => {
  property.prop([anyChange])('that is accepted is accepted again as it then is', (change) => {
    const checked = checkAccountChange(change);
    if (E.isLeft(checked)) return;
    expect(checkAccountChange(checked.right)).toEqual(checked);
    expect(checked.right.kind).toBe(change.kind);
  });

  property.prop([anyChange])('is refused by its own fields alone', (change) => {
    const checked = checkAccountChange(change);
    if (E.isRight(checked)) return;
    expect(checked.left.length).toBeGreaterThan(0);
    for (const { field } of checked.left) expect(Object.keys(change)).toContain(field);
  });

  property.prop([anyEmail, anyNewPassword])(
    'is no new password that is the customer’s own address, and any other that may be chosen',
    (email, other) => {
      const asked = { kind: 'password', password: '' } as const;
      expect(checkAccountChange({ ...asked, newPassword: email }, email)).toMatchObject({
        left: [{ field: 'newPassword' }],
      });
      expect(E.isRight(checkAccountChange({ ...asked, newPassword: other }))).toBe(true);
    },
  );

  property.prop([anyChange])('has an answer on the page', (change) => {
    expect(accountAnswers).toContain(accountAnswerAfter(change));
  });

  test('leaves a password that nobody has to the shop', () => {
    expect(E.isRight(checkAccountChange({ kind: 'close', password: '' }))).toBe(true);
    expect(accountAnswerId('closed')).toBe('account-closed');
    expect(accountAnswerAfter({ kind: 'newsletter', isWished: false })).toBe('newsletter-ended');
  });
});
