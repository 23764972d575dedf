/** Storefront §7, `voucher`. */
import { voucherPath } from '../../../core/domain/cart/cart-forms.ts';
import { jsonAnswer } from '../answers.ts';
import { jsonBody } from '../bodies.ts';
import { VoucherAnswer, VoucherBody } from '../codecs/vouchers.ts';
import { endpoint, jsonSizes, noQuery, usualTime } from '../endpoint.ts';
import { shopScope } from '../scope.ts';

export const voucherEndpoints = {
  voucher: endpoint({
    method: 'POST',
    paths: ['/web-api/voucher'],
    credentials: 'session',
    summary: 'Lets a voucher pay for what is in the cart, by its code.',
    port: 'Vouchers.find',
    scope: shopScope,
    query: noQuery,
    // JSON alone: a form of another site cannot send it.
    body: jsonBody(VoucherBody),
    answer: jsonAnswer(VoucherAnswer),
    refusals: {
      400: 'The voucher is unknown or spent, expired, of another currency, or pays already; the cart is empty, or has too many of them.',
    },
    caching: { kind: 'private' },
    largest: { request: 1_000, answer: jsonSizes.answer },
    within: usualTime,
  }),
} as const;

/** Where the codes that a client tries are counted. */
export const voucherPaths: readonly string[] = [...voucherEndpoints.voucher.paths, voucherPath];
