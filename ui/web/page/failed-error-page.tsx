import { ErrorPage } from '../../components/error-page/error-page.tsx';
import { requestName } from '../recording/request-name.ts';
import { useRequestName } from '../recording/use-request-name.ts';
import { failedStatus, failureOf, type PageFailure } from './failure.ts';

type FailedErrorPageProps = {
  readonly homeHref: string;
  readonly reloadHref: string;
  /** What the server says of it; undefined where the page failed in the browser. */
  readonly failure: PageFailure | undefined;
};

/**
 * The error page of a page that could not be made, by the server or in the browser. It names the
 * request under which the log has it.
 */
export const FailedErrorPage = ({ failure, ...ways }: FailedErrorPageProps) => {
  useRequestName(failure?.requestId);
  const { details } =
    failure ?? failureOf('nuxt-error-page-encountered', requestName(), location.search);
  return <ErrorPage error={{ kind: 'failed', status: failedStatus }} {...ways} details={details} />;
};
