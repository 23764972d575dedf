import {
  linksOfDescription,
  productDescription,
} from '../../../../../../core/domain/content/product-description.ts';
import { resolveLink } from '../../../../shell/resolve-link.ts';
import { siteLinks } from '../../../../shell/site-links.ts';
import type { PictureDialogOnServer } from '../dialog.ts';
import type { ProductDescriptionData } from './product-description.tsx';

/** The server's part of the product description: the page's own content. */
export const productDescriptionOnServer: PictureDialogOnServer<ProductDescriptionData> = {
  load: async ({ request, decision: { canonicalPath, locale }, page }) => {
    const description = productDescription(page);
    const site = siteLinks(request, canonicalPath);
    const links = linksOfDescription(description).flatMap((url) => {
      const target = resolveLink(site, url);
      return target === undefined ? [] : [[url, target] as const];
    });
    return { kind: 'ready', data: { ...description, locale, links: Object.fromEntries(links) } };
  },
  messages: [],
};
