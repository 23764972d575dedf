import { ErrorPage, type PageError } from '../../components/error-page/error-page.tsx';
import { useShell } from '../shell/use-shell.ts';
import { StaticHtml } from '../static-html.tsx';
import type { PageData } from './load-page.ts';

type ErrorViewProps = { readonly error: Extract<PageData, { kind: 'error' }> };

const errorOf = ({ reason, status, path }: ErrorViewProps['error']): PageError => {
  switch (reason) {
    case 'outage':
      return { kind: 'failed', status };
    case 'application':
      return { kind: 'application' };
    case 'not-found':
      return { kind: 'not-found', path };
  }
};

/** What stands at an address without a page, or with one that cannot be had at the moment. */
export const ErrorView = ({ error }: ErrorViewProps) => {
  const { startHref } = useShell();
  const { status, path, details, parts } = error;
  const isOutage = error.reason === 'outage';
  return (
    <>
      <title>{isOutage ? String(status) : `Page Not Found: ${path}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorPage
        error={errorOf(error)}
        homeHref={startHref}
        reloadHref={isOutage ? path : undefined}
        details={details}
      />
      <StaticHtml part="blocks" parts={parts} />
    </>
  );
};
