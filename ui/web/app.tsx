import { Component, Suspense, useEffect, useMemo, type ReactNode } from 'react';

import { MessagesProvider } from '../messages/text.tsx';
import { FailedPage, type FailedPageProps } from './page/failed-page.tsx';
import { PageHeadTags } from './page/page-head-tags.tsx';
import { drawPage } from './page-views.tsx';
import type { PageData } from './page-data.ts';
import { reportFault } from './recording/logs.ts';
import { Shell } from './shell/shell.tsx';
import type { ShellData } from './shell/shell-data.ts';
import { ShellContext } from './shell/use-shell.ts';
import { useView } from './use-view.ts';

/** Tells that clicks are heard from now on: tests and scripts wait for it. */
const useHydratedMark = (): void => {
  useEffect(function markHydrated() {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
};

/** What shoppers see when a page could not be made at all. */
export const Failed = (failed: FailedPageProps) => {
  useHydratedMark();
  return <FailedPage {...failed} />;
};

type BoundaryProps = {
  readonly shell: ShellData;
  readonly page: PageData;
  readonly children: ReactNode;
};
type BoundaryState = { readonly hasFailed: boolean; readonly page?: PageData };

/** Shows the error page in place of a page that cannot be drawn, until another one comes. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false };
  static getDerivedStateFromError = (): Partial<BoundaryState> => ({ hasFailed: true });
  static getDerivedStateFromProps = (
    { page }: BoundaryProps,
    state: BoundaryState,
  ): Partial<BoundaryState> | null => (page === state.page ? null : { page, hasFailed: false });
  override render(): ReactNode {
    return this.state.hasFailed ? <Failed shell={this.props.shell} /> : this.props.children;
  }
  override componentDidCatch(error: unknown): void {
    reportFault('nuxt-error-page-encountered', error);
  }
}

type AppProps = {
  readonly shell: ShellData;
  readonly page: PageData;
  /** Called once for each text that is missing (storefront §8). */
  readonly onMissingKey: (key: string) => void;
};

/** A page with what surrounds it. */
export const App = ({ shell, page, onMissingKey }: AppProps) => {
  useHydratedMark();
  useView(shell, page);
  const messages = useMemo(() => ({ ...shell.messages, ...page.messages }), [shell, page]);
  return (
    <Boundary shell={shell} page={page}>
      <ShellContext value={shell}>
        <MessagesProvider locale={shell.locale} messages={messages} onMissingKey={onMissingKey}>
          <PageHeadTags head={page.head} />
          <Shell page={page}>
            <Suspense fallback={null}>{drawPage(page)}</Suspense>
          </Shell>
        </MessagesProvider>
      </ShellContext>
    </Boundary>
  );
};
