/**
 * Stripe on this machine, as its documents say: answers are kept by idempotency key, what does not
 * belong in a request is refused by name, and messages are signed. Card payments alone.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';

import qs from 'qs';
import Stripe from 'stripe';

import type { Clock } from '../../core/ports/clock.ts';

type Charge = {
  readonly id: string;
  amount_refunded: number;
  captured: boolean;
};

type Intent = {
  readonly id: string;
  status: 'requires_payment_method' | 'requires_capture' | 'succeeded' | 'canceled';
  amount_capturable: number;
  amount_received: number;
  charge: Charge | undefined;
};

type Session = {
  readonly id: string;
  status: 'open' | 'complete' | 'expired';
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  intent: Intent | undefined;
};

type Refund = {
  readonly intent: string;
  readonly amount: number;
  readonly key: string | undefined;
};

type Answer = { readonly status: number; readonly body: unknown };

type Fields = Readonly<Record<string, unknown>>;

const failed = (status: number, type: string, code: string, param?: string): Answer => ({
  status,
  body: {
    error: { type, code, message: `${code} ${param ?? ''}`, ...(param !== undefined && { param }) },
  },
});

const invalid = (code: string, param?: string): Answer =>
  failed(400, 'invalid_request_error', code, param);

const missing = failed(404, 'invalid_request_error', 'resource_missing', 'id');

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const recordOf = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fieldsOf(value)).map(([name, one]) => [name, textOf(one)]));

/** The name of a field that the vendor does not know. */
const unknownField = (fields: Fields, known: readonly string[]): string | undefined =>
  Object.keys(fields).find((name) => !known.includes(name));

const sessionFields = [
  'mode',
  'client_reference_id',
  'customer_email',
  'locale',
  'line_items',
  'metadata',
  'payment_intent_data',
  'success_url',
  'cancel_url',
];

const printedCharge = (session: Session, { id, ...charge }: Charge) => ({
  id,
  object: 'charge',
  amount: session.amount,
  currency: session.currency,
  metadata: session.metadata,
  ...charge,
});

const printedIntent = (session: Session, { charge, ...intent }: Intent) => ({
  object: 'payment_intent',
  amount: session.amount,
  currency: session.currency,
  metadata: session.metadata,
  latest_charge: charge === undefined ? null : printedCharge(session, charge),
  ...intent,
});

const printedSession = (session: Session, base: string) => ({
  object: 'checkout.session',
  id: session.id,
  status: session.status,
  amount_total: session.amount,
  currency: session.currency,
  metadata: session.metadata,
  payment_status: session.intent?.status === 'succeeded' ? 'paid' : 'unpaid',
  url: session.status === 'open' ? `${base}/c/pay/${session.id}` : null,
  payment_intent: session.intent === undefined ? null : printedIntent(session, session.intent),
});

/** As the vendor counts for an account that is registered in all states. */
const standInTaxes: Readonly<
  Record<string, { readonly percent: string; readonly ofShipping: boolean }>
> = {
  CA: { percent: '9.75', ofShipping: false },
  NY: { percent: '8.875', ofShipping: true },
};

const calculationFields = ['currency', 'customer_details', 'line_items', 'shipping_cost'];

const calculation = (fields: Fields): Answer => {
  const other = unknownField(fields, calculationFields);
  if (other !== undefined) return invalid('parameter_unknown', other);
  const { address, address_source: source } = fieldsOf(fields['customer_details']);
  const { country, state, postal_code: postcode } = recordOf(address);
  if (source !== 'shipping' || country !== 'US') return invalid('not_played', 'customer_details');
  if (postcode === '00000') return invalid('customer_tax_location_invalid', 'customer_details');
  const parts = [...Object.values(fieldsOf(fields['line_items'])), fields['shipping_cost']].map(
    recordOf,
  );
  if (
    parts.some(
      (part) => part['tax_behavior'] !== 'exclusive' || !part['tax_code']?.startsWith('txcd_'),
    )
  )
    return invalid('parameter_missing', 'tax_behavior');
  const tax = standInTaxes[state ?? ''];
  const taxed = tax?.ofShipping === true ? parts : parts.slice(0, -1);
  const taxable = taxed.reduce((sum, { amount }) => sum + Number(amount), 0);
  const rate = tax?.percent ?? '0.0';
  const amount = Math.floor((taxable * Math.round(Number(rate) * 10_000) + 500_000) / 1_000_000);
  return {
    status: 200,
    body: {
      object: 'tax.calculation',
      currency: fields['currency'],
      tax_amount_exclusive: amount,
      tax_amount_inclusive: 0,
      tax_breakdown: [
        {
          amount,
          inclusive: false,
          taxability_reason: tax === undefined ? 'not_collecting' : 'standard_rated',
          taxable_amount: tax === undefined ? 0 : taxable,
          tax_rate_details: {
            country: 'US',
            state,
            percentage_decimal: rate,
            tax_type: tax === undefined ? null : 'sales_tax',
          },
        },
      ],
    },
  };
};

export type StripeServer = {
  readonly base: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly buyer: (redirect: string, does: 'pay' | 'refuse') => void;
  readonly loseNextAnswer: () => void;
  readonly forgetKeys: () => void;
  readonly messages: () => readonly {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Uint8Array;
  }[];
  readonly moved: (payment: string) => { readonly taken: number; readonly back: number };
  /** Requests that did something, by their path. */
  readonly done: readonly string[];
  /** Pages to pay at, as they were asked for. */
  readonly asked: readonly Fields[];
  readonly close: () => Promise<void>;
};

/** A running server; the page to pay at is said to be under `checkout`. */
export const startStripe = async (
  clock: Clock,
  checkout = 'https://checkout.stripe.com',
): Promise<StripeServer> => {
  const [secretKey, webhookSecret] = ['sk_test_standin0000', 'whsec_standin'];
  const sessions: Session[] = [];
  const refunds: Refund[] = [];
  const events: string[] = [];
  const done: string[] = [];
  const asked: Fields[] = [];
  let kept = new Map<string, { readonly request: string; readonly answer: Answer }>();
  let answersToLose = 0;

  const tell = (type: string, object: unknown): void => {
    const created = Math.floor(clock.now() / 1_000);
    const id = `evt_${randomUUID()}`;
    events.push(JSON.stringify({ id, object: 'event', type, created, data: { object } }, null, 2));
  };

  const tellIntent = (session: Session, type: string): void => {
    if (session.intent !== undefined) tell(type, printedIntent(session, session.intent));
  };

  const create = (fields: Fields): Answer => {
    const other = unknownField(fields, sessionFields);
    if (other !== undefined) return invalid('parameter_unknown', other);
    const { price_data: price, quantity } = fieldsOf(
      Object.values(fieldsOf(fields['line_items']))[0],
    );
    const { unit_amount: amount, currency } = fieldsOf(price);
    for (const name of ['mode', 'success_url'])
      if (textOf(fields[name]) === '') return invalid('parameter_missing', name);
    if (!/^[1-9]\d*$/u.test(textOf(amount)) || textOf(quantity) !== '1')
      return invalid('parameter_invalid_integer', 'line_items[0]');
    const intent = fieldsOf(fields['payment_intent_data']);
    if (intent['capture_method'] !== 'manual') return invalid('not_played', 'capture_method');
    const session: Session = {
      id: `cs_test_${randomUUID()}`,
      status: 'open',
      amount: Number(amount),
      currency: textOf(currency),
      metadata: recordOf(fields['metadata']),
      intent: undefined,
    };
    sessions.push(session);
    asked.push(fields);
    return { status: 200, body: printedSession(session, checkout) };
  };

  const expire = (session: Session): Answer => {
    if (session.status !== 'open') return invalid('checkout_session_not_open');
    session.status = 'expired';
    tell('checkout.session.expired', printedSession(session, checkout));
    return { status: 200, body: printedSession(session, checkout) };
  };

  const wrongState = (): Answer => invalid('payment_intent_unexpected_state');

  const capture = (session: Session, intent: Intent): Answer => {
    if (intent.status !== 'requires_capture' || intent.charge === undefined) return wrongState();
    intent.status = 'succeeded';
    intent.amount_received = intent.amount_capturable;
    intent.amount_capturable = 0;
    intent.charge.captured = true;
    tell('charge.captured', printedCharge(session, intent.charge));
    tellIntent(session, 'payment_intent.succeeded');
    return { status: 200, body: printedIntent(session, intent) };
  };

  const cancel = (session: Session, intent: Intent): Answer => {
    if (intent.status === 'succeeded' || intent.status === 'canceled') return wrongState();
    intent.status = 'canceled';
    intent.amount_capturable = 0;
    // What was reserved counts as refunded.
    if (intent.charge !== undefined) intent.charge.amount_refunded = session.amount;
    if (intent.charge !== undefined) tell('charge.refunded', printedCharge(session, intent.charge));
    tellIntent(session, 'payment_intent.canceled');
    return { status: 200, body: printedIntent(session, intent) };
  };

  const refund = (fields: Fields): Answer => {
    const other = unknownField(fields, ['payment_intent', 'amount', 'metadata']);
    if (other !== undefined) return invalid('parameter_unknown', other);
    const session = sessions.find(({ intent }) => intent?.id === fields['payment_intent']);
    const charge = session?.intent?.charge;
    if (session === undefined || charge === undefined) return missing;
    const amount = Number(fields['amount']);
    if (!charge.captured) return invalid('charge_not_captured');
    if (charge.amount_refunded === session.amount) return invalid('charge_already_refunded');
    if (charge.amount_refunded + amount > session.amount)
      return invalid('amount_too_large', 'amount');
    charge.amount_refunded += amount;
    const key = recordOf(fields['metadata'])['key'];
    refunds.push({ intent: textOf(fields['payment_intent']), amount, key });
    tell('charge.refunded', printedCharge(session, charge));
    return { status: 200, body: { id: `re_${randomUUID()}`, object: 'refund', amount } };
  };

  const post = (path: readonly string[], fields: Fields): Answer => {
    const [kind, id, act, more] = path;
    if (kind === 'tax') return calculation(fields);
    if (kind === 'refunds') return refund(fields);
    if (kind === 'checkout' && act === undefined) return create(fields);
    if (kind === 'checkout' && more === 'expire') {
      const session = sessions.find((one) => one.id === act);
      return session === undefined ? missing : expire(session);
    }
    const session = sessions.find(({ intent }) => intent?.id === id);
    if (session?.intent === undefined) return missing;
    if (act === 'capture') return capture(session, session.intent);
    return act === 'cancel' ? cancel(session, session.intent) : missing;
  };

  const get = ([kind, , id]: readonly string[], query: URLSearchParams): Answer => {
    if (kind === 'refunds') {
      const own = refunds.filter(({ intent }) => intent === query.get('payment_intent'));
      const data = own.map(({ amount, key }) => ({ object: 'refund', amount, metadata: { key } }));
      return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/refunds' } };
    }
    const session = sessions.find((one) => one.id === id);
    return session === undefined
      ? missing
      : { status: 200, body: printedSession(session, checkout) };
  };

  const answerOnce = (key: string, request: string, make: () => Answer): Answer => {
    const before = kept.get(key);
    if (before !== undefined)
      return before.request === request
        ? before.answer
        : failed(400, 'idempotency_error', 'idempotency_key_in_use');
    const answer = make();
    if (key !== '') kept.set(key, { request, answer });
    if (answer.status === 200) done.push(request.split('?')[0] ?? '');
    return answer;
  };

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stripe.test');
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return failed(401, 'invalid_request_error', 'api_key_invalid');
    const path = pathname.split('/').slice(2);
    if (request.method === 'GET') return get(path, searchParams);
    const body = await text(request);
    const key = String(request.headers['idempotency-key'] ?? '');
    return answerOnce(key, `${pathname}?${body}`, () =>
      post(path, fieldsOf(qs.parse(body, { depth: 10 }))),
    );
  };

  const listen = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, body } = await answer(request);
    if (answersToLose > 0 && request.method === 'POST') {
      // Done, and nobody hears of it.
      answersToLose -= 1;
      return void response.destroy();
    }
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  };

  const server = createServer((request, response) => void listen(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;

  return {
    base: `http://127.0.0.1:${port}`,
    secretKey,
    webhookSecret,
    done,
    asked,
    buyer: (redirect, does) => {
      const session = sessions.find(({ id }) => redirect.endsWith(id));
      if (session?.status !== 'open') return;
      const id = session.intent?.id ?? `pi_${randomUUID()}`;
      const isPaid = does === 'pay';
      session.intent = {
        id,
        status: isPaid ? 'requires_capture' : 'requires_payment_method',
        amount_capturable: isPaid ? session.amount : 0,
        amount_received: 0,
        charge: isPaid
          ? { id: `ch_${randomUUID()}`, amount_refunded: 0, captured: false }
          : undefined,
      };
      // After a refusal the buyer may try another card at the same page.
      if (!isPaid) return tellIntent(session, 'payment_intent.payment_failed');
      session.status = 'complete';
      tellIntent(session, 'payment_intent.amount_capturable_updated');
      tell('checkout.session.completed', printedSession(session, checkout));
    },
    loseNextAnswer: () => {
      // The client asks a second time by itself, under the same key.
      answersToLose = 2;
    },
    forgetKeys: () => {
      kept = new Map();
    },
    messages: () =>
      events.map((payload) => ({
        headers: {
          'stripe-signature': Stripe.webhooks.generateTestHeaderString({
            payload,
            secret: webhookSecret,
            timestamp: Math.floor(clock.now() / 1_000),
          }),
        },
        body: new Uint8Array(Buffer.from(payload)),
      })),
    moved: (payment) => {
      const own = sessions.filter(({ metadata }) => metadata['payment'] === payment);
      return own.reduce(
        ({ taken, back }, { intent }) => ({
          taken: taken + (intent?.amount_received ?? 0),
          back: back + (intent?.charge?.captured === true ? intent.charge.amount_refunded : 0),
        }),
        { taken: 0, back: 0 },
      );
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
