import { useId, type ReactNode } from 'react';

import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { firstFocus } from './first-focus.ts';
import styles from './field.module.css';

type ControlProps = {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  readonly autoFocus?: boolean;
  readonly 'data-first-focus'?: string;
};

type FieldProps = {
  /** Of the control, where a link leads to it. */
  readonly id?: string | undefined;
  readonly label: string;
  /** For screen readers, such as the unit. */
  readonly labelDetail?: string | undefined;
  readonly error?: string | undefined;
  /** The first wrong field of a form gets the focus at once. */
  readonly isFirstError?: boolean | undefined;
  /** An element elsewhere that describes it. */
  readonly hintId?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
};

export const Field = ({
  id: ownId,
  label,
  labelDetail,
  error,
  isFirstError,
  hintId,
  children,
}: FieldProps) => {
  const madeId = useId();
  const id = ownId ?? madeId;
  const errorId = `${id}-error`;
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>
        {label}
        {labelDetail && <VisuallyHidden> {labelDetail}</VisuallyHidden>}
      </label>
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
