import type { ShownCartItem, ShownGift } from '../../../core/domain/cart/cart-step.ts';
import type { CheckoutStepName } from '../../../core/domain/checkout/checkout.ts';
import { checkoutWords } from '../../../core/domain/checkout/checkout-address.ts';
import type { CheckoutBlock } from '../../../core/domain/content/blocks/checkout.ts';
import { writtenCalendarDay } from '../../../core/domain/countdown/written-instant.ts';
import { pictureAttributes } from '../../../core/domain/image/attributes.ts';
import { orderButtonWords } from '../../../core/domain/law/order-button.ts';
import { withdrawalExclusionOf } from '../../../core/domain/law/withdrawal-exclusion.ts';
import { localeTable, marketTable, type Locale } from '../../../core/domain/locale/locales.ts';
import { formatMoney } from '../../../core/domain/money/format-money.ts';
import { formatPerMille } from '../../../core/domain/money/format-percent.ts';
import { salesTaxName } from '../../../core/domain/order/sales-tax-name.ts';
import { legalSegments, termsSegments } from '../../../core/domain/routing/legal-pages.ts';
import { specialWords } from '../../../core/domain/routing/special-prefixes.ts';
import { calendarDay } from '../../../core/domain/time/calendar-day.ts';
import { voucherLook } from '../../../core/domain/voucher/voucher-artwork.ts';
import { Checkout } from '../../components/checkout/checkout.tsx';
import type { CheckoutRow } from '../../components/checkout/checkout-props.ts';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { countriesFor } from '../../messages/countries-for.ts';
import { useText, type Text } from '../../messages/text.tsx';
import { ArticlePicture } from '../article-picture.tsx';
import { articleDetails } from '../article-words.ts';
import { GuaranteeNoticeWithin } from '../guarantee-notice/guarantee-notice.tsx';
import type { BlockViewProps } from '../block-view.ts';

const rowOf = (
  text: Text,
  locale: Locale,
  { key, article, quantity, sum }: ShownCartItem,
  row: number,
): CheckoutRow => ({
  key,
  name: article?.label.name ?? text('cart.gone'),
  detail: article && articleDetails(text, article),
  picture: article && <ArticlePicture {...article} row={row} />,
  quantity,
  sum: sum && formatMoney(locale, sum),
});

const rowOfGift = (
  text: Text,
  locale: Locale,
  { id, recipient, email, design, amount }: ShownGift,
): CheckoutRow => ({
  key: id,
  name: text('cart.gift', { name: recipient }),
  detail: email,
  picture: (
    <Picture {...pictureAttributes('tile', voucherLook(locale, design))} alt="" fit="cover" />
  ),
  quantity: 1,
  sum: formatMoney(locale, amount),
});

export const CheckoutBlockView = ({
  block: { id, step, guarantee },
  locale,
  resolveLink,
}: BlockViewProps<CheckoutBlock>) => {
  const text = useText();
  const { language, market } = localeTable[locale];
  const { timeZone } = marketTable[market];
  const hrefOf = (path: string) => resolveLink(path)?.href ?? path;
  const [word] = specialWords('checkout', language);
  const stepHref = (one: CheckoutStepName) => hrefOf(`/${word}/${checkoutWords[one][language]}`);
  const countries = new Intl.DisplayNames([locale], { type: 'region' });
  if (step.kind === 'closed') return null;
  const rows =
    step.kind === 'shown'
      ? [
          ...step.items.map((item, row) => rowOf(text, locale, item, row)),
          ...step.gifts.map((gift) => rowOfGift(text, locale, gift)),
        ]
      : [];
  return (
    <PageSection width="beside" id={id}>
      <Checkout
        step={step}
        rows={rows}
        hrefs={{
          address: stepHref('address'),
          delivery: stepHref('delivery'),
          payment: stepHref('payment'),
          review: stepHref('review'),
        }}
        cartHref={hrefOf(`/${specialWords('cart', language)[0]}`)}
        orderHref={hrefOf(`/${specialWords('order', language)[0]}`)}
        termsHref={hrefOf(`/${termsSegments[language]}`)}
        privacyHref={hrefOf(`/${legalSegments.privacy[language]}`)}
        guarantee={
          guarantee && (
            <GuaranteeNoticeWithin block={guarantee} locale={locale} resolveLink={resolveLink} />
          )
        }
        countries={countriesFor(locale)}
        countryName={(country) => countries.of(country) ?? country}
        exclusion={withdrawalExclusionOf(market)}
        orderWords={orderButtonWords[language]}
        money={(amount) => formatMoney(locale, amount)}
        percent={(perMille) => formatPerMille(locale, perMille)}
        salesTax={(line) => salesTaxName(locale, line)}
        day={(instant) => writtenCalendarDay(locale, calendarDay(timeZone, instant))}
      />
    </PageSection>
  );
};
