import { ErrorPage } from '../../components/error-page/error-page.tsx';
import { failedStatus, type PageFailure } from './failure.ts';

/** An empty reference is the address of the page itself. */
const thisPage = '';

type FailedErrorPageProps = {
  readonly homeHref: string;
  readonly failure: Pick<PageFailure, 'details'>;
};

/** The error page of what could not be made, by the server or in the browser. */
export const FailedErrorPage = ({ homeHref, failure }: FailedErrorPageProps) => (
  <ErrorPage
    error={{ kind: 'failed', status: failedStatus }}
    homeHref={homeHref}
    reloadHref={thisPage}
    details={failure.details}
  />
);
