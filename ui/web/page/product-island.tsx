import type { PageData } from '../wire/page-data.ts';
import { drawProduct, prepareProduct } from '../products/any-product.ts';
import { headProduct } from './content-page.ts';
import { ServerHtml } from './server-html.tsx';

/** Loads the view of the page's kind of product, and the dialog that is open over it. */
export const prepare = async (page: PageData): Promise<void> => {
  if (page.kind !== 'page' || page.product === undefined) return;
  await prepareProduct(page.product);
};

export const draw = (page: PageData) => {
  if (page.kind !== 'page' || page.product === undefined) return null;
  const { product, teaser, head } = page;
  return drawProduct(
    product,
    headProduct(page) === undefined
      ? {}
      : {
          pageHead: { headline: teaser?.headline ?? head.title, text: teaser?.text ?? '' },
          promises: <ServerHtml part="usps" />,
        },
  );
};
