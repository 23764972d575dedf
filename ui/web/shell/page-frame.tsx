import { Suspense, type ReactNode } from 'react';
import { useMatches } from 'react-router';

import { cartArticlesAmount, type Customer } from '../../../core/domain/customer/customer.ts';
import { SkipLink } from '../../components/skip-link/skip-link.tsx';
import { StaticHtml } from '../static-html.tsx';
import type { StaticHtmlParts } from '../static-parts.ts';
import { useCustomer } from './use-customer.ts';
import { useLinkNavigation } from './use-link-navigation.ts';
import { useShell } from './use-shell.ts';
import { later } from '../later.ts';

const LiveHeader = later(async () => (await import('./live-header.tsx')).LiveHeader);

const mainId = 'content';

/** What the frame takes from the page inside it. */
type FramedData = {
  readonly path?: string | undefined;
  readonly parts: StaticHtmlParts | undefined;
  readonly navigationType?: string | undefined;
  readonly isDesktopStart?: boolean | undefined;
};

const isFramed = (value: unknown): value is FramedData =>
  typeof value === 'object' && value !== null && 'parts' in value;

const useFramedData = (): FramedData =>
  useMatches()
    .map(({ loaderData }) => loaderData)
    .find(isFramed) ?? { parts: undefined };

/** Whether the header that everybody gets is not this customer's. */
const hasOwnHeader = (customer: Customer): boolean =>
  customer.isLoggedIn || cartArticlesAmount(customer) > 0;

const Header = ({ framed }: { readonly framed: FramedData }) => {
  const { platform } = useShell();
  const customer = useCustomer();
  const { path, parts, navigationType, isDesktopStart = false } = framed;
  const shared = <StaticHtml part="header" parts={parts} key={path} />;
  return platform === 'desktop' || hasOwnHeader(customer) ? (
    <Suspense fallback={shared}>
      <LiveHeader
        customer={customer}
        navigationType={navigationType}
        isDesktopStart={isDesktopStart}
      />
    </Suspense>
  ) : (
    shared
  );
};

/** Header, content and footer of a page, with the clicks on its links. */
export const PageFrame = ({ children }: { readonly children: ReactNode }) => {
  const framed = useFramedData();
  const onClick = useLinkNavigation();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the clicks of links, by key or pointer, pass here
    <div onClick={onClick}>
      <SkipLink targetId={mainId} />
      <Header framed={framed} />
      <main id={mainId}>{children}</main>
      <StaticHtml part="footer" parts={framed.parts} key={framed.path} />
    </div>
  );
};
