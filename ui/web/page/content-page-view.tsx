import { ProductView } from '../product/product-view.tsx';
import { StaticHtml } from '../static-html.tsx';
import type { ContentPage } from './load-page.ts';

const PageHead = ({ page: { teaser, product, head } }: ContentPageViewProps) =>
  product === undefined ? (
    <StaticHtml part="head" />
  ) : (
    <ProductView
      headline={teaser?.headline ?? head.title}
      text={teaser?.text ?? ''}
      product={product}
      promises={<StaticHtml part="usps" />}
    />
  );

type ContentPageViewProps = { readonly page: ContentPage };

/** A page of the content: the product or the teaser at its head, and the blocks below. */
export const ContentPageView = ({ page }: ContentPageViewProps) => (
  <>
    <StaticHtml part="breadcrumb" />
    <PageHead page={page} />
    <StaticHtml part="blocks" />
  </>
);
