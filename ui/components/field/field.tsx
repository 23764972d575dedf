import { useId, type ReactNode } from 'react';

import { firstFocus } from './first-focus.ts';
import styles from './field.module.css';

/** Attributes that tie a control to its label and its error. */
type ControlProps = {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  readonly autoFocus?: boolean;
};

type FieldProps = {
  readonly label: string;
  /** The error in words; absent while there is none. */
  readonly error?: string | undefined;
  /** Whether it gets the focus as soon as it is there: the first field of a form that is wrong. */
  readonly isFirstError?: boolean | undefined;
  /** An element elsewhere that says more of it. */
  readonly hintId?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
};

/** A control of a form with its label, and below it what is wrong. */
export const Field = ({ label, error, isFirstError, hintId, children }: FieldProps) => {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby':
          error === undefined ? hintId : [errorId, hintId].filter(Boolean).join(' '),
        ...firstFocus(isFirstError === true),
      })}
      {error !== undefined && (
        <p className={styles['error']} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
};
