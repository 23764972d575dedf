import type { ShownArticle } from '../../../core/domain/cart/cart-step.ts';
import type { OrderBlock } from '../../../core/domain/content/blocks/order.ts';
import { accountDialogQuery } from '../../../core/domain/customer/over-page.ts';
import { localeTable, marketTable } from '../../../core/domain/locale/locales.ts';
import { legalSegments } from '../../../core/domain/routing/legal-pages.ts';
import { OrderPage } from '../../components/order-page/order-page.tsx';
import { ArticlePicture } from '../article-picture.tsx';
import type { BlockViewProps } from '../block-view.ts';

const picture = (article: ShownArticle | undefined) =>
  article && <ArticlePicture {...article} key={article.label.name} />;

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
        withdrawalHref={resolveLink(withdrawal)?.href ?? withdrawal}
        logInHref={accountDialogQuery('', 'log-in')}
        printDay={(instant) => days.format(instant)}
        countryName={(country) => countries.of(country) ?? country}
      />
    </div>
  );
};
