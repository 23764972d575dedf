import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';

import {
  deskCommandFields,
  deskCommands,
  deskFields,
  parseDeskCommand,
  readDeskAmount,
  type DeskForm,
} from '../../../core/domain/order/desk-command.ts';
import { E } from '../../../core/fp.ts';
import { orderOf } from '../../arbitraries/order.ts';

const placed = orderOf({ items: 1, gifts: 0, vouchers: [], paymentMethod: 'invoice' });

const right: DeskForm = {
  amount: '12,50',
  carrier: 'DHL',
  code: '1',
  item: '0',
  payment: 'a',
  effect: 'placed/0',
  mail: 'paid',
};

test.each(deskCommands)('the command %s needs its fields, and no other', (name) => {
  const needed: readonly string[] = deskCommandFields[name];
  const parsed = deskFields.map((field) =>
    parseDeskCommand({ placed }, name, { ...right, [field]: '' }),
  );
  expect(parsed.filter(E.isLeft)).toEqual(
    deskFields
      .filter((field) => needed.includes(field))
      .map((field) => E.left({ kind: 'field-wrong', field })),
  );
});

property.prop([fc.integer({ min: 0, max: 999_999_999 }), fc.constantFrom('.', ',')])(
  'amounts are read as they are written',
  (minorUnits, sign) => {
    const text = `${Math.floor(minorUnits / 100)}${sign}${String(minorUnits % 100).padStart(2, '0')}`;
    expect(readDeskAmount(text, 'eur')).toEqual({ minorUnits, currency: 'eur' });
  },
);

test.each(['', '-1', '1.5', '1,234.50', '1e3', ' ', '1.000', 'NaN'])('%j is no amount', (text) => {
  expect(readDeskAmount(text, 'eur')).toBeUndefined();
});
