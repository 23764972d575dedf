import { useId, type ReactNode } from 'react';

import styles from './field.module.css';

/** What a control gets, so that its label and what is wrong with it belong to it. */
type ControlProps = {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  readonly autoFocus: boolean | undefined;
};

type FieldProps = {
  readonly label: string;
  /** What is wrong with it, in words; absent while nothing is. */
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
        autoFocus: isFirstError === true || undefined,
      })}
      {error !== undefined && (
        <p className={styles['error']} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
};
