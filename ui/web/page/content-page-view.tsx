import { Suspense } from 'react';

import { lazyComponent } from '../navigation/lazy-component.tsx';
import { drawProduct } from '../products/draw-product.ts';
import { StaticHtml } from '../static-html.tsx';
import { headProduct, type ContentPage } from './content-page.ts';

type ContentPageViewProps = { readonly page: ContentPage };

/** Pages without live parts in their bodies do not load what draws them. */
const LiveBodyPart = lazyComponent(() =>
  import('./live-body-part.tsx').then((chunk) => chunk.LiveBodyPart),
);

const AccountHost = lazyComponent(() =>
  import('../dialogs/account-host.tsx').then((chunk) => chunk.AccountHost),
);

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

/**
 * A page of the content: the product or the teaser at its head, and the body's parts in order. From
 * one page of a product to the next the choices stay in place; what the server made is that page's
 * own, and where blocks read the address, that selection's.
 */
export const ContentPageView = ({ page }: ContentPageViewProps) => (
  <>
    <StaticHtml part="breadcrumb" key={`breadcrumb of ${page.path}`} />
    <PageHead page={page} />
    {page.body.map((part) =>
      part.kind === 'static' ? (
        <StaticHtml
          part={part.part}
          key={`${part.part} of ${page.path}?${page.selected?.query ?? ''}`}
        />
      ) : (
        <Suspense key={`${part.id} of ${page.path}`}>
          <LiveBodyPart product={page.product} part={part} />
        </Suspense>
      ),
    )}
    {page.account && (
      <Suspense>
        <AccountHost dialog={page.account} />
      </Suspense>
    )}
  </>
);
