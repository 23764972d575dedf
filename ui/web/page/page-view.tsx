import { ProductView } from '../product/product-view.tsx';
import { StaticHtml } from '../static-html.tsx';
import { Head } from './head-view.tsx';
import type { PageData } from './load-page.ts';
import { later } from '../later.ts';

type LoadedPage = Extract<PageData, { kind: 'page' }>;

const ErrorView = later(async () => (await import('./error-view.tsx')).ErrorView);

const PageHead = ({ page }: { readonly page: LoadedPage }) => {
  const { teaser, product, head, parts } = page;
  return product === undefined ? (
    <StaticHtml part="head" parts={parts} />
  ) : (
    <ProductView
      headline={teaser?.headline ?? head.title}
      text={teaser?.text ?? ''}
      product={product}
      promises={<StaticHtml part="usps" parts={parts} />}
    />
  );
};

const FoundPage = ({ page }: { readonly page: LoadedPage }) => (
  <>
    <Head head={page.head} />
    <StaticHtml part="breadcrumb" parts={page.parts} />
    <PageHead page={page} />
    <StaticHtml part="blocks" parts={page.parts} />
  </>
);

/** A page as it was loaded: the product or the teaser at its head, and the blocks below. */
export const PageView = ({ page }: { readonly page: PageData }) =>
  page.kind === 'error' ? (
    <ErrorView error={page} key={page.path} />
  ) : (
    <FoundPage page={page} key={page.path} />
  );
