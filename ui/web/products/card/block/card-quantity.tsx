import type { ProductOption } from '../../../../../core/domain/products/product.ts';
import { Button } from '../../../../components/button/button.tsx';
import { hiddenFieldsOf } from '../../../../components/choice/hidden-fields.ts';
import { Field } from '../../../../components/field/field.tsx';
import { useText } from '../../../../messages/text.tsx';
import styles from './card.module.css';

type CardQuantityProps = {
  readonly option: ProductOption;
  /** Printed: what so many cards cost. */
  readonly priceOf: (value: string) => string | undefined;
  /** What speaks for more. */
  readonly saving: string | undefined;
  /** Shown beyond the largest quantity. */
  readonly hint: string | undefined;
  readonly choose: ((value: string) => void) | undefined;
};

/** The ladder of quantities, each with its total; a form where no script runs. */
export const CardQuantity = (props: CardQuantityProps) => {
  const { option, priceOf, saving, hint, choose } = props;
  const { key, values } = option;
  const text = useText();
  const chosen = values.find(({ isChosen }) => isChosen)?.value ?? '';
  const others = (values[0]?.pairs ?? []).filter(([name]) => name !== key && name !== 'isSample');
  return (
    <form
      className={styles['quantity']}
      method="get"
      action="#card-quantity"
      id="card-quantity"
      autoComplete="off"
      data-choice=""
    >
      {hiddenFieldsOf(others).map(({ name, value }) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      <Field label={text('card.quantity')}>
        {(control) => (
          <select
            {...control}
            name={key}
            value={chosen}
            onChange={({ currentTarget }) => choose?.(currentTarget.value)}
          >
            {chosen === '' && <option value="">{text('card.sample')}</option>}
            {values.map(({ value }) => (
              <option value={value} key={value}>
                {[text('card.pieces', { count: Number(value) }), priceOf(value)]
                  .filter((part) => part !== undefined)
                  .join(' · ')}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div data-print="none">
        <Button type="submit" tone="secondary">
          {text('configurator.apply')}
        </Button>
      </div>
      {saving !== undefined && <p className={styles['saving']}>{saving}</p>}
      {hint !== undefined && <p className={styles['note']}>{hint}</p>}
    </form>
  );
};
