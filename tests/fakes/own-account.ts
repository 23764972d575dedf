/** Accounts of a shop in memory, with the sessions of several browsers. */
import { randomUUID } from 'node:crypto';

import type { AccountChange } from '../../core/domain/customer/account-changes.ts';
import type {
  AccountOverview,
  AccountSession,
} from '../../core/domain/customer/account-overview.ts';
import { emptyBusinessForm } from '../../core/domain/customer/business-form.ts';
import { isInVatRegister } from '../../core/domain/customer/vat-id.ts';
import { emailKey } from '../../core/domain/customer/email.ts';
import { E, TE } from '../../core/fp.ts';
import type { NotLoggedIn, OwnAccount } from '../../core/ports/own-account.ts';
import type { ShopRefusal } from '../../core/ports/shop-refusal.ts';

type Person = Readonly<Pick<AccountOverview, 'email' | 'firstName' | 'lastName' | 'number'>> & {
  readonly password: string;
  /** 0, where it is left out, is a consumer. */
  readonly type?: number | undefined;
};

type Kept = Person & Pick<AccountOverview, 'business' | 'newEmail' | 'newsletter'>;

/** A browser with a session or without. */
export type AccountBrowser = {
  readonly logIn: (email: string, password: string) => Promise<boolean>;
  readonly account: OwnAccount;
};

export type AccountShop = {
  readonly browser: () => AccountBrowser;
  /** Of the last link that confirms an address, as it was mailed. */
  readonly mailedToken: (email: string) => Promise<string | undefined>;
};

const nobody = E.left<NotLoggedIn>({ kind: 'not-logged-in' });

const refused = (
  message: string,
  fields: Readonly<Record<string, string>> = {},
): E.Either<ShopRefusal<'account-error'>, never> => E.left({ kind: 'refused', message, fields });

/** A shop where some people have accounts. */
export const memoryAccountShop = (people: readonly Person[]): AccountShop => {
  const kept = new Map<string, Kept>(
    people.map((person) => [
      person.number,
      {
        ...person,
        newsletter: 'absent',
        ...(person.type !== undefined && {
          business: { ...emptyBusinessForm, vatStatus: 'unknown' },
        }),
      },
    ]),
  );
  const sessions = new Map<string, string>();
  const tokens = new Map<string, { readonly number: string; readonly email: string }>();
  const holderOf = (email: string): Kept | undefined =>
    [...kept.values()].find((one) => emailKey(one.email) === emailKey(email));

  const browser = (): AccountBrowser => {
    let session = '';
    const own = (): Kept | undefined => kept.get(sessions.get(session) ?? '');
    const begin = (number: string): void => {
      session = randomUUID();
      sessions.set(session, number);
    };
    const end = (number: string): void => {
      for (const [id, of] of sessions) if (of === number) sessions.delete(id);
    };
    const sessionsOf = (number: string): readonly AccountSession[] =>
      [...sessions].flatMap(([id, of]) =>
        of === number
          ? [
              {
                id,
                browser: 'other',
                system: 'other',
                begunAt: 0,
                usedAt: 0,
                isCurrent: id === session,
              },
            ]
          : [],
      );
    const set = (person: Kept, to: Partial<Kept>): void =>
      void kept.set(person.number, { ...person, ...to });

    const change = (
      person: Kept,
      asked: AccountChange,
    ): E.Either<ShopRefusal<'account-error'>, void> => {
      if ('password' in asked && asked.password !== person.password)
        return refused('This is not your password.', { password: 'Wrong.' });
      switch (asked.kind) {
        case 'name':
          set(person, { firstName: asked.firstName, lastName: asked.lastName });
          break;
        case 'business': {
          if (person.business === undefined) return refused('This is no business account.');
          const { kind: _kind, ...business } = asked;
          // As the embedded register answers.
          const checked = isInVatRegister(asked.vatId)
            ? ({
                vatStatus: asked.vatId.endsWith('0') ? 'invalid' : 'valid',
                vatCheckedAt: 0,
              } as const)
            : ({ vatStatus: 'unknown' } as const);
          set(person, { business: { ...business, ...checked } });
          break;
        }
        case 'password':
          set(person, { password: asked.newPassword });
          end(person.number);
          begin(person.number);
          break;
        case 'email': {
          const { email } = asked;
          if ((holderOf(email)?.number ?? person.number) !== person.number) break;
          set(person, { newEmail: email });
          tokens.set(randomUUID(), { number: person.number, email });
          break;
        }
        case 'newsletter':
          set(person, { newsletter: asked.isWished ? 'pending' : 'absent' });
          break;
        case 'end-session':
          if (sessions.get(asked.session) === person.number) sessions.delete(asked.session);
          break;
        case 'end-sessions':
          end(person.number);
          break;
        case 'close':
          end(person.number);
          kept.delete(person.number);
          break;
        case 'remove-picture':
          break;
      }
      return E.right(undefined);
    };

    return {
      logIn: async (email, password) => {
        const person = holderOf(email);
        if (person?.password !== password) return false;
        begin(person.number);
        return true;
      },
      account: {
        show: () => async () => {
          const person = own();
          if (person === undefined) return nobody;
          const { password: _password, type: _type, ...shown } = person;
          return E.right({
            ...shown,
            hasPassword: true,
            sessions: sessionsOf(person.number),
            pictures: [],
          });
        },
        change: (_, asked) => async () => {
          const person = own();
          return person === undefined ? nobody : change(person, asked);
        },
        confirmAddress: (_, token) => async () => {
          const followed = tokens.get(token);
          const person = kept.get(followed?.number ?? '');
          if (followed === undefined || person === undefined)
            return E.left({ kind: 'token-unknown' });
          tokens.delete(token);
          set(person, { email: followed.email, newEmail: undefined });
          return E.right(undefined);
        },
        exportData: async () => {
          const person = own();
          return person === undefined
            ? nobody
            : E.right(JSON.stringify({ customers: [{ ...person, password: undefined }] }));
        },
      },
    };
  };

  return {
    browser,
    mailedToken: async (email) =>
      [...tokens].findLast(([, followed]) => followed.email === email)?.[0],
  };
};

/** Nobody's account. */
export const noAccount: OwnAccount = memoryAccountShop([]).browser().account;

/** One's own account while the shop API does not answer. */
export const failingAccount: OwnAccount = {
  show: () => TE.left({ kind: 'account-unavailable', reason: 'no network' }),
  change: () =>
    TE.left({
      kind: 'failed',
      code: 'account-error',
      status: 503,
      message: undefined,
      fields: {},
    }),
  confirmAddress: () => TE.left({ kind: 'account-unavailable', reason: 'no network' }),
  exportData: TE.left({ kind: 'account-unavailable', reason: 'no network' }),
};
