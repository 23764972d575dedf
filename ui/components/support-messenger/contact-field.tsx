import type { ReactNode } from 'react';

import styles from './contact-form.module.css';

/** What a control of the form gets, so that its label and its error belong to it. */
type ControlProps = {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
};

type ContactFieldProps = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** What is wrong with it, in words; undefined while nothing is. */
  readonly error: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
};

/** A field of the contact form with its label, and below it what is wrong. */
export const ContactField = ({ id, name, label, error, children }: ContactFieldProps) => {
  const errorId = `${id}-error`;
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        'aria-invalid': error !== undefined,
        'aria-describedby': error === undefined ? undefined : errorId,
      })}
      {error !== undefined && (
        <p className={styles['error']} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
};
