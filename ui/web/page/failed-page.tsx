import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router';

import { ErrorPage } from '../../components/error-page/error-page.tsx';
import { MessagesProvider } from '../../messages/text.tsx';
import { unpack } from '../packed.ts';
import type { ShellData } from '../shell/shell-data.ts';

/**
 * What shoppers see when a page could not be made: the same calm words as anywhere, without the
 * surroundings if those are what failed. The error itself was logged where it happened.
 */
export const FailedPage = () => {
  const error = useRouteError();
  const shell = useRouteLoaderData<ShellData>('root');
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <MessagesProvider
      locale={shell?.locale ?? 'de-DE'}
      messages={shell === undefined ? {} : unpack(shell.messages)}
    >
      <main>
        <title>{String(status)}</title>
        <ErrorPage
          error={{ kind: 'failed', status }}
          homeHref={shell?.startHref ?? '/'}
          reloadHref=""
        />
      </main>
    </MessagesProvider>
  );
};
