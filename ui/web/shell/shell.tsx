import { Suspense, type ReactNode } from 'react';

import { cartArticlesAmount, type Customer } from '../../../core/domain/customer/customer.ts';
import { ConnectionNotice } from '../../components/connection-notice/connection-notice.tsx';
import { SkipLink } from '../../components/skip-link/skip-link.tsx';
import type { PageData } from '../page-data.ts';
import { useConnection } from '../navigation/connection.ts';
import { lazyComponent } from '../navigation/lazy-component.tsx';
import { PageAnnouncement } from '../navigation/page-announcement.tsx';
import { StaticHtml } from '../static-html.tsx';
import { useCustomer } from './use-customer.ts';
import { useShell } from './use-shell.ts';

const LiveHeader = lazyComponent(async () => (await import('./live-header.tsx')).LiveHeader);

const LateParts = lazyComponent(async () => (await import('./late-parts.tsx')).LateParts);

const mainId = 'content';

/** Whether the header that everybody gets is not this customer's. */
const hasOwnHeader = (customer: Customer): boolean =>
  customer.isLoggedIn || customer.isWhitelabelCustomer || cartArticlesAmount(customer) > 0;

/** Static parts are drawn anew where the path is another one. */
const pathOf = (page: PageData): string => (page.kind === 'designer' ? '' : page.path);

const Header = ({ page }: { readonly page: PageData }) => {
  const { platform } = useShell();
  const customer = useCustomer();
  const shared = <StaticHtml part="header" key={pathOf(page)} />;
  const { navigationType, hasBackButton } =
    page.kind === 'page' ? page : { navigationType: undefined, hasBackButton: true };
  return platform === 'desktop' || hasOwnHeader(customer) ? (
    <Suspense fallback={shared}>
      <LiveHeader
        customer={customer}
        navigationType={navigationType}
        hasBackButton={hasBackButton}
      />
    </Suspense>
  ) : (
    shared
  );
};

const Connection = () => {
  const connection = useConnection();
  return (
    <ConnectionNotice
      isLost={connection.kind === 'lost'}
      retryHref={connection.kind === 'lost' ? connection.href : undefined}
    />
  );
};

/** One and the same element: a page that is shown next does not wait for its chunk. */
const lateParts = (
  <Suspense fallback={null}>
    <LateParts />
  </Suspense>
);

type ShellProps = { readonly page: PageData; readonly children: ReactNode };

/** Header, content and footer of a page, and what is said beside them. */
export const Shell = ({ page, children }: ShellProps) => (
  <>
    <SkipLink targetId={mainId} />
    <Header page={page} />
    {lateParts}
    <main id={mainId}>{children}</main>
    <StaticHtml part="footer" key={pathOf(page)} />
    <PageAnnouncement title={page.head.title} path={pathOf(page)} />
    <Connection />
  </>
);
