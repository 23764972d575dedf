import type { ContentLink } from '../../../core/domain/navigation/content-link.ts';
import type { Page } from '../../../core/domain/content/page.ts';
import type { Navigation } from '../../../core/domain/navigation/navigation.ts';
import type { StorefrontRequest } from '../requests/storefront-request.ts';
import { loadChrome, loadFooter, type FooterData } from './footer-data.ts';
import { loadHeader, type HeaderData } from './header-data.ts';
import { loadNavigation } from './navigation-data.ts';

export type SurroundingData = {
  readonly header: HeaderData;
  readonly footer: FooterData;
  readonly navigation: Navigation;
  /** Unresolved: the burger shows them, too. */
  readonly footerLinks: readonly ContentLink[];
};

/** `alternates` are the page's own slugs in other locales. */
export const loadSurrounding = async (
  request: StorefrontRequest,
  alternates: Page['alternates'] | undefined,
): Promise<SurroundingData> => {
  const [header, footer, navigation, chrome] = await Promise.all([
    loadHeader(request),
    loadFooter(request, alternates),
    loadNavigation(request),
    loadChrome(request),
  ]);
  const footerLinks = chrome.footer.flatMap(({ links }) => links);
  return { header, footer, navigation, footerLinks };
};
