import type { MouseEventHandler, ReactNode } from 'react';

import { useText } from '../../messages/text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { LinkTarget } from '../link/link.tsx';
import styles from './button.module.css';

/** At most one primary button in a view; quiet ones look like underlined text. */
type ButtonTone = 'primary' | 'secondary' | 'quiet';

type Look = {
  readonly tone?: ButtonTone | undefined;
  readonly isWide?: boolean | undefined;
  readonly children: ReactNode;
};

const classOf = (tone: ButtonTone, isWide: boolean | undefined): string =>
  [styles['button'], styles[tone], isWide === true && styles['wide']].filter(Boolean).join(' ');

type ButtonProps = Look & {
  readonly type?: 'button' | 'submit' | undefined;
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Shows a spinner and refuses presses (supporting §4). */
  readonly isLoading?: boolean | undefined;
  /** Beside the spinner; without it the spinner covers the button's text. */
  readonly loadingText?: string | undefined;
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
};

const Waiting = ({ loadingText, children }: Pick<ButtonProps, 'loadingText' | 'children'>) => {
  const text = useText();
  return (
    <>
      <span className={styles['spinner']} />
      {loadingText ?? (
        <>
          <span className={styles['covered']}>{children}</span>
          <VisuallyHidden>{text('loading')}</VisuallyHidden>
        </>
      )}
    </>
  );
};

/** Does something on this page; to lead to another one use `ButtonLink`. */
export const Button = ({
  tone = 'primary',
  isWide,
  type = 'button',
  isDisabled,
  isLoading,
  loadingText,
  children,
  ...native
}: ButtonProps) => (
  <button
    {...native}
    type={type === 'submit' ? 'submit' : 'button'}
    className={classOf(tone, isWide)}
    disabled={isDisabled === true || isLoading === true}
    aria-busy={isLoading === true ? true : undefined}
  >
    {isLoading === true ? <Waiting loadingText={loadingText}>{children}</Waiting> : children}
  </button>
);

export const ButtonLink = ({
  tone = 'primary',
  isWide,
  children,
  ...target
}: Look & LinkTarget & { readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined }) => (
  <a {...target} className={classOf(tone, isWide)}>
    {children}
  </a>
);
