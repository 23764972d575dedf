import { ErrorPage, type PageError } from '../../components/error-page/error-page.tsx';
import { useShell } from '../shell/use-shell.ts';
import { useRequestName } from '../recording/use-request-name.ts';
import { StaticHtml } from '../static-html.tsx';
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

/** What stands at an address without a page, or with one that cannot be had at the moment. */
export const ErrorView = ({ page }: { readonly page: ErrorPageData }) => {
  const { startHref } = useShell();
  const { path, details, error, requestId } = page;
  useRequestName(requestId);
  return (
    <>
      <ErrorPage
        error={errorOf(page)}
        homeHref={startHref}
        reloadHref={error === 'failed' ? path : undefined}
        details={details}
      />
      <StaticHtml part="body-0" />
    </>
  );
};
