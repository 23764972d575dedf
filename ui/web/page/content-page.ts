/** The pages that are made of content, as browsers get them. */
import type { ErrorDetails } from '../../components/error-page/error-page.tsx';
import type { PageHead } from '../loaded-page.ts';
import type { PricedProductData } from '../products/product-data.ts';

/** A page of the content, as a browser gets it; its other parts are HTML (see static-parts.ts). */
export type ContentPage = {
  readonly kind: 'page';
  readonly head: PageHead;
  readonly path: string;
  readonly navigationType: string | undefined;
  readonly isDesktopStart: boolean;
  readonly teaser: { readonly headline: string; readonly text: string } | undefined;
  readonly product: PricedProductData | undefined;
};

/** Why an address shows the error page. */
export type ErrorReason = 'not-found' | 'application' | 'outage';

/** The error page, as a browser gets it. */
export type ErrorPageData = {
  readonly kind: 'error';
  readonly head: PageHead;
  readonly path: string;
  readonly status: 400 | 404 | 503;
  readonly reason: ErrorReason;
  readonly details: ErrorDetails | undefined;
};
