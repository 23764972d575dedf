import { randomUUID } from 'node:crypto';

import { giftFields, type GiftForm } from '../../core/domain/voucher/gift-order.ts';
import { tableOf } from '../../core/domain/text/record.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** A gift voucher as a form sends it; by its UUID, one that is sent twice is one. */
export const giftOf = (
  fields: URLSearchParams,
): { readonly id: string; readonly form: GiftForm } => {
  const id = fields.get('giftId') ?? '';
  return {
    id: uuid.test(id) ? id : randomUUID(),
    form: tableOf(giftFields, (name) => fields.get(name) ?? ''),
  };
};
