import type { ReactNode } from 'react';

import { useText } from '../../messages/text.tsx';
import { ButtonLink } from '../button/button.tsx';
import { AskewPicture } from './askew-picture.tsx';
import styles from './error-page.module.css';

export type PageError =
  | { readonly kind: 'not-found'; readonly path: string }
  /** Another application of the shop answers the address, but is not connected. */
  | { readonly kind: 'application' }
  | { readonly kind: 'failed'; readonly status: number };

/** For debugging (supporting §2, "Error page"); never a stack. */
export type ErrorDetails = {
  readonly code: string;
  readonly message: string;
  readonly requestId: string;
};

type ErrorPageProps = {
  readonly error: PageError;
  readonly homeHref: string;
  /** This page: a failure may pass. */
  readonly reloadHref?: string | undefined;
  readonly details?: ErrorDetails | undefined;
  /** Offered instead. */
  readonly children?: ReactNode;
};

const textsOf = {
  application: { title: 'error.application.title', hint: 'error.application.hint' },
  'not-found': { title: 'error.not-found.title', hint: 'error.not-found.hint' },
  failed: { title: 'error.failed.title', hint: 'error.failed.hint' },
} as const;

/** Empty where a status means nothing to shoppers. */
const captionOf = (error: PageError): string => {
  switch (error.kind) {
    case 'application':
      return '';
    case 'not-found':
      return '404';
    case 'failed':
      return String(error.status);
  }
};

const Details = ({ code, message, requestId }: ErrorDetails) => {
  const text = useText();
  return (
    <section className={styles['details']}>
      <h2 className={styles['detailsTitle']}>{text('error.details')}</h2>
      <dl className={styles['facts']}>
        <dt>{text('error.code')}</dt>
        <dd>{code}</dd>
        <dt>{text('error.message')}</dt>
        <dd>{message}</dd>
        <dt>{text('error.request')}</dt>
        <dd>{requestId}</dd>
      </dl>
    </section>
  );
};

export const ErrorPage = ({ error, homeHref, reloadHref, details, children }: ErrorPageProps) => {
  const text = useText();
  const { title, hint } = textsOf[error.kind];
  const canReload = error.kind === 'failed' && reloadHref !== undefined;
  return (
    <div className={styles['page']}>
      <div className={styles['message']}>
        <AskewPicture caption={captionOf(error)} />
        <div className={styles['words']}>
          <h1>{text(title)}</h1>
          {error.kind === 'not-found' && (
            <p className={styles['path']}>{text('error.page-not-found', { path: error.path })}</p>
          )}
          <p className={styles['hint']}>{text(hint)}</p>
          <p className={styles['ways']}>
            {canReload && <ButtonLink href={reloadHref}>{text('error.reload')}</ButtonLink>}
            <ButtonLink href={homeHref} tone={canReload ? 'secondary' : 'primary'}>
              {text('error.back-home')}
            </ButtonLink>
          </p>
        </div>
      </div>
      {details && <Details {...details} />}
      {children}
    </div>
  );
};
