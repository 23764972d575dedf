import type { ProductOption } from '../../../../../core/domain/products/product.ts';
import { ApplyChoice } from '../../../../components/choice/choice.tsx';
import { hiddenFieldsOf } from '../../../../components/choice/hidden-fields.ts';
import { Field } from '../../../../components/field/field.tsx';
import { useText } from '../../../../messages/text.tsx';
import styles from './card.module.css';

type CardQuantityProps = {
  readonly option: ProductOption;
  /** Printed, by values of the option: `40 cards · €94.00 · €2.35 a card · −40 %`. */
  readonly rungs: Readonly<Record<string, string>>;
  /** What speaks for more. */
  readonly saving: string | undefined;
  /** The way to more than the ladder has. */
  readonly more:
    | { readonly question: string; readonly text: string; readonly href: string }
    | undefined;
  readonly choose: ((value: string) => void) | undefined;
};

const anchor = 'part-quantity';

/** The ladder of quantities, each with its total; a form where no script runs. */
export const CardQuantity = (props: CardQuantityProps) => {
  const { option, rungs, saving, more, choose } = props;
  const { key, values } = option;
  const text = useText();
  const chosen = values.find(({ isChosen }) => isChosen)?.value ?? '';
  const others = (values[0]?.pairs ?? []).filter(([name]) => name !== key && name !== 'isSample');
  return (
    <form
      className={styles['rows']}
      method="get"
      action={`#${anchor}`}
      id={anchor}
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
                {rungs[value] ?? value}
              </option>
            ))}
          </select>
        )}
      </Field>
      <ApplyChoice />
      {saving !== undefined && <p>{saving}</p>}
      {more !== undefined && (
        <p className={styles['note']}>
          {more.question} <a href={more.href}>{more.text}</a>
        </p>
      )}
    </form>
  );
};
