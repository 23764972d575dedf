import { cartLimits } from '../../../core/domain/cart/cart.ts';
import { cartFields } from '../../../core/domain/cart/cart-forms.ts';
import { useText } from '../../messages/text.tsx';
import { Field } from '../field/field.tsx';

type CartQuantityProps = {
  /** At first. */
  readonly quantity: number;
  readonly most?: number;
};

/** How many pieces, from one on. */
export const CartQuantity = ({ quantity, most = cartLimits.quantity }: CartQuantityProps) => {
  const text = useText();
  return (
    <Field label={text('cart.quantity')}>
      {(control) => (
        <input
          {...control}
          type="number"
          inputMode="numeric"
          name={cartFields.quantity}
          min={1}
          max={most}
          step={1}
          required
          defaultValue={quantity}
        />
      )}
    </Field>
  );
};
