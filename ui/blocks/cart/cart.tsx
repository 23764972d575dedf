import type { Money } from '../../../core/domain/money/money.ts';
import type {
  ShownCartItem,
  ShownGift,
  ShownVoucher,
} from '../../../core/domain/cart/cart-step.ts';
import type { CartBlock } from '../../../core/domain/content/blocks/cart.ts';
import { writtenCalendarDay } from '../../../core/domain/countdown/written-instant.ts';
import { marketTable, type Locale } from '../../../core/domain/locale/locales.ts';
import { marketOf } from '../../../core/domain/locale/markets.ts';
import { calendarDay } from '../../../core/domain/time/calendar-day.ts';
import { pictureAttributes } from '../../../core/domain/image/attributes.ts';
import { voucherLook } from '../../../core/domain/voucher/voucher-artwork.ts';
import { formatMoney } from '../../../core/domain/money/format-money.ts';
import {
  CartList,
  type CartListState,
  type CartRow,
} from '../../components/cart-list/cart-list.tsx';
import type { CartVoucher } from '../../components/cart-list/cart-vouchers.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { PriceTag } from '../../components/price/price.tsx';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { useText, type Text } from '../../messages/text.tsx';
import { ArticlePrice, DuePrice, TotalPrice } from '../article-price.tsx';
import type { BlockViewProps } from '../block-view.ts';
import { ArticlePicture, photoWords } from '../article-picture.tsx';
import { articleDetails, missingPhotoText } from '../article-words.ts';
import { shippingHref } from '../shipping-href.ts';

type Place = { readonly text: Text; readonly locale: Locale; readonly shippingHref: string };

/** Of one piece: some are free. */
const isPartlyFree = (price: ShownCartItem['price'], sum: Money): boolean =>
  typeof price === 'object' && price.priceCurrent.minorUnits !== sum.minorUnits;

const rowOf = (place: Place, item: ShownCartItem, row: number): CartRow => {
  const { key, article, quantity, price, sum, page, href } = item;
  const { text, locale } = place;
  return {
    key,
    quantity,
    page,
    href,
    name: article?.label.name,
    detail: article && articleDetails(text, article),
    picture: article && <ArticlePicture {...article} row={row} />,
    warning: article && (missingPhotoText(text, article, true) ?? photoWords(article, row)),
    price:
      typeof price === 'object' ? (
        <ArticlePrice price={price} locale={locale} shippingHref={place.shippingHref} />
      ) : (
        price
      ),
    sum: sum && (quantity > 1 || isPartlyFree(price, sum)) ? formatMoney(locale, sum) : undefined,
  };
};

const printDay = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

const rowOfGift = ({ text, locale }: Place, gift: ShownGift): CartRow => {
  const { id, recipient, email, sendOn, design, amount } = gift;
  return {
    key: id,
    quantity: undefined,
    page: undefined,
    href: undefined,
    name: text('cart.gift', { name: recipient }),
    detail: text('cart.gift-sent', { email, day: printDay(locale, sendOn) }),
    picture: (
      <Picture {...pictureAttributes('tile', voucherLook(locale, design))} alt="" fit="cover" />
    ),
    // Without a word of tax and shipping: it is money for later.
    price: (
      <span data-gross>
        <PriceTag price={{ current: formatMoney(locale, amount) }} size="s" />
      </span>
    ),
    sum: undefined,
  };
};

const voucherOf = (locale: Locale, { id, ending, pays, problem }: ShownVoucher): CartVoucher => ({
  id,
  ending: ending ?? '',
  pays: pays && {
    pays: formatMoney(locale, pays.redeemed),
    left: formatMoney(locale, pays.remaining),
  },
  problem: problem === 'other-currency' ? 'currency' : problem,
});

const stateOf = (place: Place, { step }: CartBlock): CartListState => {
  if (step.kind === 'unavailable') return step;
  const { locale } = place;
  const { total, items, extras, gifts, vouchers, due, arrival } = step;
  const { timeZone } = marketTable[marketOf(locale)];
  const Total = gifts.length > 0 ? DuePrice : TotalPrice;
  return {
    kind: 'shown',
    rows: [
      ...items.map((item, row) => rowOf(place, item, row)),
      ...gifts.map((gift) => rowOfGift(place, gift)),
    ],
    extras: extras.map(({ label, price, ...extra }) => ({
      ...extra,
      name: label.name,
      detail: label.details.join(', ') || undefined,
      price: formatMoney(locale, price),
    })),
    total: total && <Total total={total} locale={locale} shippingHref={place.shippingHref} />,
    arrival:
      arrival === undefined
        ? undefined
        : writtenCalendarDay(locale, calendarDay(timeZone, arrival)),
    vouchers: vouchers.map((voucher) => voucherOf(locale, voucher)),
    checkoutHref: step.checkoutHref,
    due: due && <DuePrice total={due} locale={locale} shippingHref={place.shippingHref} />,
  };
};

export const CartBlockView = ({ block, locale, resolveLink }: BlockViewProps<CartBlock>) => {
  const text = useText();
  const place = { text, locale, shippingHref: shippingHref(resolveLink, locale) };
  return (
    <PageSection headline={block.headline} id={block.id}>
      <CartList locale={locale} state={stateOf(place, block)} />
    </PageSection>
  );
};
