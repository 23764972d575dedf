import { Hono } from 'hono';

import type { Within } from '../../adapters/shared/within.ts';
import {
  accessoryFields,
  accessoryPath,
  cartAnswerId,
  cartFields,
  cartPath,
  cartWants,
  giftVoucherPath,
  readCartQuantity,
  voucherFields,
  voucherPath,
  type CartAnswer,
  type CartWant,
} from '../../core/domain/cart/cart-forms.ts';
import { cartCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import { localeTable } from '../../core/domain/locale/locales.ts';
import { pathFor } from '../../core/domain/routing/pages.ts';
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { specialWords } from '../../core/domain/routing/special-prefixes.ts';
import { pipe, TE } from '../../core/fp.ts';
import type { HasCarts } from '../../core/ports/carts.ts';
import type { HasLog } from '../../core/ports/log.ts';
import type { ArticlePrices } from '../../core/ports/article-prices.ts';
import type { Owner } from '../../core/ports/owner.ts';
import type { HasVouchers } from '../../core/ports/vouchers.ts';
import type { Prices } from '../../core/ports/prices.ts';
import { addAccessory, type AddAccessoryError } from '../../core/usecases/add-accessory.ts';
import {
  addVoucher,
  buyGiftVoucher,
  type AddVoucherError,
  type BuyVoucherError,
} from '../../core/usecases/use-voucher.ts';
import { changeCart, putIntoCart, visitorCart } from '../../core/usecases/keep-cart.ts';
import type { HasClock } from '../../core/ports/clock.ts';
import type { HasCustomers } from '../../core/ports/customers.ts';
import type { CustomersOf, PersonalisationsOf } from '../../core/ports/page-ports.ts';
import { giftOf } from './gift-fields.ts';
import type { Form } from './form.ts';
import { formRoute, type FormRouteSettings } from './form-route.ts';
import { newLists } from './new-lists.ts';
import { listFormOf, type ListPlace, type ListWish } from './list-form.ts';

type CartSettings = HasCarts &
  HasVouchers &
  HasClock &
  HasLog &
  FormRouteSettings & {
    readonly customersOf: Within<CustomersOf>;
    readonly personalisations: Within<PersonalisationsOf>;
    readonly prices: Within<Prices>;
    readonly articlePrices: Within<ArticlePrices>;
  };

type CartFormError = AddAccessoryError | AddVoucherError | BuyVoucherError;

const problems = {
  'accessory-unknown': 'refused',
  'accessory-pieces': 'accessory-pieces',
  'article-refused': 'refused',
  'not-sold': 'not-sold',
  'prices-unavailable': 'failed',
  'personalisation-lacking': 'photos-lacking',
  'personalisations-unavailable': 'failed',
  'cart-full': 'full',
  'too-many-pieces': 'too-many',
  'not-in-cart': 'refused',
  'cart-unavailable': 'failed',
  'vouchers-unavailable': 'failed',
  'gift-refused': 'gift-refused',
  'voucher-missing': 'voucher-missing',
  'voucher-unknown': 'voucher-unknown',
  'voucher-expired': 'voucher-expired',
  'voucher-currency': 'voucher-currency',
  'voucher-added': 'voucher-added',
  'too-many-vouchers': 'too-many-vouchers',
  'cart-empty': 'cart-empty',
} as const satisfies Record<CartFormError['kind'], CartAnswer>;

const quantityOf = (text: string | null): number => readCartQuantity(text ?? '') ?? 0;

const changeBy = (settings: CartSettings, owner: Owner, wish: ListWish<CartWant>) => {
  const { want, fields, scope, cookies, signal } = wish;
  const fieldOf = (name: keyof typeof cartFields): string => fields.get(cartFields[name]) ?? '';
  const quantity = quantityOf(fieldOf('quantity'));
  const key = fieldOf('item');
  switch (want) {
    case 'put': {
      const { carts, clock, log } = settings;
      const personalisations = settings.personalisations(signal)(cookies);
      const prices = settings.prices(signal);
      const articlePrices = settings.articlePrices(signal);
      const [articles, quantities] = [
        fields.getAll(cartFields.article),
        fields.getAll(cartFields.quantity),
      ];
      const designer = fieldOf('designer');
      const wishes = (articles.length === 0 ? [''] : articles).map((query, position) => ({
        designer,
        query,
        quantity: quantityOf(quantities[position] ?? null),
      }));
      return putIntoCart(
        scope,
        owner,
        wishes,
      )({ carts, clock, log, personalisations, prices, articlePrices });
    }
    case 'set-quantity':
      return changeCart(owner, { kind: want, key, quantity })(settings);
    case 'remove':
      return changeCart(owner, { kind: want, key })(settings);
  }
};

const addAccessoryBy = (settings: CartSettings, owner: Owner, wish: ListWish<'add'>) => {
  const { fields, scope, cookies, signal } = wish;
  const sku = fields.get(accessoryFields.sku) ?? '';
  const pieces = quantityOf(fields.get(accessoryFields.quantity));
  const { carts, clock, log } = settings;
  const personalisations = settings.personalisations(signal)(cookies);
  const prices = settings.prices(signal);
  const articlePrices = settings.articlePrices(signal);
  return addAccessory(scope, owner, { sku, pieces })({
    carts,
    clock,
    log,
    personalisations,
    prices,
    articlePrices,
  });
};

const said = {
  put: 'added',
  'set-quantity': 'changed',
  remove: 'removed',
} as const satisfies Record<CartWant, CartAnswer>;

/** With the place where an answer stands. */
const hrefOf =
  (sites: SiteConfiguration) =>
  ({ site, locale }: ListPlace, answer: CartAnswer | undefined): string => {
    const [word] = specialWords('cart', localeTable[locale].language);
    const route = { kind: 'content', segments: [word] } as const;
    const path = pathFor(sites, site.channel, { locale, platform: 'web', route });
    return answer === undefined ? path : `${path}#${cartAnswerId(answer)}`;
  };

type CartListSettings = HasCarts &
  HasClock &
  HasLog &
  Pick<FormRouteSettings, 'sites'> & { readonly customersOf: Within<CustomersOf> };

/** What all forms have in common that put something into the cart. */
const cartListParts = (settings: CartListSettings) =>
  ({
    cookieName: cartCookie,
    customersOf: settings.customersOf,
    mayKeep: newLists(),
    findOwner: (key: string | undefined) => (customers: HasCustomers) =>
      visitorCart.findOwner(key)({ ...settings, ...customers }),
    ofNobody: 'refused',
    href: hrefOf(settings.sites),
  }) as const;

const problemOf = ({ kind }: CartFormError): CartAnswer => problems[kind];

/** Puts a gift voucher into the cart. */
export const giftVoucherForm = (settings: CartListSettings): Form =>
  listFormOf<'put', CartAnswer>({
    ...cartListParts(settings),
    wants: ['put'],
    begins: ['put'],
    perform: (owner, { scope, fields }) =>
      pipe(
        buyGiftVoucher(scope, owner, giftOf(fields))(settings),
        TE.bimap(problemOf, (): CartAnswer => 'added'),
      ),
  });

/** The forms as an application to be mounted at the root. */
export const cartForms = (settings: CartSettings): Hono => {
  const common = cartListParts(settings);
  const form = listFormOf<CartWant, CartAnswer>({
    ...common,
    wants: cartWants,
    begins: ['put'],
    perform: (owner, wish) =>
      pipe(
        changeBy(settings, owner, wish),
        TE.bimap(problemOf, (): CartAnswer => said[wish.want]),
      ),
  });
  const accessoryForm = listFormOf<'add', CartAnswer>({
    ...common,
    wants: ['add'],
    begins: ['add'],
    perform: (owner, wish) =>
      pipe(
        addAccessoryBy(settings, owner, wish),
        TE.bimap(problemOf, (): CartAnswer => 'added'),
      ),
  });
  const voucherForm = listFormOf<'add', CartAnswer>({
    ...common,
    wants: ['add'],
    begins: [],
    ofNobody: 'cart-empty',
    perform: (owner, { scope, fields }) =>
      pipe(
        addVoucher(scope, owner, fields.get(voucherFields.code) ?? '')(settings),
        TE.bimap(problemOf, (): CartAnswer => 'voucher-taken'),
      ),
  });
  const app = new Hono();
  app.post(cartPath, formRoute(settings, form));
  app.post(accessoryPath, formRoute(settings, accessoryForm));
  app.post(voucherPath, formRoute(settings, voucherForm));
  app.post(giftVoucherPath, formRoute(settings, giftVoucherForm(settings)));
  return app;
};
