import type { ProductOption } from '../../../core/domain/products/product.ts';
import { ApplyChoice } from '../choice/choice.tsx';
import { hiddenFieldsOf } from '../choice/hidden-fields.ts';
import { Field } from '../field/field.tsx';
import styles from './option-select.module.css';

type OptionSelectProps = {
  readonly option: ProductOption;
  readonly legend: string;
  readonly labelOf: (value: string) => string;
  /** A sentence below. */
  readonly note?: string | undefined;
  readonly choose: ((value: string) => void) | undefined;
};

/** An option as a list to choose from; a form where no script runs. */
export const OptionSelect = (props: OptionSelectProps) => {
  const { option, legend, labelOf, note, choose } = props;
  const { name: optionName, key, values } = option;
  const anchor = `part-${optionName}`;
  const chosen = values.find(({ isChosen }) => isChosen);
  const others = (chosen?.pairs ?? []).filter(([name]) => name !== key);
  return (
    <form
      className={styles['form']}
      method="get"
      action={`#${anchor}`}
      id={anchor}
      autoComplete="off"
      data-choice=""
    >
      {hiddenFieldsOf(others).map(({ name, value }) => (
        <input type="hidden" name={name} value={value} key={`${name} ${value}`} />
      ))}
      <Field label={legend}>
        {(control) => (
          <select
            {...control}
            name={key}
            value={chosen?.value ?? ''}
            onChange={({ currentTarget }) => choose?.(currentTarget.value)}
          >
            {values.map(({ value }) => (
              <option value={value} key={value}>
                {labelOf(value)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <ApplyChoice />
      {note !== undefined && <p>{note}</p>}
    </form>
  );
};
