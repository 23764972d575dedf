import { Suspense } from 'react';

import { Notice } from '../../components/notice/notice.tsx';
import { MessagesProvider, useText } from '../../messages/text.tsx';
import { lazyComponent } from '../navigation/lazy-component.tsx';
import type { PageFailure } from './failure.ts';
import type { ShellData } from '../shell/shell-data.ts';

const FailedErrorPage = lazyComponent(() =>
  import('./failed-error-page.tsx').then((chunk) => chunk.FailedErrorPage),
);

/** The address of the page itself, whatever it is. */
const thisPage = '';

/** What stands there until the page that says it well has come; it may never come. */
const Failure = () => {
  const text = useText();
  return (
    <Notice tone="error" title={text('error.failed.title')}>
      <a href={thisPage}>{text('error.reload')}</a>
    </Notice>
  );
};

/** What surrounds such a page, if anything, and what the server says of a failure of its own. */
export type FailedPageProps = {
  readonly shell: ShellData | undefined;
  readonly failure?: PageFailure | undefined;
};

/**
 * What shoppers see when a page could not be made: the same calm words as anywhere, without the
 * surroundings if those are what failed. The error itself was logged where it happened.
 */
export const FailedPage = ({ shell, failure }: FailedPageProps) => (
  <MessagesProvider locale={shell?.locale ?? 'de-DE'} messages={shell?.messages ?? {}}>
    <main>
      <Suspense fallback={<Failure />}>
        <FailedErrorPage
          homeHref={shell?.startHref ?? '/'}
          reloadHref={thisPage}
          failure={failure}
        />
      </Suspense>
    </main>
  </MessagesProvider>
);
