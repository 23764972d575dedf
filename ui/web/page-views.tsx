import type { ComponentType, ReactNode } from 'react';

import type { PageQueryKind } from '../../core/domain/routing/page-keys.ts';
import type { PageData } from './page-data.ts';
import { lazyComponent, type LazyComponent } from './navigation/lazy-component.tsx';
import { headProduct } from './page/content-page.ts';
import { ContentPageView } from './page/content-page-view.tsx';
import { products } from './products/registry.ts';

type ViewProps<Kind extends PageData['kind']> = {
  readonly page: Extract<PageData, { readonly kind: Kind }>;
};

/** How each kind of page is drawn; those that are rare come in chunks of their own. */
const views: {
  readonly [Kind in PageData['kind']]:
    | ComponentType<ViewProps<Kind>>
    | LazyComponent<ViewProps<Kind>>;
} = {
  page: ContentPageView,
  error: lazyComponent(() => import('./page/error-view.tsx').then((chunk) => chunk.ErrorView)),
  designer: lazyComponent(() =>
    import('./designer/designer-view.tsx').then((chunk) => chunk.DesignerView),
  ),
};

/** Loads what a page is drawn with; rejects where it cannot be had. */
export const preparePage = async (page: PageData): Promise<void> => {
  const view = views[page.kind];
  if ('preload' in view) await view.preload();
  // A product in the body is loaded when it comes near (see `Island`).
  const product = page.kind === 'page' ? headProduct(page) : undefined;
  if (product !== undefined) await products[product.product].View.preload();
};

/**
 * Loads all of a page that is shown in place of another: it has no HTML of the server's for parts that
 * come later. Rejects where it cannot be had.
 */
export const prepareNextPage = async (page: PageData): Promise<void> => {
  await preparePage(page);
  if (page.kind !== 'page' || headProduct(page) === undefined) return;
  const { preloadProduct } = await import('./configurator/lazy-product.ts');
  await preloadProduct();
};

/** What a page reads of its query; undefined for one whose address is not made of the shop's keys. */
export const queryKindOf = (page: PageData): PageQueryKind | undefined => {
  switch (page.kind) {
    case 'page':
      return page.product === undefined
        ? (page.selected?.kind ?? 'plain')
        : products[page.product.product].queryKind;
    case 'error':
      return 'plain';
    case 'designer':
      return undefined;
  }
};

/** Draws a page of any kind. */
export const drawPage = (page: PageData): ReactNode => {
  switch (page.kind) {
    case 'page':
      return <views.page page={page} key={headProduct(page)?.product ?? page.path} />;
    case 'error':
      return <views.error page={page} key={page.path} />;
    case 'designer':
      return <views.designer page={page} />;
  }
};
