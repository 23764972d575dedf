import type { ReactNode } from 'react';

import type { ProductOption } from '../../../core/domain/products/product.ts';
import { ApplyChoice } from '../choice/choice.tsx';
import { hiddenFieldsOf } from '../choice/hidden-fields.ts';
import { Field } from '../field/field.tsx';
import styles from './option-select.module.css';

type OptionSelectProps = {
  readonly option: ProductOption;
  readonly legend: string;
  readonly labelOf: (value: string) => string;
  /** What is chosen instead of all values, and the parameter that says so. */
  readonly other?: { readonly label: string; readonly parameter: string } | undefined;
  readonly choose: ((value: string) => void) | undefined;
  /** What is said below. */
  readonly children?: ReactNode;
};

/** An option as a list to choose from; a form where no script runs. */
export const OptionSelect = (props: OptionSelectProps) => {
  const { option, legend, labelOf, other, choose, children } = props;
  const { name: optionName, key, values } = option;
  const anchor = `part-${optionName}`;
  const chosen = values.find(({ isChosen }) => isChosen);
  const kept = ((chosen ?? values[0])?.pairs ?? []).filter(
    ([name]) => name !== key && name !== other?.parameter,
  );
  return (
    <form
      className={styles['list']}
      method="get"
      action={`#${anchor}`}
      id={anchor}
      autoComplete="off"
      data-choice=""
    >
      {hiddenFieldsOf(kept).map(({ name, value }) => (
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
            {chosen === undefined && <option value="">{other?.label}</option>}
            {values.map(({ value }) => (
              <option value={value} key={value}>
                {labelOf(value)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <ApplyChoice />
      {children}
    </form>
  );
};
