/** Pages of blocks that fetch what they show, over the fakes of all ports. */
import type { ConfiguratorBlock } from '../../../../core/domain/products/wall-picture/configurator-block.ts';
import type { WrittenBlock } from '../../../../core/domain/content/blocks/registry.ts';
import { emptyChrome } from '../../../../core/domain/content/chrome.ts';
import { emptyNavigation } from '../../../../core/domain/navigation/navigation.ts';
import { TE } from '../../../../core/fp.ts';
import type { Content } from '../../../../core/ports/content.ts';
import { watchOutages } from '../../../../server/pages/watch-outages.ts';
import { loadAddress } from '../../../../ui/web/requests/load-address.ts';
import { embedded } from '../../../arbitraries/routing.ts';
import { memoryContent } from '../../../fakes/content.ts';
import { plainContent } from '../../../fakes/plain-page.ts';
import { requestFor, startDecision } from '../requests.ts';

const picture = { source: 'leadimage/moon-1/motif.jpg', alternative: '' };

/** A tile that leads to an address. */
export const tile = (
  url: string,
  materialType: 'leinwand' | 'acrylglas' | 'pvcplane' | undefined,
) => ({
  link: { text: `to ${url}`, url },
  text: '',
  picture,
  materialType,
  frameType: materialType === 'acrylglas' ? ('artbox' as const) : undefined,
  sells: undefined,
});

/** Tiles of two materials, one that is not sold, and one without a material. */
export const tiles = {
  kind: 'product-tiles',
  id: 'tiles',
  headline: 'Products',
  items: [
    tile('/leinwanddruck', 'leinwand'),
    tile('/wandbilder', 'leinwand'),
    tile('/acrylglas', 'acrylglas'),
    tile('/plane', 'pvcplane'),
    tile('/fotobuch', undefined),
  ],
} as const satisfies WrittenBlock;

/** A configurator of canvas prints. */
export const configurator = (id: string): ConfiguratorBlock => ({
  kind: 'wall-picture',
  id,
  headline: `configurator ${id}`,
  startLabel: 'Start',
  product: 'framedMaterial',
  materials: [{ materialType: 'leinwand', frameType: undefined }],
  labels: [],
  motif: picture,
});

/** A text without words. */
export const text = (id: string): WrittenBlock => ({
  kind: 'rich-text',
  id,
  headline: id,
  text: [],
});

/** Ports that are not the usual ones. */
export type Ports = Parameters<typeof requestFor>[2];

/** A content service with one page, and nothing around it. */
export const contentWith = (blocks: readonly WrittenBlock[]): Content => ({
  ...memoryContent([
    {
      channel: 'poster',
      locale: 'de-DE',
      slug: 'home',
      story: { kind: 'page', id: 'h', content: plainContent('A page', blocks) },
    },
  ]),
  chrome: () => TE.right(emptyChrome),
  navigation: () => TE.right(emptyNavigation),
});

/** What a page of these blocks shows. */
export const open = async (blocks: readonly WrittenBlock[], ports: Ports = {}, search = '') => {
  const content = contentWith(blocks);
  const decision = startDecision(embedded, 'poster', 'de-DE');
  const address = `http://localhost:3000/${search}`;
  const { request, log } = requestFor(decision, embedded, { content, ...ports }, address);
  const watched = watchOutages(request.ports);
  const loaded = await loadAddress({ ...request, ports: watched.ports });
  if (loaded.kind !== 'page' || loaded.page.kind !== 'page') throw new Error('there is no page');
  return {
    body: loaded.page.body,
    product: loaded.page.product,
    parts: loaded.parts,
    html: Object.entries(loaded.parts)
      .flatMap(([name, html]) =>
        name.startsWith('body-') && typeof html === 'string' ? [html] : [],
      )
      .join(''),
    isShared: loaded.isShared,
    isWhole: watched.isWhole() && loaded.isWhole !== false,
    codes: log.reports.map(({ code }) => code),
  };
};
