import { withAccountDialog } from '../dialogs/load-account-dialog.ts';
import { loadDesigner } from '../designer/load-designer.ts';
import type { Loaded } from './loaded-page.ts';
import type { PageData } from '../wire/page-data.ts';
import { loadApplicationPage, loadContentPage } from '../page/load-page.ts';
import { answerAfterForm } from '../page/answer-after-form.ts';
import { loadErrorPage } from '../page/load-error-page.ts';
import type { StorefrontRequest } from './storefront-request.ts';

/** Loads what an address shows; which kind of page that is, the core has decided. */
export const loadAddress = async (request: StorefrontRequest): Promise<Loaded<PageData>> => {
  const { decision, ports } = request;
  switch (decision.kind) {
    case 'redirect':
      return decision;
    case 'page':
      return answerAfterForm(
        request,
        await withAccountDialog(request, (asked) => loadContentPage(asked, decision)),
      );
    case 'designer':
      return loadDesigner(request, decision);
    case 'application':
      return answerAfterForm(
        request,
        await withAccountDialog(request, (asked) => loadApplicationPage(asked, decision)),
      );
    case 'notFound': {
      const { warning, status, reason } = decision;
      if (warning !== undefined) ports.log.report(warning, { path: decision.path, reason });
      return loadErrorPage(request, { path: decision.path, status, code: 'page-route-invalid' });
    }
  }
};
