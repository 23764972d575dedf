/**
 * Messages of the embedded provider: signed over time and bytes as those of real ones are, by a
 * secret that lives as long as the process, which sends them to itself.
 */
import { createHmac, randomBytes } from 'node:crypto';

import type { Currency } from '../../../core/domain/locale/locales.ts';
import type { PaymentEvent } from '../../../core/domain/payment/payment.ts';
import { parseJson } from '../../../core/domain/text/parse-json.ts';
import { E, t } from '../../../core/fp.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type { Payments } from '../../../core/ports/payments.ts';
import { isSameSecret } from '../../http/same-secret.ts';

export const paymentSignatureHeader = 'payment-signature';

/** Seconds: a message that was recorded is worth nothing later. */
const tolerance = 300;

const Facts = t.strict({ id: t.string, paymentId: t.string, at: t.number });

const currencyKeys = { eur: null, chf: null, gbp: null, usd: null } as const satisfies Record<
  Currency,
  null
>;

const Total = t.strict({
  minorUnits: t.number,
  currency: t.keyof(currencyKeys),
});

const Message = t.union([
  t.intersection([
    Facts,
    t.strict({
      kind: t.union([t.literal('pending'), t.literal('failed'), t.literal('cancelled')]),
    }),
  ]),
  t.intersection([
    Facts,
    t.strict({
      kind: t.union([t.literal('authorised'), t.literal('captured'), t.literal('refunded')]),
      total: Total,
    }),
  ]),
]);

export type SignedMessages = {
  /** The header of a body that is sent now. */
  readonly sign: (body: string) => string;
  readonly read: Payments['readEvent'];
};

/** The message as it is sent. */
export const printPaymentMessage = (event: PaymentEvent): string => JSON.stringify(event);

/** Signs and believes messages with a secret of its own. */
export const signedMessages = (
  { now }: Clock,
  secret = randomBytes(32).toString('base64url'),
): SignedMessages => {
  const signatureOf = (time: string, body: Uint8Array | string): string =>
    createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
  return {
    sign: (body) => {
      const time = String(Math.floor(now() / 1_000));
      return `t=${time},v1=${signatureOf(time, body)}`;
    },
    read: (header, bytes) => {
      const parts = /^t=(?<time>\d{1,12}),v1=(?<signature>[\da-f]{64})$/u.exec(
        header(paymentSignatureHeader) ?? '',
      )?.groups;
      const { time = '', signature = '' } = parts ?? {};
      if (!isSameSecret(signature, signatureOf(time, bytes))) return E.left({ kind: 'unsigned' });
      if (Math.abs(now() / 1_000 - Number(time)) > tolerance) return E.left({ kind: 'outdated' });
      const read = Message.decode(parseJson(Buffer.from(bytes).toString()));
      return E.isRight(read) ? read : E.left({ kind: 'malformed' });
    },
  };
};
