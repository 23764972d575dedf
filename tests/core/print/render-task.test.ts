/** The file of an item: what is printed of it, as it was ordered. */
import { expect, test } from 'vitest';

import type { OrderedPhoto } from '../../../core/domain/order/order.ts';
import { renderTaskOf } from '../../../core/domain/print/render-task.ts';
import { E } from '../../../core/fp.ts';
import { orderOf } from '../../arbitraries/order.ts';

const photo: OrderedPhoto = {
  uploadId: 'upload',
  digest: 'a'.repeat(64),
  size: { width: 300, height: 200 },
  orientation: 6,
  crop: { left: 0, top: 0, width: 200, height: 200 },
};

const sample = orderOf({ items: 3, gifts: 0, vouchers: [], paymentMethod: 'redirect' });

const query =
  'materialType=poster&formatType=300x400&frameType=holzrahmen&matSize=30&matType=mat-weiss&locale=de-DE';

const [one, framed, plain] = sample.items;

const placed = {
  ...sample,
  items: [one, framed, plain].flatMap((item, place) => {
    if (item === undefined) return [];
    const article = { designer: 'photo-frame', query } as const;
    return [{ ...item, ...(place === 1 && { article }), ...(place < 2 && { photo }) }];
  }),
};

test('an item with a photo is a task, with all that its maker has to know', () => {
  expect(renderTaskOf(placed, 0)).toMatchObject(
    E.right({
      kind: 'render',
      orderId: placed.id,
      orderNumber: placed.number,
      item: 0,
      job: { photo, quantity: 1, picture: { materialType: 'leinwand', format: { width: 600 } } },
    }),
  );
  expect(renderTaskOf(placed, 1)).toMatchObject(
    E.right({
      job: {
        article: { query },
        picture: {
          materialType: 'poster',
          format: { width: 300, height: 400, unit: 'cm' },
          frame: { frameType: 'holzrahmen', glazing: { mat: { matSize: 30 } } },
        },
      },
    }),
  );
});

test('an item without a photo, and none at all, is none', () => {
  const none = E.left({ kind: 'not-printable' });
  expect([renderTaskOf(placed, 2), renderTaskOf(placed, 3)]).toEqual([none, none]);
});
