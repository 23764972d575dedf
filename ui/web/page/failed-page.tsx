import { ErrorPage } from '../../components/error-page/error-page.tsx';
import { MessagesProvider } from '../../messages/text.tsx';
import type { ShellData } from '../shell/shell-data.ts';

/** What such a page is answered with, and called. */
export const failedStatus = 500;

/**
 * What shoppers see when a page could not be made: the same calm words as anywhere, without the
 * surroundings if those are what failed. The error itself was logged where it happened.
 */
export const FailedPage = ({ shell }: { readonly shell: ShellData | undefined }) => (
  <MessagesProvider locale={shell?.locale ?? 'de-DE'} messages={shell?.messages ?? {}}>
    <main>
      <ErrorPage
        error={{ kind: 'failed', status: failedStatus }}
        homeHref={shell?.startHref ?? '/'}
        reloadHref=""
      />
    </main>
  </MessagesProvider>
);
