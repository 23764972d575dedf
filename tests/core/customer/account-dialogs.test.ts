import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  accountDialogOf,
  signedUpAt,
  signedUpId,
  withoutDialog,
} from '../../../core/domain/customer/account-dialogs.ts';
import { accountDialogQuery } from '../../../core/domain/customer/over-page.ts';
import { emptyAccountStep } from '../../../core/domain/customer/account-step.ts';
import { emailKey, parseEmail } from '../../../core/domain/customer/email.ts';
import { signUpMethods } from '../../../core/domain/customer/sign-up-methods.ts';
import { opensOverEveryPage } from '../../../core/domain/routing/account-dialog-names.ts';
import { shopDialogs } from '../../../core/domain/routing/dialogs.ts';
import { printPairs, readPairs } from '../../../core/domain/query/query.ts';
import { dialogNames } from '../../arbitraries/dialog-names.ts';
import { E } from '../../../core/fp.ts';

const anyPairs = fc.array(
  fc.tuple(fc.constantFrom('materialType', '_tracking', 'utm_source', 'x'), fc.string()),
  { maxLength: 4 },
);

describe('an account’s dialog', () => {
  test.each(dialogNames)('%s is opened by an address where it is one', (name) => {
    const isOne = shopDialogs.some((one) => one === name);
    expect(accountDialogOf(`?dialog=${name}`)).toBe(isOne ? name : undefined);
    expect(opensOverEveryPage(name)).toBe(isOne);
  });

  test.each(['', '?', '?dialog', '?dialog=', '?dialog=x&dialog=log-in', '?xdialog=log-in'])(
    'is opened by no other query: %j',
    (search) => {
      expect(accountDialogOf(search)).toBeUndefined();
    },
  );

  property.prop([anyPairs, anyPairs])('leaves the page below as it was', (before, after) => {
    const dialog: readonly [string, string] = ['dialog', 'log-in'];
    const search = withoutDialog(`?${printPairs([...before, dialog, ...after])}`);
    expect(readPairs(search)).toEqual(readPairs(`?${printPairs([...before, ...after])}`));
    expect(search).toBe(withoutDialog(search));
    expect(search).not.toBe('?');
  });

  property.prop([anyPairs, fc.constantFrom(...shopDialogs)])(
    'is opened over what is chosen, and leads back to it',
    (pairs, name) => {
      const below = withoutDialog(`?${printPairs(pairs)}`);
      const search = accountDialogQuery(below, name);
      expect(accountDialogOf(search)).toBe(name);
      expect(withoutDialog(search)).toBe(below);
      expect(accountDialogQuery(search, name)).toBe(search);
    },
  );

  test('takes the picture of another dialog along', () => {
    expect(withoutDialog('?dialog=image-magnify&picture=2&x=1')).toBe('?x=1');
  });

  test('is empty at first', () => {
    expect(emptyAccountStep).toEqual({ typed: { email: '', firstName: '', lastName: '' } });
  });
});

describe('a sign-up', () => {
  test.each(signUpMethods)('by %s is what the fragment says, and no other one', (method) => {
    expect(signedUpAt(`#${signedUpId(method)}`)).toBe(method);
    for (const hash of ['', '#', signedUpId(method), `#${signedUpId(method)}x`])
      expect(signedUpAt(hash)).toBeUndefined();
  });
});

property.prop([fc.emailAddress(), fc.infiniteStream(fc.boolean())])(
  'an address names one account however its letters are written',
  (email, isUpper) => {
    const capitals = isUpper[Symbol.iterator]();
    const other = Array.from(email)
      .map((letter) => (capitals.next().value === true ? letter.toUpperCase() : letter))
      .join('');
    const [one, two] = [parseEmail(email), parseEmail(other)];
    if (E.isRight(one) && E.isRight(two)) expect(emailKey(one.right)).toBe(emailKey(two.right));
    expect(emailKey(emailKey(email))).toBe(emailKey(email));
  },
);

test('an address is compared in small letters, as the database does', () => {
  expect(emailKey('Ada@Shop.Example')).toBe('ada@shop.example');
});
