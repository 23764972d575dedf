import { ErrorPage, type PageError } from '../../components/error-page/error-page.tsx';
import { useShell } from '../shell/use-shell.ts';
import { StaticHtml } from '../static-html.tsx';
import type { ErrorPageData } from './content-page.ts';

const errorOf = ({ reason, status, path }: ErrorPageData): PageError => {
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
export const ErrorView = ({ page }: { readonly page: ErrorPageData }) => {
  const { startHref } = useShell();
  const { path, details, reason } = page;
  return (
    <>
      <ErrorPage
        error={errorOf(page)}
        homeHref={startHref}
        reloadHref={reason === 'outage' ? path : undefined}
        details={details}
      />
      <StaticHtml part="blocks" />
    </>
  );
};
