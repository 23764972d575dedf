import { Suspense } from 'react';

import { Notice } from '../../components/notice/notice.tsx';
import { MessagesProvider, useText } from '../../messages/text.tsx';
import { lazyComponent } from '../navigation/lazy-component.tsx';
import type { ShellData } from '../shell/shell-data.ts';

const ErrorPage = lazyComponent(() =>
  import('../../components/error-page/error-page.tsx').then((chunk) => chunk.ErrorPage),
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

/** What such a page is answered with, and called. */
export const failedStatus = 500;

/**
 * What shoppers see when a page could not be made: the same calm words as anywhere, without the
 * surroundings if those are what failed. The error itself was logged where it happened.
 */
export const FailedPage = ({ shell }: { readonly shell: ShellData | undefined }) => (
  <MessagesProvider locale={shell?.locale ?? 'de-DE'} messages={shell?.messages ?? {}}>
    <main>
      <Suspense fallback={<Failure />}>
        <ErrorPage
          error={{ kind: 'failed', status: failedStatus }}
          homeHref={shell?.startHref ?? '/'}
          reloadHref={thisPage}
        />
      </Suspense>
    </main>
  </MessagesProvider>
);
