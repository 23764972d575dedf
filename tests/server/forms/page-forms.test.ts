/** What the forms of all pages have in common: where they stand, who sends them, and what is left of them. */
import { describe, expect, test } from 'vitest';

import { visitor } from '../../../core/domain/customer/customer.ts';
import { E, TE } from '../../../core/fp.ts';
import { memoryAccounts } from '../../fakes/accounts.ts';
import { noAccount } from '../../fakes/own-account.ts';
import { failingCarts } from '../../fakes/carts.ts';
import { failingWishlists } from '../../fakes/wishlists.ts';
import { openPageForms } from './page-form-world.ts';

const account = { email: 'ada@example.com', password: 'analytical engine 1843' };
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u;

/** All that the forms ask of others, for whom, and under which id. */
const watched = () => {
  const asked: { readonly what: string; readonly scope: unknown; readonly id?: string }[] = [];
  const { accounts } = memoryAccounts([{ ...account, customer: visitor }]);
  const heard =
    (what: string) =>
    (scope: unknown, _: unknown, id = '') => {
      asked.push({ what, scope, id });
      return TE.right(undefined);
    };
  const world = openPageForms({
    contactDesk: { send: heard('contact') },
    newsletter: {
      subscribe: heard('newsletter'),
      confirm: heard('confirm'),
      unsubscribe: heard('unsubscribe'),
    },
    withdrawalDesk: {
      declare: (scope, _, id) => {
        asked.push({ what: 'withdrawal', scope, id });
        return TE.right({ reference: 'R', receivedAt: 0 });
      },
    },
    accountsOf: () => (cookies, client) => ({
      accounts: {
        ...accounts,
        logIn: (scope, form) => {
          asked.push({ what: `log-in of ${cookies} at ${client}`, scope });
          return accounts.logIn(scope, form);
        },
      },
      account: noAccount,
      setCookies: () => [],
    }),
  });
  return { ...world, asked };
};

const contact = {
  topic: 'delivery',
  name: 'Ada',
  email: account.email,
  message: 'Wann ist das Bild bei mir?',
};
const withdrawal = {
  name: 'Ada',
  orderNumber: 'A-1',
  goods: '',
  email: account.email,
  wants: 'confirm',
};
const newsletter = {
  form: 'newsletter',
  email: account.email,
  consent: 'yes',
  recaptchaToken: 'form',
};

describe('a form of a page', () => {
  test('is performed for the channel and the language of its page', async () => {
    const { send, asked } = watched();
    const host = 'kartenliebe.ch.localhost:3000';
    await send('/fr/contact/', contact, { host });
    await send('/fr/contact/', newsletter, { host });
    await send('/vertrag-widerrufen', withdrawal);
    await send('/impressum?dialog=log-in', account, { cookie: 'a=b' });
    const [swiss, german] = [
      { channel: 'kartenliebe', locale: 'fr-CH' },
      { channel: 'poster', locale: 'de-DE' },
    ];
    expect(asked.map(({ what, scope }) => [what, scope])).toEqual([
      ['contact', swiss],
      ['newsletter', swiss],
      ['withdrawal', german],
      ['log-in of a=b at ', german],
    ]);
  });

  test('may stand over what is no page of the content, such as the cart', async () => {
    const { send } = watched();
    expect(await send('/warenkorb?dialog=log-in', account)).toMatchObject({
      kind: 'see-other',
      location: '/warenkorb',
    });
    // These stand on pages of the content alone.
    for (const fields of [newsletter, contact, withdrawal])
      expect(await send('/warenkorb', fields)).toBeUndefined();
  });

  test('is none where the address leads elsewhere', async () => {
    const { send, asked } = watched();
    for (const path of ['/canvas-prints', '/web-api', '/gibt-es-nicht.php'])
      expect(await send(path, newsletter)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  test.each([
    ['/kontakt', true],
    ['/vertrag-widerrufen', true],
    ['/impressum?dialog=sign-up', true],
    ['/warenkorb?dialog=log-in', true],
    ['/impressum', false],
    ['/warenkorb', false],
    ['/canvas-prints', false],
  ])('is its page’s own, besides the newsletter’s: %s %s', (path, isOwn) => {
    const { forms, route } = watched();
    expect(forms.hasOwn(route(path))).toBe(isOwn);
  });

  test('is kept under a new id where none is sent with it', async () => {
    const { send, asked } = watched();
    for (let time = 0; time < 2; time += 1) {
      await send('/kontakt', contact);
      await send('/vertrag-widerrufen', withdrawal);
    }
    const ids = asked.map(({ id }) => id);
    expect(ids.filter((id) => !uuid.test(id ?? ''))).toEqual([]);
    expect(new Set(ids).size).toBe(4);
  });

  test('asks no store for who brings no key of one', async () => {
    const { accounts } = memoryAccounts([{ ...account, customer: { ...visitor, number: '7' } }]);
    const { send, codes } = openPageForms({
      carts: failingCarts(),
      wishlists: failingWishlists(false),
      accountsOf: () => () => ({ accounts, account: noAccount, setCookies: () => [] }),
    });
    expect(await send('/impressum?dialog=log-in', account)).toMatchObject({ kind: 'see-other' });
    expect(codes()).toEqual([]);
  });
});

describe('the newsletter’s form', () => {
  test.each([
    [
      { kind: 'refused' },
      422,
      { kind: 'refused', errors: [{ field: 'email', code: 'malformed' }] },
    ],
    [{ kind: 'failed', status: 0 }, 503, { kind: 'failed' }],
    [{ kind: 'failed', status: 499 }, 422, { kind: 'failed' }],
    [{ kind: 'failed', status: 500 }, 503, { kind: 'failed' }],
  ] as const)(
    'that the shop answers with %j is shown again with %i',
    async (said, status, problem) => {
      const refusal =
        said.kind === 'refused'
          ? { ...said, message: 'No.', fields: {} }
          : { ...said, code: 'newsletter-recaptcha-error', message: 'No.', fields: {} };
      const { send } = openPageForms({
        newsletter: {
          subscribe: () => async () => E.left(Object.assign(Object.create(null), refusal)),
          confirm: () => TE.right(undefined),
          unsubscribe: () => TE.right(undefined),
        },
      });
      const answer = await send('/impressum', newsletter);
      expect(answer).toMatchObject({ kind: 'again', status });
      expect(answer).toMatchObject({ step: { step: { problem } } });
    },
  );
});
