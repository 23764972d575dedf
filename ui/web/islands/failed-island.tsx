import { Suspense } from 'react';

import { Notice } from '../../components/notice/notice.tsx';
import { useText } from '../../messages/text.tsx';
import { lazyComponent } from '../navigation/lazy-component.tsx';
import { requestName } from '../log/request-name.ts';
import { useShell } from './use-shell.ts';

/** Names the request under which the log has the failure. */
const ErrorWords = lazyComponent(async () => {
  const [{ FailedErrorPage }, { failureOf }] = await Promise.all([
    import('../page/failed-error-page.tsx'),
    import('../page/failure.ts'),
  ]);
  return () => (
    <FailedErrorPage
      homeHref={useShell().startHref}
      failure={failureOf('nuxt-error-page-encountered', requestName(), location.search)}
    />
  );
});

/** Until the full error page has come, which may never happen. */
const Failure = () => {
  const text = useText();
  return (
    <Notice tone="error" title={text('error.failed.title')}>
      <a href={location.href}>{text('error.reload')}</a>
    </Notice>
  );
};

/** In place of an island that could not be drawn. */
export const FailedIsland = () => (
  <Suspense fallback={<Failure />}>
    <ErrorWords />
  </Suspense>
);
