import type { ChangeEvent } from 'react';

import { sanitizeDimension } from '../../../../../../core/domain/format/dimension-input.ts';
import type { LengthUnit } from '../../../../../../core/domain/locale/locales.ts';
import { Field } from '../../../../../components/field/field.tsx';
import styles from './own-format.module.css';

type DimensionFieldProps = {
  readonly name: 'width' | 'height';
  readonly label: string;
  readonly unit: LengthUnit;
  readonly value: string;
  readonly error?: string | undefined;
  /** The element that states the limits. */
  readonly hintId: string;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
};

/**
 * Cleans what was typed. The caret stays behind the same character: the cleaned text before it
 * tells where that is.
 */
const sanitizeInput = (unit: LengthUnit, { currentTarget }: ChangeEvent<HTMLInputElement>) => {
  const { value, selectionStart } = currentTarget;
  const clean = sanitizeDimension(unit, value);
  if (clean !== value) {
    const caret = sanitizeDimension(unit, value.slice(0, selectionStart ?? value.length)).length;
    currentTarget.value = clean;
    currentTarget.setSelectionRange(caret, caret);
  }
  return clean;
};

/** One side of an own format (storefront §5, "Dimension input"). */
export const DimensionField = (props: DimensionFieldProps) => {
  const { name, label, unit, value, error, hintId, onChange, onLeave } = props;
  return (
    <Field label={label} labelDetail={unit} error={error} hintId={hintId}>
      {(control) => (
        <span className={styles['input']} data-invalid={error && ''}>
          <input
            {...control}
            name={name}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            required
            value={value}
            onChange={(event) => onChange(sanitizeInput(unit, event))}
            onBlur={onLeave}
          />
          <span aria-hidden="true">{unit}</span>
        </span>
      )}
    </Field>
  );
};
