import { encode } from 'uqr';

import type { ShownArticle } from '../../../core/domain/cart/cart-step.ts';
import type { OrderBlock } from '../../../core/domain/content/blocks/order.ts';
import { accountDialogQuery } from '../../../core/domain/customer/over-page.ts';
import { pictureAttributes } from '../../../core/domain/image/attributes.ts';
import { localeTable, marketTable, type Locale } from '../../../core/domain/locale/locales.ts';
import { formatMoney } from '../../../core/domain/money/format-money.ts';
import type { OrderTransfer } from '../../../core/domain/order/order-transfer.ts';
import { epcCode } from '../../../core/domain/payment/epc-code.ts';
import { legalSegments } from '../../../core/domain/routing/legal-pages.ts';
import { voucherLook } from '../../../core/domain/voucher/voucher-artwork.ts';
import { E } from '../../../core/fp.ts';
import { BankTransfer } from '../../components/bank-transfer/bank-transfer.tsx';
import { OrderPage } from '../../components/order-page/order-page.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { ArticlePicture } from '../article-picture.tsx';
import type { BlockViewProps } from '../block-view.ts';

const picture = (article: ShownArticle | undefined) =>
  article && <ArticlePicture {...article} key={article.label.name} />;

/** With the code for a bank's application, where it reads one. */
const Transfer = ({
  account,
  amount,
  reference,
  locale,
}: OrderTransfer & { readonly locale: Locale }) => {
  const code = epcCode(account, amount, reference);
  return (
    <BankTransfer
      account={account}
      amount={formatMoney(locale, amount)}
      reference={reference}
      modules={E.isRight(code) ? encode(code.right, { ecc: 'M', border: 4 }).data : undefined}
    />
  );
};

export const OrderBlockView = ({
  block: { id, step },
  locale,
  resolveLink,
}: BlockViewProps<OrderBlock>) => {
  const { language, market } = localeTable[locale];
  const { timeZone } = marketTable[market];
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const countries = new Intl.DisplayNames([locale], { type: 'region' });
  const withdrawal = `/${legalSegments.withdrawal[language]}`;
  const articles = step.kind === 'shown' ? step.articles : [];
  return (
    <div id={id}>
      <OrderPage
        step={step}
        locale={locale}
        pictures={articles.map(picture)}
        giftPicture={({ design }) => (
          <Picture {...pictureAttributes('tile', voucherLook(locale, design))} alt="" fit="cover" />
        )}
        transfer={
          step.kind === 'shown' && step.transfer && <Transfer {...step.transfer} locale={locale} />
        }
        withdrawalHref={resolveLink(withdrawal)?.href ?? withdrawal}
        logInHref={accountDialogQuery('', 'log-in')}
        printDay={(instant) => days.format(instant)}
        countryName={(country) => countries.of(country) ?? country}
      />
    </div>
  );
};
