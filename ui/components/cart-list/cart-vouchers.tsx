import {
  cartFields,
  cartPath,
  voucherFields,
  voucherPath,
} from '../../../core/domain/cart/cart-forms.ts';
import { voucherCodeLimits } from '../../../core/domain/voucher/voucher-code.ts';
import { useText } from '../../messages/text.tsx';
import {
  ArticleButton,
  ArticleForm,
  ArticleHeading,
  ArticleLine,
  ArticleNote,
} from '../article-list/article-list.tsx';
import { Field } from '../field/field.tsx';

/** A voucher that is to pay. */
export type CartVoucher = {
  readonly id: string;
  /** The last characters of its code. */
  readonly ending: string;
  /** Printed: what it pays, and what is left on it; or why it pays nothing. */
  readonly pays: { readonly pays: string; readonly left: string } | undefined;
  readonly problem: 'expired' | 'currency' | 'spent' | 'unavailable' | undefined;
};

type CartVouchersProps = { readonly locale: string; readonly vouchers: readonly CartVoucher[] };

const Voucher = ({
  id,
  ending,
  pays,
  problem,
  locale,
}: CartVoucher & { readonly locale: string }) => {
  const text = useText();
  const name = text('cart.voucher-named', { ending });
  return (
    <ArticleLine>
      <div data-gross>
        <ArticleHeading>{name}</ArticleHeading>
        <ArticleNote>
          {problem === undefined && pays
            ? text('cart.voucher-pays', pays)
            : text(`cart.voucher-${problem ?? 'unavailable'}`)}
        </ArticleNote>
      </div>
      <ArticleForm
        action={cartPath}
        fields={[
          [cartFields.locale, locale],
          [cartFields.wants, 'remove'],
          [cartFields.item, id],
        ]}
      >
        <ArticleButton name={name}>{text('cart.remove')}</ArticleButton>
      </ArticleForm>
    </ArticleLine>
  );
};

/** As it is printed, in groups. */
const longestTyped = voucherCodeLimits.maximum * 2;

/** Vouchers that pay, and the form that takes another one. */
export const CartVouchers = ({ locale, vouchers }: CartVouchersProps) => {
  const text = useText();
  return (
    <>
      {vouchers.map((voucher) => (
        <Voucher {...voucher} locale={locale} key={voucher.id} />
      ))}
      <ArticleLine>
        <ArticleHeading>{text('cart.voucher')}</ArticleHeading>
        <ArticleForm action={voucherPath} fields={[[voucherFields.locale, locale]]}>
          <Field label={text('cart.voucher-code')}>
            {(control) => (
              <input
                {...control}
                name={voucherFields.code}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={longestTyped}
                required
              />
            )}
          </Field>
          <ArticleButton name={text('cart.voucher')}>{text('cart.voucher-redeem')}</ArticleButton>
        </ArticleForm>
      </ArticleLine>
    </>
  );
};
