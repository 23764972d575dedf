import { ErrorPage } from '../../components/error-page/error-page.tsx';
import { useShell } from '../shell/use-shell.ts';
import { StaticHtml } from '../static-html.tsx';
import type { PageData } from './load-page.ts';

type ErrorViewProps = { readonly error: Extract<PageData, { kind: 'error' }> };

/** What stands at an address without a page, or with one that cannot be had at the moment. */
export const ErrorView = ({ error }: ErrorViewProps) => {
  const { startHref } = useShell();
  const { status, path, details, parts } = error;
  const isOutage = status === 503;
  return (
    <>
      <title>{isOutage ? String(status) : `Page Not Found: ${path}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorPage
        error={isOutage ? { kind: 'failed', status } : { kind: 'not-found', path }}
        homeHref={startHref}
        reloadHref={isOutage ? path : undefined}
        details={details}
      >
        <StaticHtml part="blocks" parts={parts} />
      </ErrorPage>
    </>
  );
};
