import { materialValue } from '../../../../core/domain/configurator/configurator.ts';
import type { WallPictureBlock } from '../../../../core/domain/products/wall-picture/configurator-block.ts';
import type { PageDecision } from '../../../../core/domain/routing/route-decision.ts';
import type { MaterialPages } from '../../../../core/usecases/wall-picture/find-page.ts';
import { resolveLink } from '../../shell/resolve-link.ts';
import { siteLinks } from '../../shell/site-links.ts';
import type { StorefrontRequest } from '../../requests/storefront-request.ts';

/** The pages that sell the other materials of a page, as its content names them. */
export const materialPages = (
  request: StorefrontRequest,
  decision: PageDecision,
  { materials }: WallPictureBlock,
): MaterialPages => {
  const { canonicalPath } = decision;
  const links = siteLinks({ ...request, decision }, canonicalPath);
  return Object.fromEntries(
    materials.flatMap(({ materialType, frameType, page }) => {
      const href = page && resolveLink(links, page.url)?.href;
      return href === undefined || href === canonicalPath
        ? []
        : [[materialValue(materialType, frameType), href]];
    }),
  );
};
