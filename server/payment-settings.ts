/** `STRIPE_…`, `BANK_ACCOUNTS`, `BANK_ACCOUNT_HOLDER`. */
import { isCurrency } from '../core/domain/money/money-arithmetic.ts';
import {
  isBic,
  parseIban,
  type BankAccount,
  type BankAccounts,
} from '../core/domain/payment/bank-account.ts';
import type { Currency } from '../core/domain/locale/locales.ts';
import type { SiteConfiguration } from '../core/domain/routing/sites.ts';
import { E, pipe, sequenceS } from '../core/fp.ts';
import { readOptional, readVariable, type Decoded, type Environment } from './environment.ts';
import { decodeUrl } from './variable-decoders.ts';

export type StripeKeys = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiBase: string;
  readonly checkoutOrigin: string;
};

export type PaymentSettings = {
  /** Undefined: a shop on one machine plays payments, any other takes no orders. */
  readonly stripe: StripeKeys | undefined;
  /** Undefined where none is configured. */
  readonly bankAccounts: BankAccounts | undefined;
};

/** Of no real account: the examples of the banks' own documents. */
const sampleAccounts: BankAccounts = {
  eur: { holder: 'Passepartout', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  chf: { holder: 'Passepartout', iban: 'CH9300762011623852957', bic: 'UBSWCHZH80A' },
  gbp: { holder: 'Passepartout', iban: 'GB29NWBK60161331926819', bic: 'NWBKGB2L' },
};

/** Where buyers transfer money to: the sample's in a shop on one machine, else what is configured. */
export const bankAccountsOf = (
  { bankAccounts }: Pick<PaymentSettings, 'bankAccounts'>,
  { protocol }: Pick<SiteConfiguration, 'protocol'>,
): BankAccounts => bankAccounts ?? (protocol === 'http' ? sampleAccounts : {});

const decodeSecretKey = (value: string): string | undefined =>
  /^[rs]k_\w{8,255}$/u.test(value) ? value : undefined;

const decodeWebhookSecret = (value: string): string | undefined =>
  /^whsec_[\w+/=-]{8,255}$/u.test(value) ? value : undefined;

/** Scheme, host and port alone: it may stand in the content security policy. */
const decodeOrigin =
  (...protocols: readonly string[]) =>
  (value: string): string | undefined => {
    const url = decodeUrl(...protocols)(value);
    return /^https?:\/\/[\w.:[\]-]+\/?$/u.test(value) && url !== undefined
      ? new URL(url).origin
      : undefined;
  };

/** A secret that was mistyped is still nearly one: it is not told. */
const readUntold = (
  environment: Environment,
  variable: string,
  allowed: string,
  decode: (value: string) => string | undefined,
): Decoded<string | undefined> =>
  pipe(
    readOptional(environment, variable, allowed, decode),
    E.mapLeft((error) => ({ ...error, value: '***' })),
  );

const readStripe = (environment: Environment): Decoded<StripeKeys | undefined> =>
  pipe(
    sequenceS(E.Applicative)({
      secretKey: readUntold(
        environment,
        'STRIPE_SECRET_KEY',
        'a secret or restricted key of the vendor, sk_… or rk_…',
        decodeSecretKey,
      ),
      webhookSecret: readUntold(
        environment,
        'STRIPE_WEBHOOK_SECRET',
        'the signing secret of a webhook of the vendor, whsec_…',
        decodeWebhookSecret,
      ),
      apiBase: readVariable(
        environment,
        'STRIPE_API_BASE',
        'https://api.stripe.com',
        'an http or https address without a path',
        decodeOrigin('http:', 'https:'),
      ),
      checkoutOrigin: readVariable(
        environment,
        'STRIPE_CHECKOUT_ORIGIN',
        'https://checkout.stripe.com',
        'an https address without a path',
        decodeOrigin('https:'),
      ),
    }),
    E.flatMap(({ secretKey, webhookSecret, ...addresses }): Decoded<StripeKeys | undefined> => {
      if (secretKey === undefined && webhookSecret === undefined) return E.right(undefined);
      if (secretKey === undefined || webhookSecret === undefined)
        return E.left({
          variable: secretKey === undefined ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET',
          value: '',
          allowed: 'both of STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or neither',
        });
      return E.right({ secretKey, webhookSecret, ...addresses });
    }),
  );

type Numbers = Omit<BankAccount, 'holder'>;

const decodeAccount = (entry: string): readonly [Currency, Numbers] | undefined => {
  const {
    currency = '',
    number = '',
    bic = '',
  } = /^(?<currency>[a-z]{3})=(?<number>[^/]*)\/(?<bic>[^/]*)$/u.exec(entry.trim())?.groups ?? {};
  const iban = parseIban(number);
  return isCurrency(currency) && E.isRight(iban) && isBic(bic)
    ? [currency, { iban: iban.right, bic }]
    : undefined;
};

const decodeAccounts = (
  value: string,
): Readonly<Partial<Record<Currency, Numbers>>> | undefined => {
  const accounts = value.split(',').map(decodeAccount);
  const known = accounts.filter((account) => account !== undefined);
  const byCurrency = Object.fromEntries(known);
  return known.length === accounts.length && Object.keys(byCurrency).length === known.length
    ? byCurrency
    : undefined;
};

/** As a bank writes it, and as a QR code holds it. */
const decodeHolder = (value: string): string | undefined =>
  /^\P{Cc}{1,70}$/u.test(value) ? value : undefined;

const readBankAccounts = (environment: Environment): Decoded<BankAccounts | undefined> =>
  pipe(
    sequenceS(E.Applicative)({
      numbers: readOptional(
        environment,
        'BANK_ACCOUNTS',
        'a list like eur=DE89370400440532013000/COBADEFFXXX, each currency once: IBAN and BIC',
        decodeAccounts,
      ),
      holder: readOptional(
        environment,
        'BANK_ACCOUNT_HOLDER',
        'a name of at most 70 characters',
        decodeHolder,
      ),
    }),
    E.flatMap(({ numbers, holder }): Decoded<BankAccounts | undefined> => {
      if (numbers === undefined) return E.right(undefined);
      if (holder === undefined)
        return E.left({
          variable: 'BANK_ACCOUNT_HOLDER',
          value: '',
          allowed: 'with BANK_ACCOUNTS the name in which these accounts are held',
        });
      const accounts = Object.entries(numbers).map(([currency, account]) => [
        currency,
        { ...account, holder },
      ]);
      return E.right(Object.fromEntries(accounts));
    }),
  );

/** The first variable that is wrong ends it. */
export const readPaymentSettings = (environment: Environment): Decoded<PaymentSettings> =>
  sequenceS(E.Applicative)({
    stripe: readStripe(environment),
    bankAccounts: readBankAccounts(environment),
  });
