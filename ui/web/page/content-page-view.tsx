import { drawProduct } from '../products/draw-product.ts';
import { StaticHtml } from '../static-html.tsx';
import type { ContentPage } from './content-page.ts';

const PageHead = ({ page: { teaser, product, head, path } }: ContentPageViewProps) =>
  product === undefined ? (
    <StaticHtml part="head" />
  ) : (
    drawProduct(product, {
      headline: teaser?.headline ?? head.title,
      text: teaser?.text ?? '',
      promises: <StaticHtml part="usps" key={path} />,
    })
  );

type ContentPageViewProps = { readonly page: ContentPage };

/**
 * A page of the content: the product or the teaser at its head, and the blocks below. From one page
 * of a product to the next the choices stay in place; what the server made is that page's own.
 */
export const ContentPageView = ({ page }: ContentPageViewProps) => (
  <>
    <StaticHtml part="breadcrumb" key={`breadcrumb of ${page.path}`} />
    <PageHead page={page} />
    <StaticHtml part="blocks" key={`blocks of ${page.path}`} />
  </>
);
