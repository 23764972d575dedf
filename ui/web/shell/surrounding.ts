import type { Page } from '../../../core/domain/content/page.ts';
import type { StorefrontRequest } from '../storefront-request.ts';
import { loadFooter, type FooterData } from './footer-data.ts';
import { loadHeader, type HeaderData } from './shell-data.ts';

/** What surrounds a page: its header and its footer. */
export type SurroundingData = { readonly header: HeaderData; readonly footer: FooterData };

/** Loads what surrounds a page; `alternates` are its own slugs in other locales. */
export const loadSurrounding = async (
  request: StorefrontRequest,
  alternates: Page['alternates'] | undefined,
): Promise<SurroundingData> => {
  const [header, footer] = await Promise.all([
    loadHeader(request),
    loadFooter(request, alternates),
  ]);
  return { header, footer };
};
