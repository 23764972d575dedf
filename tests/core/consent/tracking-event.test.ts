import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  dataLayerEntry,
  readDataLayerEntry,
} from '../../../core/domain/consent/data-layer-entry.ts';
import { eventsOfView, type ShownPage } from '../../../core/domain/consent/shown-events.ts';
import type { TrackedItem, TrackingEvent } from '../../../core/domain/consent/tracking-event.ts';
import { E } from '../../../core/fp.ts';
import { anyShownPage, anyTrackedItem, anyTrackingEvent } from '../../arbitraries/tracking.ts';
import { trackedPage } from '../../fakes/tracked-page.ts';

const refused = E.left({ kind: 'no-tracking-event' });

const item: TrackedItem = {
  id: 'leinwand_600x400',
  category: 'framedMaterial',
  variant: '600x400',
  quantity: 2,
  price: { minorUnits: 6490, currency: 'eur' },
};

describe('an entry of the data layer', () => {
  property.prop([anyTrackingEvent])('reads as the event that it was made of', (event) => {
    expect(readDataLayerEntry(dataLayerEntry(event))).toEqual(E.right(event));
  });

  property.prop([anyTrackingEvent])('keeps its event through JSON', (event) => {
    const sent: unknown = JSON.parse(JSON.stringify(dataLayerEntry(event)));
    expect(readDataLayerEntry(sent)).toEqual(E.right(event));
  });

  property.prop([anyTrackedItem, anyTrackedItem])(
    'has all of its keys, so that nothing of an earlier one stays',
    (first, second) => {
      const keysOf = (one: TrackedItem): readonly string[] => {
        const entry = dataLayerEntry({ event: 'view_item', item: one });
        return 'ecommerce' in entry
          ? [...Object.keys(entry.ecommerce), ...Object.keys(entry.ecommerce.items[0])]
          : [];
      };
      expect(keysOf(first)).toEqual(keysOf(second));
      expect(keysOf(first)).toHaveLength(8);
    },
  );

  test('names an article as tags want it', () => {
    expect(dataLayerEntry({ event: 'add_to_cart', item })).toEqual({
      event: 'add_to_cart',
      ecommerce: {
        currency: 'EUR',
        value: 129.8,
        items: [
          {
            item_id: 'leinwand_600x400',
            item_category: 'framedMaterial',
            item_variant: '600x400',
            quantity: 2,
            price: 64.9,
          },
        ],
      },
    });
    const unpriced = dataLayerEntry({ event: 'view_item', item: { ...item, price: undefined } });
    expect(unpriced).toMatchObject({
      ecommerce: { currency: null, value: null, items: [{ price: null }] },
    });
  });

  property.prop([fc.anything()])('is refused where it is not an entry', (value) => {
    expect(readDataLayerEntry(value)).toEqual(refused);
  });

  test('is refused where a word, a number of pieces or a price is not valid', () => {
    const spoil = (event: TrackingEvent, change: object): unknown => ({
      ...dataLayerEntry(event),
      ...change,
    });
    const bought = { event: 'add_to_cart', item } as const;
    const itemWith = (change: object): unknown => ({
      currency: 'EUR',
      value: 64.9,
      items: [
        {
          item_id: 'a',
          item_category: 'b',
          item_variant: '',
          quantity: 1,
          price: 64.9,
          ...change,
        },
      ],
    });
    const read = (ecommerce: unknown) => readDataLayerEntry(spoil(bought, { ecommerce }));
    expect(E.isRight(read(itemWith({})))).toBe(true);
    for (const change of [{ quantity: 0 }, { quantity: 1.5 }, { price: -1 }, { price: 64.999 }])
      expect(read(itemWith(change))).toEqual(refused);
    expect(read({ currency: 'XXX', value: 1, items: [{}] })).toEqual(refused);
    expect(
      readDataLayerEntry(
        spoil(bought, { ecommerce: { ...Object(itemWith({})), currency: 'jpy' } }),
      ),
    ).toEqual(refused);
    expect(
      readDataLayerEntry(
        spoil(
          { event: 'split_evaluation', flag: 'product_matrix', treatment: 'on' },
          {
            treatment: 'control',
          },
        ),
      ),
    ).toEqual(refused);
  });
});

const names = (events: readonly TrackingEvent[]): readonly string[] =>
  events.map(({ event }) => event);

describe('what is told of views', () => {
  property.prop([anyShownPage])(
    'is the page, its article, what was put into the cart, and a sign-up, at first',
    (shown) => {
      expect(names(eventsOfView(undefined, shown))).toEqual([
        'page_view',
        ...(shown.item === undefined ? [] : ['view_item']),
        ...(shown.added === undefined ? [] : ['add_to_cart']),
        ...(shown.newsletter === 'mail-sent' ? ['newsletter_sign_up'] : []),
        ...(shown.signUp === undefined ? [] : ['sign_up']),
      ]);
    },
  );

  property.prop([anyShownPage])('is nothing where the same is shown again', (shown) => {
    expect(eventsOfView(shown, shown)).toEqual([]);
  });

  property.prop([anyShownPage, anyShownPage])('depends on what changed', (before, shown) => {
    const told = names(eventsOfView(before, shown));
    const isSamePage = before.page.path === shown.page.path;
    expect(told.includes('page_view')).toBe(!isSamePage);
    expect(told.includes('select_item')).toBe(
      isSamePage &&
        before.item !== undefined &&
        shown.item !== undefined &&
        before.item.id !== shown.item.id,
    );
    expect(told.includes('newsletter_sign_up')).toBe(
      !isSamePage && shown.newsletter === 'mail-sent',
    );
    expect(eventsOfView(before, shown).filter(({ event }) => event === 'sign_up')).toEqual(
      isSamePage || shown.signUp === undefined ? [] : [{ event: 'sign_up', method: shown.signUp }],
    );
    expect(told.includes('add_to_cart')).toBe(!isSamePage && shown.added !== undefined);
    expect(told.includes('view_item')).toBe(
      shown.item !== undefined && (!isSamePage || before.item === undefined),
    );
  });

  test('is not a selection where a price arrives', () => {
    const shown = (of: TrackedItem): ShownPage => ({
      page: trackedPage,
      item: of,
      added: undefined,
      newsletter: undefined,
      signUp: undefined,
    });
    expect(eventsOfView(shown({ ...item, price: undefined }), shown(item))).toEqual([]);
    expect(names(eventsOfView(shown(item), shown({ ...item, variant: '900x600' })))).toEqual([
      'select_item',
    ]);
    expect(names(eventsOfView(shown(item), shown({ ...item, category: 'photoFrame' })))).toEqual([
      'select_item',
    ]);
    const error = { ...shown(item), page: { ...trackedPage, kind: 'error' as const } };
    expect(names(eventsOfView(shown(item), error))).toContain('page_view');
  });
});
