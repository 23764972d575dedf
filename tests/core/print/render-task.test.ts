/** The file of an item: what is printed of it, as it was ordered. */
import { expect, test } from 'vitest';

import type { OrderedPersonalisation, OrderedPhoto } from '../../../core/domain/order/order.ts';
import { canonicalJson } from '../../../core/domain/print/canonical-json.ts';
import { pagesContent, pagesTicket } from '../../../core/domain/print/pages-ticket.ts';
import { unprintedTicket } from '../../../core/domain/print/print-ticket.ts';
import { printedArtworks } from '../../../core/domain/print/printed-artworks.ts';
import { renderTaskOf } from '../../../core/domain/print/render-task.ts';
import { cardDesigns } from '../../../core/domain/products/card/designs/designs.ts';
import { parseJson } from '../../../core/domain/text/parse-json.ts';
import { isRecord } from '../../../core/domain/text/record.ts';
import { noHolidays } from '../../../core/domain/time/holidays.ts';
import { orderOf, someItem } from '../../arbitraries/order.ts';

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
  expect(renderTaskOf(placed, 0)).toMatchObject({
    kind: 'render',
    orderId: placed.id,
    orderNumber: placed.number,
    item: 0,
    job: {
      kind: 'photo',
      photo,
      quantity: 1,
      picture: { materialType: 'leinwand', format: { width: 600 } },
    },
  });
  expect(renderTaskOf(placed, 1)).toMatchObject({
    job: {
      article: { query },
      picture: {
        materialType: 'poster',
        format: { width: 300, height: 400, unit: 'cm' },
        frame: { frameType: 'holzrahmen', glazing: { mat: { matSize: 30 } } },
      },
    },
  });
});

const itemOf = (
  designer: 'card' | 'photo-frame',
  asked: string,
  personal?: OrderedPersonalisation,
) => ({
  ...someItem,
  article: { designer, query: asked },
  personal,
});

const cardQuery = 'themeId=elena&quantity=20&refinementType=gold&designGroupId=folded&locale=de-DE';

const photoCard = cardDesigns.find(({ style, sheet }) => style === 'photo' && sheet === 'folded');

test('an item with pages is one, with what was put on them', () => {
  const personal: OrderedPersonalisation = {
    words: { names: 'Zoë & Åke' },
    photos: [
      {
        uploadId: 'upload',
        digest: photo.digest,
        size: photo.size,
        orientation: photo.orientation,
        framing: { x: 0.5, y: 0.5, zoom: 1 },
      },
    ],
  };
  const order = { ...sample, items: [itemOf('card', cardQuery, personal)] };
  const { label, quantity } = someItem;
  const task = renderTaskOf(order, 0);
  expect(task?.job).toEqual({
    kind: 'pages',
    article: { designer: 'card', query: cardQuery },
    label,
    quantity,
    channel: sample.channel,
    locale: sample.locale,
    placedAt: sample.placedAt,
    personal,
  });
  if (task?.job.kind !== 'pages') throw new Error('It has pages.');
  const artworks = printedArtworks(task.job, noHolidays) ?? [];
  expect(artworks).toMatchObject([{ foil: 'gold', pages: ['front', 'inside', 'back'] }]);
  const ticket = pagesTicket(task, task.job, artworks, {
    digest: 'f'.repeat(64),
    byteCount: 3,
    type: 'pdf',
    renderer: 'test',
  });
  const told: unknown = JSON.parse(ticket);
  expect(told).toMatchObject({
    order: sample.number,
    position: 1,
    amount: quantity,
    product: { refinementType: 'gold', designGroupId: 'folded', quantity: '20' },
    label: { name: label.name },
    artworks: [
      {
        foil: 'gold',
        pages: [
          { name: 'front', passes: ['ink', 'foil'] },
          { name: 'inside', micrometres: { folds: [{ along: 'height' }] } },
          { name: 'back' },
        ],
      },
    ],
    file: { type: 'pdf', bytes: 3 },
  });
  expect(`${canonicalJson(JSON.parse(ticket))}\n`).toBe(ticket);
});

test('the ticket of pages tells what each place shows, and which have no photo', () => {
  const asked = `themeId=${photoCard?.id}&designGroupId=folded&isSample=true&locale=de-DE`;
  const { digest, size, orientation } = photo;
  const framing = { x: 0.5, y: 0.5, zoom: 1 };
  const pagesOf = (photos: OrderedPersonalisation['photos']): readonly unknown[] => {
    const order = { ...sample, items: [itemOf('card', asked, { words: {}, photos })] };
    const task = renderTaskOf(order, 0);
    if (task?.job.kind !== 'pages') throw new Error('It has pages.');
    const file = { digest, byteCount: 3, type: 'pdf', renderer: 'test' } as const;
    const artworks = printedArtworks(task.job, noHolidays) ?? [];
    const told = parseJson(pagesTicket(task, task.job, artworks, file));
    const [first] = isRecord(told) && Array.isArray(told['artworks']) ? told['artworks'] : [];
    return isRecord(first) && Array.isArray(first['pages']) ? first['pages'] : [];
  };
  expect(pagesOf([{ uploadId: 'upload', digest, size, orientation, framing }])[0]).toMatchObject({
    photos: [{ sha256: digest, orientation: 6, crop: { height: 200 } }],
    placesWithoutPhoto: [],
  });
  expect(pagesOf([])[0]).toMatchObject({ photos: [], placesWithoutPhoto: [expect.any(String)] });
});

test('the same pages are the same content, and other words are other pages', () => {
  const contentOf = (words: OrderedPersonalisation['words']): string => {
    const order = { ...sample, items: [itemOf('card', cardQuery, { words, photos: [] })] };
    const job = renderTaskOf(order, 0)?.job;
    if (job?.kind !== 'pages') throw new Error('It has pages.');
    return pagesContent(job, printedArtworks(job, noHolidays) ?? []);
  };
  expect(contentOf({})).toBe(contentOf({}));
  expect(contentOf({ names: 'Zoë' })).not.toBe(contentOf({}));
});

test('what is not printed says so, and where nothing stands there is nothing to do', () => {
  const unprinted = [
    itemOf('photo-frame', query),
    itemOf('card', 'themeId=nobody&locale=de-DE'),
    itemOf('card', 'no such thing'),
    // Places for photos, and none.
    itemOf('card', `themeId=${photoCard?.id}&locale=de-DE`),
  ];
  const order = { ...sample, items: unprinted };
  for (const place of unprinted.keys()) {
    const task = renderTaskOf(order, place);
    if (task?.job.kind !== 'not-printable') throw new Error('Nothing is printed of it.');
    expect(JSON.parse(unprintedTicket(task, task.job))).toMatchObject({
      position: place + 1,
      amount: 1,
      label: { name: 'Leinwand' },
      file: null,
    });
  }
  expect(renderTaskOf(order, unprinted.length)).toBeUndefined();
});
