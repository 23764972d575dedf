import { ErrorPage, type PageError } from '../../components/error-page/error-page.tsx';
import type { ErrorPageData } from './load-error-page.ts';

const errorOf = ({ error, status, path }: ErrorPageData): PageError => {
  switch (error) {
    case 'failed':
      return { kind: 'failed', status };
    case 'application':
      return { kind: 'application' };
    case 'not-found':
      return { kind: 'not-found', path };
  }
};

type ErrorViewProps = { readonly page: ErrorPageData; readonly homeHref: string };

/** For an address without a page, or with one that cannot be had at the moment. */
export const ErrorView = ({ page, homeHref }: ErrorViewProps) => (
  <ErrorPage
    error={errorOf(page)}
    homeHref={homeHref}
    reloadHref={page.error === 'failed' ? page.path : undefined}
    details={page.details}
  />
);
