import { accessoryFields, accessoryPath } from '../../../core/domain/cart/cart-forms.ts';
import { useText } from '../../messages/text.tsx';
import {
  ArticleButton,
  ArticleForm,
  ArticleHeading,
  ArticleLine,
} from '../article-list/article-list.tsx';
import { Field } from '../field/field.tsx';
import { CartQuantity } from './cart-quantity.tsx';

/** What is sold beside something in the cart, by the piece. */
export type CartExtra = {
  readonly sku: string;
  readonly name: string;
  /** What tells it from others of its name; undefined where there is one. */
  readonly detail: string | undefined;
  /** Of one piece, printed. */
  readonly price: string;
  /** Pieces at once. */
  readonly most: number;
};

type CartExtrasProps = { readonly locale: string; readonly extras: readonly CartExtra[] };

const usualPieces = 25;

/** All that goes along, in one list, and how many of it. */
export const CartExtras = ({ locale, extras }: CartExtrasProps) => {
  const text = useText();
  const optionOf = ({ sku, name, detail = name, price }: CartExtra) => (
    <option value={sku} key={sku}>
      {text('cart.extra-price', { name: detail, price })}
    </option>
  );
  return (
    <ArticleLine>
      <ArticleHeading>{text('cart.extras')}</ArticleHeading>
      <ArticleForm action={accessoryPath} fields={[[accessoryFields.locale, locale]]}>
        <Field label={text('cart.extra')}>
          {(control) => (
            <select {...control} name={accessoryFields.sku}>
              {[...Map.groupBy(extras, ({ name }) => name)].map(([name, named]) =>
                named.every(({ detail }) => detail === undefined) ? (
                  named.map(optionOf)
                ) : (
                  <optgroup label={name} key={name}>
                    {named.map(optionOf)}
                  </optgroup>
                ),
              )}
            </select>
          )}
        </Field>
        <CartQuantity quantity={usualPieces} most={Math.max(...extras.map(({ most }) => most))} />
        <ArticleButton name={text('cart.extra')}>{text('cart.put')}</ArticleButton>
      </ArticleForm>
    </ArticleLine>
  );
};
