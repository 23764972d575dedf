import { drawProduct } from '../products/draw-product.ts';
import { StaticHtml } from '../static-html.tsx';
import { headProduct, type ContentPage } from './content-page.ts';
import { Island } from './island.tsx';
import type { BodyPart } from './page-body.ts';

type ContentPageViewProps = { readonly page: ContentPage };

const PageHead = ({ page }: ContentPageViewProps) => {
  const { teaser, head, path } = page;
  const product = headProduct(page);
  return product === undefined ? (
    <StaticHtml part="head" />
  ) : (
    drawProduct(product, {
      pageHead: { headline: teaser?.headline ?? head.title, text: teaser?.text ?? '' },
      promises: <StaticHtml part="usps" key={path} />,
    })
  );
};

type BodyPartViewProps = ContentPageViewProps & { readonly part: BodyPart };

const BodyPartView = ({ page: { product }, part }: BodyPartViewProps) => {
  if (part.kind === 'static') return <StaticHtml part={part.part} />;
  return product === undefined ? null : (
    <Island id={`block-${part.id}`}>{drawProduct(product, {})}</Island>
  );
};

/**
 * A page of the content: the product or the teaser at its head, and the body's parts in order. From
 * one page of a product to the next the choices stay in place; what the server made is that page's
 * own.
 */
export const ContentPageView = ({ page }: ContentPageViewProps) => (
  <>
    <StaticHtml part="breadcrumb" key={`breadcrumb of ${page.path}`} />
    <PageHead page={page} />
    {page.body.map((part) => (
      <BodyPartView
        page={page}
        part={part}
        key={`${part.kind === 'static' ? part.part : part.id} of ${page.path}`}
      />
    ))}
  </>
);
