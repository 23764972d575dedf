import { ProductView } from '../product/product-view.tsx';
import { StaticHtml } from '../static-html.tsx';
import { Island } from './island.tsx';
import type { ContentPage } from './load-page.ts';
import type { BodyPart } from './page-body.ts';

type ContentPageViewProps = { readonly page: ContentPage };

const PageHead = ({ page: { teaser, product, head, body } }: ContentPageViewProps) =>
  product === undefined || body.some(({ kind }) => kind === 'product') ? (
    <StaticHtml part="head" />
  ) : (
    <ProductView
      pageHead={{ headline: teaser?.headline ?? head.title, text: teaser?.text ?? '' }}
      product={product}
      promises={<StaticHtml part="usps" />}
    />
  );

type BodyPartViewProps = ContentPageViewProps & { readonly part: BodyPart };

const BodyPartView = ({ page: { product }, part }: BodyPartViewProps) => {
  if (part.kind === 'static') return <StaticHtml part={part.part} />;
  return product === undefined ? null : (
    <Island id={`block-${part.id}`}>
      <ProductView product={product} />
    </Island>
  );
};

/** A page of the content: the product or the teaser at its head, and the body's parts in order. */
export const ContentPageView = ({ page }: ContentPageViewProps) => (
  <>
    <StaticHtml part="breadcrumb" />
    <PageHead page={page} />
    {page.body.map((part) => (
      <BodyPartView page={page} part={part} key={part.kind === 'static' ? part.part : part.id} />
    ))}
  </>
);
