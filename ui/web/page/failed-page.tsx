import { MessagesProvider } from '../../messages/text.tsx';
import type { ShellData } from '../shell/shell-data.ts';
import { FailedErrorPage } from './failed-error-page.tsx';
import type { PageFailure } from './failure.ts';

/** Undefined where header and footer could not be made either. */
type FailedPageProps = {
  readonly shell: ShellData | undefined;
  readonly failure: PageFailure;
};

/** In place of a page that could not be made. The error itself was logged where it happened. */
export const FailedPage = ({ shell, failure }: FailedPageProps) => (
  <MessagesProvider locale={shell?.locale ?? 'de-DE'} messages={shell?.messages ?? {}}>
    <main>
      <FailedErrorPage homeHref={shell?.startHref ?? '/'} failure={failure} />
    </main>
  </MessagesProvider>
);
