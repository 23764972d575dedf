/** A content service whose stories and faults a test changes, and shops that read it, prices in memory. */
import type { RequestListener } from 'node:http';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';

import { tokens } from '../../server/composition/tokens.ts';
import {
  prerender,
  type PagesWanted,
  type PrerenderSettings,
} from '../../server/pages/prerender.ts';
import { contentService, embeddedContentToken } from '../../server/embedded/content/content.ts';
import { stories } from '../../server/embedded/content/samples/stories/stories.ts';
import type { Story } from '../../server/embedded/content/story.ts';
import { memoryExpressShop } from '../fakes/express-shop.ts';
import { memoryCampaigns } from '../fakes/campaigns.ts';
import { memoryCustomerPictures } from '../fakes/customer-pictures.ts';
import { memoryLocalizedUrls } from '../fakes/localized-urls.ts';
import { memoryArticlePrices } from '../fakes/article-prices.ts';
import { memoryOptionPrices } from '../fakes/option-prices.ts';
import { fakePrices } from '../fakes/prices.ts';
import { fakeShipping } from '../fakes/shipping.ts';
import { openFaultyUpstream, type FaultyUpstream } from './faulty-upstream.ts';
import { openInProcessShop, type InProcessShop } from './in-process-shop.ts';

/** Two sites, each under a host of its own. */
const hosts = { poster: 'www.example.com', kartenliebe: 'cards.example.com' } as const;

/** The world of one test file. */
export type ContentWorld = {
  readonly content: FaultyUpstream;
  /** Changes the story of a full slug; it is published at this moment. */
  readonly change: (fullSlug: string, changed: (content: string) => string) => Story;
  /** The stories as they were at first. */
  readonly reset: () => void;
  /** A folder of its own, with what lies in another one. */
  readonly folder: (from?: string) => Promise<string>;
  readonly open: (options?: {
    readonly isFresh?: boolean;
    readonly folder?: string;
    readonly variables?: Readonly<Record<string, string>>;
  }) => Promise<InProcessShop>;
  /** Writes pages as files with a shop of its own. */
  readonly prerender: (
    folder: string,
    wanted: PagesWanted,
    pictures?: PrerenderSettings['pictures'],
  ) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

/** The headers of a request for a page of a channel's site. */
export const hostOf = (channel: keyof typeof hosts) => ({ host: hosts[channel] });

/** Opens the world. `vi.useFakeTimers({ toFake: ['Date'] })` comes before it. */
export const openContentWorld = async (): Promise<ContentWorld> => {
  let current: readonly Story[] = stories;
  let listener: (...exchange: Parameters<RequestListener>) => unknown;
  const serve = (): void => {
    const { fetch } = contentService({ stories: current, log: () => undefined });
    listener = getRequestListener(fetch, { overrideGlobalObjects: false });
  };
  serve();
  const content = await openFaultyUpstream((request, response) => void listener(request, response));
  const folders: string[] = [];
  const clock = { now: () => Date.now() };

  const open: ContentWorld['open'] = async (options = {}) => {
    const shop = await openInProcessShop(
      {
        SITES: `poster.de=${hosts.poster},kartenliebe.de=${hosts.kartenliebe}`,
        STORYBLOK_URL: `http://127.0.0.1:${content.port}`,
        STORYBLOK_TOKEN: embeddedContentToken,
        // Not reached: what is asked of it is in memory.
        SHOP_API_URL: 'http://127.0.0.1:9',
        ...options.variables,
      },
      { ...options, isAnswering: content.isAnswering },
    );
    const pagePorts = shop.container.get(tokens.pagePorts);
    shop.container.rebind(tokens.pagePorts).toConstantValue({
      ...pagePorts,
      prices: () => fakePrices(),
      articlePrices: () => memoryArticlePrices(),
      optionPrices: () => memoryOptionPrices(),
      shipping: () => fakeShipping(clock),
      expressShop: () => memoryExpressShop(undefined),
      campaigns: () => memoryCampaigns([]),
      localizedUrls: () => memoryLocalizedUrls(new Map()),
      customerPictures: () => memoryCustomerPictures([]),
    });
    return shop;
  };

  return {
    content,
    change: (fullSlug, changed) => {
      const former = current.find((story) => story.full_slug === fullSlug);
      if (former === undefined) throw new Error(`no story ${fullSlug}`);
      const story: Story = {
        ...former,
        published_at: new Date(Date.now()).toISOString(),
        content: JSON.parse(changed(JSON.stringify(former.content))),
      };
      current = current.map((known) => (known === former ? story : known));
      serve();
      return story;
    },
    reset: () => {
      current = stories;
      serve();
    },
    folder: async (from) => {
      const folder = await mkdtemp(join(tmpdir(), 'prerendered-'));
      folders.push(folder);
      if (from !== undefined) await cp(from, folder, { recursive: true });
      return folder;
    },
    open,
    prerender: async (folder, wanted, pictures) => {
      const shop = await open({ folder });
      const { sites } = shop.container.get(tokens.configuration);
      const { prerendered, storefront } = shop;
      if (prerendered === undefined) throw new Error('no folder');
      const told: string[] = [];
      await prerender(
        {
          sites,
          prerendered,
          renderPlace: storefront.renderPlace,
          sleep: () => Promise.resolve(),
          tell: ({ address, reason }) =>
            void told.push(reason === undefined ? address : `${address}: ${reason}`),
          pictures,
        },
        wanted,
      );
      await shop.close();
      return told;
    },
    close: async () => {
      await content.close();
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
};
