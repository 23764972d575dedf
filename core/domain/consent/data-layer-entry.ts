/**
 * Tracking events for tag managers. Each entry has all keys, also empty ones: a tag manager merges
 * entries, and no value of an earlier one may remain.
 */
import { E, t } from '../../fp.ts';
import { isDesignerProduct } from '../catalogue/designers.ts';
import { isFlagName, treatments, type FlagName } from '../flags/flags.ts';
import { isChannel } from '../locale/channel.ts';
import { isLocale } from '../locale/locale.ts';
import { currencies } from '../locale/locales.ts';
import { parseWirePrice, printWirePrice } from '../money/wire-price.ts';
import { oneOf } from '../text/one-of.ts';
import {
  itemEvents,
  trackedPageKinds,
  type ItemEventName,
  type TrackedItem,
  type TrackingEvent,
} from './tracking-event.ts';
import { signUpMethods } from '../customer/sign-up-methods.ts';

/** `price` is in major units. */
export type DataLayerItem = {
  readonly item_id: string;
  readonly item_category: string;
  readonly item_variant: string;
  readonly quantity: number;
  readonly price: number | null;
};

export type DataLayerEntry =
  | {
      readonly event: 'page_view';
      readonly page_type: string;
      readonly page_path: string;
      readonly page_title: string;
      readonly language: string;
      readonly channel: string;
    }
  | {
      readonly event: ItemEventName;
      readonly ecommerce: {
        readonly currency: string | null;
        /** All pieces, in major units. */
        readonly value: number | null;
        readonly items: readonly [DataLayerItem];
      };
    }
  | { readonly event: 'designer_hand_off'; readonly designer: string }
  | { readonly event: 'sign_up'; readonly method: string }
  | { readonly event: 'newsletter_sign_up' }
  | { readonly event: 'split_evaluation'; readonly flag: FlagName; readonly treatment: string };

/** As tags want it; exact up to 10^13 of the currency. */
const majorUnits = (minorUnits: number): number =>
  Number(printWirePrice({ minorUnits, currency: 'eur' }));

const itemEntry = (event: ItemEventName, item: TrackedItem): DataLayerEntry => {
  const { id, category, variant, quantity, price } = item;
  return {
    event,
    ecommerce: {
      currency: price === undefined ? null : price.currency.toUpperCase(),
      value: price === undefined ? null : majorUnits(price.minorUnits * quantity),
      items: [
        {
          item_id: id,
          item_category: category,
          item_variant: variant,
          quantity,
          price: price === undefined ? null : majorUnits(price.minorUnits),
        },
      ],
    },
  };
};

/** The entry of an event. */
export const dataLayerEntry = (event: TrackingEvent): DataLayerEntry => {
  switch (event.event) {
    case 'page_view': {
      const { kind, path, title, locale, channel } = event.page;
      return {
        event: 'page_view',
        page_type: kind,
        page_path: path,
        page_title: title,
        language: locale,
        channel,
      };
    }
    case 'view_item':
    case 'select_item':
    case 'add_to_cart':
      return itemEntry(event.event, event.item);
    case 'designer_hand_off':
    case 'sign_up':
    case 'newsletter_sign_up':
    case 'split_evaluation':
      return event;
  }
};

const wordOf = <Word extends string>(name: string, isWord: (value: unknown) => value is Word) =>
  new t.Type<Word, Word, unknown>(
    name,
    isWord,
    (value, context) => (isWord(value) ? t.success(value) : t.failure(value, context)),
    (word) => word,
  );

const wholePieces = t.refinement(t.number, (count) => Number.isSafeInteger(count) && count > 0);

const Item = t.type({
  item_id: t.string,
  item_category: t.string,
  item_variant: t.string,
  quantity: wholePieces,
  price: t.union([t.number, t.null]),
});

const Entry = t.union([
  t.type({
    event: t.literal('page_view'),
    page_type: wordOf('kind of page', oneOf(trackedPageKinds)),
    page_path: t.string,
    page_title: t.string,
    language: wordOf('locale', isLocale),
    channel: wordOf('channel', isChannel),
  }),
  t.type({
    event: wordOf('item event', oneOf(itemEvents)),
    ecommerce: t.type({
      currency: t.union([t.string, t.null]),
      value: t.union([t.number, t.null]),
      items: t.tuple([Item]),
    }),
  }),
  t.type({
    event: t.literal('designer_hand_off'),
    designer: wordOf('designer', isDesignerProduct),
  }),
  t.type({ event: t.literal('sign_up'), method: wordOf('method', oneOf(signUpMethods)) }),
  t.type({ event: t.literal('newsletter_sign_up') }),
  t.type({
    event: t.literal('split_evaluation'),
    flag: wordOf('flag', isFlagName),
    treatment: wordOf('treatment', oneOf([treatments[0], treatments[1]])),
  }),
]);

/** Another shape, or a price that cannot be parsed. */
export type DataLayerRefusal = { readonly kind: 'no-tracking-event' };

const refused = E.left<DataLayerRefusal, never>({ kind: 'no-tracking-event' });

const readItem = (
  event: ItemEventName,
  {
    currency,
    items: [item],
  }: { readonly currency: string | null; readonly items: [DataLayerItem] },
): E.Either<DataLayerRefusal, TrackingEvent> => {
  const { item_id: id, item_category: category, item_variant: variant, quantity } = item;
  const known = { id, category, variant, quantity };
  if (item.price === null) return E.right({ event, item: { ...known, price: undefined } });
  const code = currencies.find((one) => one.toUpperCase() === currency);
  const price = code && parseWirePrice(code, item.price);
  return price === undefined || E.isLeft(price)
    ? refused
    : E.right({ event, item: { ...known, price: price.right } });
};

/** The inverse of `dataLayerEntry`; other entries are refused. */
export const readDataLayerEntry = (value: unknown): E.Either<DataLayerRefusal, TrackingEvent> => {
  const decoded = Entry.decode(value);
  if (E.isLeft(decoded)) return refused;
  const entry = decoded.right;
  switch (entry.event) {
    case 'page_view': {
      const { page_type: kind, page_path: path, page_title: title, language, channel } = entry;
      return E.right({
        event: 'page_view',
        page: { kind, path, title, locale: language, channel },
      });
    }
    case 'view_item':
    case 'select_item':
    case 'add_to_cart':
      return readItem(entry.event, entry.ecommerce);
    case 'designer_hand_off':
      return E.right({ event: 'designer_hand_off', designer: entry.designer });
    case 'sign_up':
      return E.right({ event: 'sign_up', method: entry.method });
    case 'newsletter_sign_up':
      return E.right({ event: 'newsletter_sign_up' });
    case 'split_evaluation':
      return E.right({
        event: 'split_evaluation',
        flag: entry.flag,
        treatment: entry.treatment,
      });
  }
};
