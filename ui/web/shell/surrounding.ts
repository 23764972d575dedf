import type { Page } from '../../../core/domain/content/page.ts';
import type { StorefrontRequest } from '../storefront-request.ts';
import type { SurroundingData } from '../page/static-parts.server.tsx';
import { loadFooter } from './footer-data.ts';
import { loadHeader } from './shell-data.ts';

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
