import type { MainNavigationItem } from '../../../core/domain/navigation/navigation-items.ts';
import type { NavigatedPage } from '../../../core/domain/navigation/selected-item.ts';
import { MainNavigation } from '../../components/main-navigation/main-navigation.tsx';
import { SubNavigation } from '../../components/sub-navigation/sub-navigation.tsx';
import { resolveLink, type ContentLinks } from './resolve-link.ts';

/** The strip of a product page leaves a phone's space to the product. */
export type BarsPage = NavigatedPage & { readonly isProduct: boolean };

type NavigationBarsProps = {
  readonly items: readonly MainNavigationItem[];
  readonly links: ContentLinks;
  /**
   * Undefined on pages that the content does not hold: nothing is selected, and the strip is left
   * out.
   */
  readonly page: BarsPage | undefined;
};

/** The main bar of a site, and the strip of the page under it (supporting §2). */
export const NavigationBars = ({ items, links, page }: NavigationBarsProps) => {
  const bars = { items, resolveLink: (url: string) => resolveLink(links, url) };
  return (
    <>
      <MainNavigation {...bars} page={page ?? { path: '' }} />
      {page && <SubNavigation {...bars} page={page} room={page.isProduct ? 'wide' : 'any'} />}
    </>
  );
};
