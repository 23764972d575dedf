import type { Page } from '../../../core/domain/content/page.ts';
import type { Navigation } from '../../../core/domain/navigation/navigation.ts';
import type { StorefrontRequest } from '../storefront-request.ts';
import { loadFooter, type FooterData } from './footer-data.ts';
import { loadNavigation } from './navigation-data.ts';
import { loadHeader, type HeaderData } from './shell-data.ts';

/** What surrounds a page: its header, its footer, and the navigation as its editors wrote it. */
export type SurroundingData = {
  readonly header: HeaderData;
  readonly footer: FooterData;
  readonly navigation: Navigation;
};

/** Loads what surrounds a page; `alternates` are its own slugs in other locales. */
export const loadSurrounding = async (
  request: StorefrontRequest,
  alternates: Page['alternates'] | undefined,
): Promise<SurroundingData> => {
  const [header, footer, navigation] = await Promise.all([
    loadHeader(request),
    loadFooter(request, alternates),
    loadNavigation(request),
  ]);
  return { header, footer, navigation };
};
