/** An order as its buyer sees it: how far it is, what it is, and what can be done with it. */
import type { ReactNode } from 'react';

import type { CartGift } from '../../../core/domain/cart/cart.ts';
import { cartFields, cartPath } from '../../../core/domain/cart/cart-forms.ts';
import { addressLines } from '../../../core/domain/customer/postal-address.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { formatMoney } from '../../../core/domain/money/format-money.ts';
import {
  orderAnswerId,
  orderAnswers,
  orderFields,
  type OrderAnswer,
  type OrderPageStep,
  type OrderWant,
} from '../../../core/domain/order/order-page.ts';
import {
  orderStage,
  orderSteps,
  orderWays,
  type OrderStepReached,
} from '../../../core/domain/order/order-progress.ts';
import type { Order, OrderedItem } from '../../../core/domain/order/order.ts';
import { useText } from '../../messages/text.tsx';
import {
  Article,
  ArticleButton,
  ArticleForm,
  ArticleNote,
  Articles,
  ArticleWays,
} from '../article-list/article-list.tsx';
import { joinedDetails } from '../article-list/joined-details.ts';
import { Button, ButtonLink } from '../button/button.tsx';
import { FactList } from '../fact-list/fact-list.tsx';
import { FormAnswers } from '../notice/form-answers.tsx';
import { Notice } from '../notice/notice.tsx';
import { PageSection } from '../page-section/page-section.tsx';
// The withdrawal's form looks the same.
import forms from '../withdrawal-form/withdrawal-form.module.css';
import { InvoiceLinks } from './invoice-links.tsx';
import { DefectForm } from './defect-form.tsx';
import { WithdrawalWay, WithdrawnGoods } from './withdrawal-way.tsx';
import { OrderSums } from './order-sums.tsx';
import styles from './order-page.module.css';

type Printers = {
  readonly locale: Locale;
  /** In the market's own time; milliseconds since 1970. */
  readonly printDay: (instant: number) => string;
  readonly countryName: (country: string) => string;
};

type OrderPageProps = Printers & {
  readonly step: OrderPageStep;
  /** In the order of its items. */
  readonly pictures: readonly ReactNode[];
  readonly giftPicture: (gift: CartGift) => ReactNode;
  readonly withdrawalHref: string;
  readonly logInHref: string;
  /** How to transfer the money, where it is waited for. */
  readonly transfer?: ReactNode;
};

const tones = {
  cancelled: 'positive',
  'too-late': 'warning',
  'defect-sent': 'positive',
  failed: 'error',
} as const satisfies Record<OrderAnswer, string>;

/** What came of the last form. */
const Answers = () => {
  const text = useText();
  return (
    <FormAnswers
      tones={tones}
      answers={orderAnswers}
      idOf={orderAnswerId}
      textOf={(answer) => text(`order.answer.${answer}`)}
    />
  );
};

const Section = ({
  headline,
  children,
}: {
  readonly headline?: string | undefined;
  readonly children: ReactNode;
}) => (
  <PageSection headline={headline} width="text">
    <div className={forms['form']}>{children}</div>
  </PageSection>
);

const WishForm = ({
  wants,
  hint,
  children,
}: {
  readonly wants: OrderWant;
  readonly hint?: string;
  readonly children: ReactNode;
}) => (
  <form method="post" action="#" className={forms['form']}>
    <input type="hidden" name={orderFields.wants} value={wants} />
    {hint !== undefined && <p>{hint}</p>}
    <div>{children}</div>
  </form>
);

const Step = ({ name, at, printDay }: OrderStepReached & Pick<Printers, 'printDay'>) => {
  const text = useText();
  return (
    <li className={styles['step']} data-open={at === undefined ? '' : undefined}>
      <div>
        {text(`order.step.${name}`)}
        <ArticleNote>{at === undefined ? text('order.step.open') : printDay(at)}</ArticleNote>
      </div>
    </li>
  );
};

const Progress = ({
  order,
  printDay,
  transfer,
}: SectionProps & Pick<OrderPageProps, 'transfer'>) => {
  const text = useText();
  const { placed, state } = order;
  const tracking = state.kind === 'shipped' ? state.tracking : [];
  return (
    <Section headline={text(`order.state.${orderStage(order)}`)}>
      <Answers />
      <FactList
        facts={[
          [text('order.number'), [placed.number]],
          ...(placed.items.length === 0
            ? []
            : [[text('order.arrival'), [printDay(placed.arrival)]] as const]),
          ...tracking.map(
            ({ carrier, code }) => [text('order.tracking', { carrier }), [code]] as const,
          ),
        ]}
      />
      {transfer}
      {orderWays(order).canPay && (
        <WishForm wants="pay">
          <Button type="submit">
            {text(orderStage(order) === 'failed' ? 'order.pay-again' : 'order.pay')}
          </Button>
        </WishForm>
      )}
      <ol role="list" aria-label={text('order.steps')}>
        {orderSteps(order).map((step) => (
          <Step {...step} printDay={printDay} key={step.name} />
        ))}
      </ol>
    </Section>
  );
};

type ShownOrder = Extract<OrderPageStep, { readonly kind: 'shown' }>;

type SectionProps = Printers & { readonly order: Order };

const Item = ({
  item,
  picture,
  locale,
}: {
  readonly item: OrderedItem;
  readonly picture: ReactNode;
  readonly locale: Locale;
}) => {
  const text = useText();
  const { article, label, quantity, sum, personal } = item;
  const { photoCount } = label;
  const ownCount = personal?.photos.length ?? 0;
  const photos =
    ownCount > 0
      ? text('article.own-photos', { count: ownCount })
      : photoCount !== undefined && text('article.photos', { count: photoCount });
  return (
    <Article
      name={text('order.pieces', { count: quantity, name: label.name })}
      detail={joinedDetails(
        [label.kind, ...label.details, photos].flatMap((detail) => detail || []),
      )}
      picture={picture}
      price={formatMoney(locale, sum)}
    >
      <ArticleForm
        action={cartPath}
        fields={[
          [cartFields.locale, locale],
          [cartFields.wants, 'put'],
          [cartFields.designer, article.designer],
          [cartFields.article, article.query],
          [cartFields.quantity, String(quantity)],
        ]}
      >
        <ArticleButton name={label.name}>{text('order.again')}</ArticleButton>
      </ArticleForm>
    </Article>
  );
};

const Items = ({
  order: { placed },
  pictures,
  giftPicture,
  locale,
}: SectionProps & Pick<OrderPageProps, 'pictures' | 'giftPicture'>) => {
  const text = useText();
  return (
    <PageSection headline={text('order.items')}>
      <Articles facts={placed.items.length === 0 ? [] : [text('order.again.hint')]}>
        {placed.items.map((item, place) => (
          <Item
            key={`${item.article.designer} ${item.article.query}`}
            item={item}
            picture={pictures[place]}
            locale={locale}
          />
        ))}
        {placed.gifts.map((gift) => (
          <Article
            key={gift.id}
            name={text('order.gift', { name: gift.recipient })}
            detail={undefined}
            picture={giftPicture(gift)}
            price={formatMoney(locale, gift.amount)}
          >
            {undefined}
          </Article>
        ))}
      </Articles>
    </PageSection>
  );
};

const Where = ({ order: { placed }, printDay, countryName }: SectionProps) => {
  const text = useText();
  const { billing, delivery, items, placedAt, paymentMethod } = placed;
  const linesOf = (address: typeof billing) => [
    ...addressLines(address),
    countryName(address.country),
  ];
  return (
    <FactList
      facts={[
        [text('order.placed-on'), [printDay(placedAt)]],
        [text('order.payment'), [text(`order.payment.${paymentMethod}`)]],
        ...(items.length === 0
          ? []
          : [[text('order.delivery'), linesOf(delivery ?? billing)] as const]),
        ...(delivery === undefined && items.length > 0
          ? []
          : [[text('order.billing'), linesOf(billing)] as const]),
      ]}
    />
  );
};

const Ways = ({ order, withdrawalHref }: SectionProps & Pick<OrderPageProps, 'withdrawalHref'>) => {
  const text = useText();
  const { canCancel, canWithdraw } = orderWays(order);
  const { terms, buyer, items } = order.placed;
  const isSaid = items.length > 0 && terms.isWithdrawalExcluded && !buyer.isBusiness;
  return (
    <>
      {canCancel && (
        <WishForm wants="cancel" hint={text('order.cancel.hint')}>
          <Button type="submit" tone="secondary">
            {text('order.cancel')}
          </Button>
        </WishForm>
      )}
      {canWithdraw && <WithdrawalWay order={order} withdrawalHref={withdrawalHref} />}
      <WithdrawnGoods order={order} />
      {isSaid && <ArticleNote>{text('order.made-to-order')}</ArticleNote>}
    </>
  );
};

/** What was issued, or what comes with the dispatch; nothing is issued for what is not sent. */
const Papers = ({
  order: { placed, state },
  invoices,
  locale,
}: SectionProps & Pick<ShownOrder, 'invoices'>) => {
  const text = useText();
  if (invoices === undefined) return <ArticleNote>{text('order.invoice-unavailable')}</ArticleNote>;
  const isOver = state.kind === 'cancelled' || state.kind === 'refunded';
  return invoices.length === 0 && placed.items.length > 0 && !isOver ? (
    <ArticleNote>{text('order.invoice-later')}</ArticleNote>
  ) : (
    <InvoiceLinks invoices={invoices} locale={locale} />
  );
};

/** Nobody's, or while nobody can say whose it is. */
const Nobody = ({
  isAway,
  logInHref,
}: { readonly isAway: boolean } & Pick<OrderPageProps, 'logInHref'>) => {
  const text = useText();
  return (
    <Section>
      <Answers />
      {isAway ? (
        <Notice tone="warning">
          <p>{text('order.unavailable')}</p>
        </Notice>
      ) : (
        <>
          <p>{text('order.none')}</p>
          <ArticleWays>
            <ButtonLink href={logInHref}>{text('account-dialog.log-in')}</ButtonLink>
          </ArticleWays>
        </>
      )}
    </Section>
  );
};

/** Forms and links alone, the same with scripts and without. */
export const OrderPage = ({
  step,
  pictures,
  giftPicture,
  withdrawalHref,
  logInHref,
  transfer,
  ...printers
}: OrderPageProps) => {
  const text = useText();
  if (step.kind !== 'shown')
    return <Nobody isAway={step.kind === 'unavailable'} logInHref={logInHref} />;
  const { order, refused, invoices } = step;
  const section = { ...printers, order };
  return (
    <>
      <Progress {...section} transfer={transfer} />
      <Items {...section} pictures={pictures} giftPicture={giftPicture} />
      <Section headline={text('order.total')}>
        <OrderSums order={order} locale={printers.locale} />
        <Where {...section} />
        <Papers {...section} invoices={invoices} />
        <Ways {...section} withdrawalHref={withdrawalHref} />
        {orderWays(order).canReportDefect && (
          <DefectForm items={order.placed.items} refused={refused} />
        )}
      </Section>
    </>
  );
};
