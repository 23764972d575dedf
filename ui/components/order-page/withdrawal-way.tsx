import {
  withdrawalFields,
  type WithdrawalForm,
} from '../../../core/domain/contact/withdrawal-form.ts';
import type { Order } from '../../../core/domain/order/order.ts';
import {
  withdrawableOf,
  withdrawnFrom,
  withdrawnName,
} from '../../../core/domain/order/withdrawable.ts';
import { useText } from '../../messages/text.tsx';
import { Button } from '../button/button.tsx';
import { FactList } from '../fact-list/fact-list.tsx';
// The withdrawal's form looks the same.
import forms from '../withdrawal-form/withdrawal-form.module.css';

/** To the statement of the withdrawal, which says what can be withdrawn from and is confirmed there. */
export const WithdrawalWay = ({
  order,
  withdrawalHref,
}: {
  readonly order: Order;
  readonly withdrawalHref: string;
}) => {
  const text = useText();
  const { placed } = order;
  const left = withdrawableOf(order);
  const isWhole =
    left.items.length === placed.items.length && left.gifts.length === placed.gifts.length;
  const names = [
    ...placed.items.flatMap((item, place) =>
      left.items.includes(place)
        ? [text('order.pieces', { count: item.quantity, name: withdrawnName(item) })]
        : [],
    ),
    ...placed.gifts.flatMap(({ recipient }, place) =>
      left.gifts.includes(place) ? [text('order.gift', { name: recipient })] : [],
    ),
  ];
  const { firstName, lastName, company } = placed.billing;
  const statement: WithdrawalForm = {
    name: `${firstName} ${lastName}`.trim() || company,
    orderNumber: placed.number,
    email: placed.buyer.email,
    goods: isWhole ? '' : names.join('\n'),
  };
  return (
    <form method="post" action={withdrawalHref} className={forms['form']}>
      {withdrawalFields.map((field) => (
        <input key={field} type="hidden" name={field} value={statement[field]} />
      ))}
      <div>
        <Button type="submit" tone="secondary" name="wants" value="review">
          {text('order.withdraw')}
        </Button>
      </div>
    </form>
  );
};

/** What an order was withdrawn from. */
export const WithdrawnGoods = ({ order }: { readonly order: Order }) => {
  const text = useText();
  const { items, gifts } = withdrawnFrom(order);
  const { placed } = order;
  const names = [
    ...items.flatMap((place) => {
      const item = placed.items[place];
      return item === undefined ? [] : [withdrawnName(item)];
    }),
    ...gifts.flatMap((place) => {
      const gift = placed.gifts[place];
      return gift === undefined ? [] : [text('order.gift', { name: gift.recipient })];
    }),
  ];
  return names.length === 0 ? null : <FactList facts={[[text('order.withdrawn'), names]]} />;
};
