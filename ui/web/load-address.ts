import { displayPath } from '../../core/domain/routing/paths.ts';
import { loadDesigner } from './designer/load-designer.ts';
import type { Loaded } from './loaded-page.ts';
import type { PageData } from './page-data.ts';
import { loadContentPage, loadErrorPage } from './page/load-page.ts';
import type { StorefrontRequest } from './storefront-request.ts';

/** Loads what an address shows; which kind of page that is, the core has decided. */
export const loadAddress = async (request: StorefrontRequest): Promise<Loaded<PageData>> => {
  const { decision, url } = request;
  switch (decision.kind) {
    case 'redirect':
      return decision;
    case 'page':
      return loadContentPage(request, decision);
    case 'designer':
      return loadDesigner(request, decision);
    case 'application':
      return loadErrorPage(request, {
        path: displayPath(url.pathname),
        status: 404,
        reason: 'application',
      });
    case 'notFound': {
      const { path, status } = decision;
      return loadErrorPage(request, { path, status, reason: 'not-found' });
    }
  }
};
