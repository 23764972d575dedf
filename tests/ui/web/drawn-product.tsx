/** The HTML of a page's product as the server draws it, with the texts that the page brings along. */
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';

import { joinMessages } from '../../../ui/messages/compile.ts';
import { MessagesProvider } from '../../../ui/messages/text.tsx';
import type { ContentPage } from '../../../ui/web/page/content-page.ts';
import { drawProduct, prepareProduct } from '../../../ui/web/products/any-product.ts';
import { loadShell } from '../../../ui/web/shell/shell-data.ts';
import { ShellContext } from '../../../ui/web/islands/use-shell.ts';
import type { StorefrontRequest } from '../../../ui/web/requests/storefront-request.ts';

/** Draws the product of a page; throws where a text is missing. */
export const drawnProduct = async (
  request: StorefrontRequest,
  { product, messages }: ContentPage,
): Promise<string> => {
  if (product === undefined) return '';
  const shell = await loadShell(request);
  await prepareProduct(product);
  const missing: string[] = [];
  const html = renderToString(
    <ShellContext value={shell}>
      <MessagesProvider
        locale={shell.locale}
        messages={joinMessages([shell.messages, messages])}
        onMissingKey={(key) => missing.push(key)}
      >
        <StaticRouter location={`${request.url.pathname}${request.url.search}`}>
          {drawProduct(product, {})}
        </StaticRouter>
      </MessagesProvider>
    </ShellContext>,
  );
  if (missing.length > 0) throw new Error(`no text of ${missing.join(', ')}`);
  return html;
};
