/** A page of the content that sells a product, in German, as visitors get it. */
import { emptyChrome } from '../../../core/domain/content/chrome.ts';
import type { PageContent } from '../../../core/domain/content/page-codec.ts';
import type { Channel } from '../../../core/domain/locale/channel.ts';
import { emptyNavigation } from '../../../core/domain/navigation/navigation.ts';
import { TE } from '../../../core/fp.ts';
import { loadAddress } from '../../../ui/web/requests/load-address.ts';
import { embedded, siteFor } from '../../arbitraries/routing.ts';
import { memoryContent } from '../../fakes/content.ts';
import { plainContent } from '../../fakes/plain-page.ts';
import { drawnProduct } from './drawn-product.tsx';
import { requestFor, startDecision } from './requests.ts';

type Ports = NonNullable<Parameters<typeof requestFor>[2]>;

type ProductPage = {
  readonly channel: Channel;
  /** As its address ends, with the slash of its channel. */
  readonly path: string;
  readonly product: NonNullable<PageContent['product']>;
  readonly ports: Ports;
};

/** Loads the page at a search, with ports in place of its own. */
const loadPage = async (
  { channel, path, product, ports }: ProductPage,
  search: string,
  own: Ports,
) => {
  const slug = path.replaceAll('/', '');
  const start = startDecision(embedded, channel, 'de-DE');
  const decision = { ...start, route: { kind: 'content', segments: [slug] } } as const;
  const content = {
    ...plainContent('Fotos'),
    breadcrumb: [{ text: 'Start', url: '/' }],
    product,
  };
  const story = { kind: 'page', id: 'p', content } as const;
  const pages: Ports = {
    content: {
      ...memoryContent([{ channel, locale: 'de-DE', slug, story }]),
      chrome: () => TE.right(emptyChrome),
      navigation: () => TE.right(emptyNavigation),
    },
  };
  const address = `http://${siteFor(embedded, channel, 'de-DE').host}${path}${search}`;
  const { request } = requestFor(decision, embedded, { ...pages, ...ports, ...own }, address);
  const loaded = await loadAddress(request);
  if (loaded.kind !== 'page' || loaded.page.kind !== 'page') throw new Error('there is no page');
  return { request, loaded, page: loaded.page };
};

export const productPage = (page: ProductPage) => ({
  load: (search = '', own: Ports = {}) => loadPage(page, search, own),
  open: async (search = '') => {
    const { request, loaded, page: shown } = await loadPage(page, search, {});
    if (shown.product === undefined) throw new Error('there is no product');
    const html = (await drawnProduct(request, shown)).replaceAll('<!-- -->', '');
    return { html, product: shown.product, parts: loaded.parts, isShared: loaded.isShared };
  },
});
