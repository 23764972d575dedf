import { MessagesProvider } from '../../messages/text.tsx';
import type { ShellData } from '../shell/shell-data.ts';
import { FailedErrorPage } from './failed-error-page.tsx';
import type { PageFailure } from './failure.ts';

/** What surrounds such a page, if anything, and what the server says of its failure. */
type FailedPageProps = {
  readonly shell: ShellData | undefined;
  readonly failure: PageFailure;
};

/**
 * What shoppers see when a page could not be made: the same calm words as anywhere, without the
 * surroundings if those are what failed. The error itself was logged where it happened.
 */
export const FailedPage = ({ shell, failure }: FailedPageProps) => (
  <MessagesProvider locale={shell?.locale ?? 'de-DE'} messages={shell?.messages ?? {}}>
    <main>
      <FailedErrorPage homeHref={shell?.startHref ?? '/'} failure={failure} />
    </main>
  </MessagesProvider>
);
