import { Suspense, useEffect, type ReactNode } from 'react';

import { cartArticlesAmount, type Customer } from '../../../core/domain/customer/customer.ts';
import { ConnectionNotice } from '../../components/connection-notice/connection-notice.tsx';
import { SkipLink } from '../../components/skip-link/skip-link.tsx';
import { consentPlaceId } from '../consent/consent-place.ts';
import type { PageData } from '../page-data.ts';
import { useConnection } from '../navigation/connection.ts';
import { lazyComponent } from '../navigation/lazy-component.tsx';
import { PageAnnouncement } from '../navigation/page-announcement.tsx';
import { StaticHtml } from '../static-html.tsx';
import { useCustomer } from './use-customer.ts';
import { useShell } from './use-shell.ts';

const LiveHeader = lazyComponent(() =>
  import('./live-header.tsx').then((chunk) => chunk.LiveHeader),
);

const LateParts = lazyComponent(() => import('./late-parts.tsx').then((chunk) => chunk.LateParts));

const mainId = 'content';

/** Whether the header that everybody gets is not this customer's. */
const hasOwnHeader = (customer: Customer): boolean =>
  customer.isLoggedIn || customer.isWhitelabelCustomer || cartArticlesAmount(customer) > 0;

/** Static parts are drawn anew where the path is another one. */
const pathOf = (page: PageData): string => (page.kind === 'designer' ? '' : page.path);

/** The header is HTML that stays as it is; what differs for a visitor is drawn in its slots. */
const Header = ({ page }: { readonly page: PageData }) => {
  const { platform } = useShell();
  const customer = useCustomer();
  const path = pathOf(page);
  return (
    <>
      <StaticHtml part="header" key={path} />
      {(platform === 'desktop' || hasOwnHeader(customer)) && (
        <Suspense fallback={null}>
          <LiveHeader customer={customer} path={path} />
        </Suspense>
      )}
    </>
  );
};

/**
 * HTML alone; what it and the burger do beside leading to pages is loaded after hydration
 * (`tendNavigation`).
 */
const Navigation = ({ path }: { readonly path: string }) => {
  const { channel, locale } = useShell();
  useEffect(
    function tendBars() {
      import('./tend-navigation.ts').then(
        ({ tendNavigation }) => tendNavigation(path, { channel, locale }),
        () => undefined,
      );
    },
    [path, channel, locale],
  );
  return <StaticHtml part="navigation" key={path} />;
};

const Connection = () => {
  const { kind, href } = useConnection();
  return <ConnectionNotice isLost={kind === 'lost'} retryHref={href} />;
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
    <div id={consentPlaceId} />
    <Header page={page} />
    <Navigation path={pathOf(page)} />
    {lateParts}
    <main id={mainId}>{children}</main>
    <StaticHtml part="footer" key={pathOf(page)} />
    <PageAnnouncement title={page.head.title} path={pathOf(page)} />
    <Connection />
  </>
);
