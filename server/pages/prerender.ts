import { localesOf } from '../../core/domain/locale/markets.ts';
import { pathFor } from '../../core/domain/routing/pages.ts';
import { routeRequest } from '../../core/domain/routing/route-request.ts';
import { siteOrigin, type SiteConfiguration } from '../../core/domain/routing/sites.ts';
import type { Sleep } from '../../adapters/shared/sleep.ts';
import type { RenderedPage } from './page-cache.ts';
import {
  fileOfPage,
  type NoFile,
  type PagePlace,
  type PrerenderedPages,
} from './prerendered-pages.ts';

type PageAddress = Pick<PagePlace, 'host' | 'path'>;

/** So many of the first ones, or these (`https://host/path`). */
export type PagesWanted =
  | { readonly kind: 'top'; readonly pages: number }
  | { readonly kind: 'named'; readonly addresses: readonly string[] };

export type PrerenderOutcome = {
  readonly address: string;
  /** Undefined where a file was written. */
  readonly reason: string | undefined;
  readonly bytes: number;
};

export type PrerenderSettings = {
  readonly sites: SiteConfiguration;
  readonly prerendered: PrerenderedPages;
  readonly renderPlace: (place: PagePlace) => Promise<RenderedPage | NoFile>;
  readonly sleep: Sleep;
  readonly tell: (outcome: PrerenderOutcome) => void;
  /** Makes a picture by its path, and waits until all are whole; absent leaves that to visits. */
  readonly pictures?:
    | { readonly make: (path: string) => Promise<void>; readonly settle: () => Promise<void> }
    | undefined;
};

type Written = {
  readonly page: PageAddress;
  readonly outcome: PrerenderOutcome;
  readonly links: readonly PageAddress[];
  readonly pictures: readonly string[];
};

/** One waits for its answers while another is drawn. */
const atOnce = 4;

/** For pages whose services do not answer in time. */
const tries = 4;
const pauseMilliseconds = 2_000;

const originOf = (sites: SiteConfiguration, host: string): string => `${sites.protocol}://${host}`;

/** On one of our sites, without a query. */
const ourPage = (
  sites: SiteConfiguration,
  address: string,
  base: string,
): PageAddress | undefined => {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  const site = sites.sites.find((known) => url?.origin === siteOrigin(sites, known));
  return url === undefined || site === undefined || url.search !== ''
    ? undefined
    : { host: site.host, path: url.pathname };
};

const linkPattern = /<a\s[^>]*?href="([^"]+)"/gu;

/** Those that a browser loads at once, in every density. */
const firstPictures = (document: string): readonly string[] =>
  [...document.matchAll(/<(?:img|link|source)\s[^>]*>/gu)]
    .filter(([tag]) => !tag.includes('loading="lazy"'))
    .flatMap(([tag]) => tag.match(/\/media\/[^\s",]+/gu) ?? [])
    .map((path) => path.replaceAll('&amp;', '&'));

const isPage = (sites: SiteConfiguration, { host, path: rawPath }: PageAddress): boolean =>
  routeRequest(sites, { method: 'GET', host, rawPath, search: '' }).kind === 'page';

/** In the document's order: its navigation comes before its body. */
const linksOf = (
  sites: SiteConfiguration,
  { host, path }: PageAddress,
  document: Buffer,
): readonly PageAddress[] =>
  [...document.toString().matchAll(linkPattern)].flatMap(([, href = '']) => {
    const base = `${originOf(sites, host)}${path}`;
    const page = ourPage(sites, href.replaceAll('&amp;', '&'), base);
    return page !== undefined && isPage(sites, page) ? [page] : [];
  });

const startPages = (sites: SiteConfiguration): readonly PageAddress[] =>
  sites.sites.flatMap(({ host, channel, market }) =>
    localesOf(market).map((locale) => ({
      host,
      path: pathFor(sites, channel, { locale, platform: 'web', route: { kind: 'start' } }),
    })),
  );

/** The first of each list, then the second of each: no site comes before another. */
const inTurns = <A>(lists: readonly (readonly A[])[]): readonly A[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();

/**
 * Writes files and manifest: first the start pages, then what they link to in the order of their
 * documents, then what those link to, sites in turns. Files of other pages are removed.
 */
export const prerender = async (
  { sites, prerendered, renderPlace, sleep, tell, pictures }: PrerenderSettings,
  wanted: PagesWanted,
): Promise<readonly PrerenderOutcome[]> => {
  const outcomes: PrerenderOutcome[] = [];
  const written: PageAddress[] = [];
  const shown = new Set<string>();

  const done = (outcome: PrerenderOutcome): void => {
    outcomes.push(outcome);
    tell(outcome);
  };

  /** Nobody waits: what a service does not answer now it may answer in a moment. */
  const renderPatiently = async (place: PagePlace): Promise<RenderedPage | NoFile> => {
    if (fileOfPage(place) === undefined)
      return { kind: 'no-file', reason: 'its path does not make a file name', isOutage: false };
    let rendered = await renderPlace(place);
    for (let tried = 1; tried < tries && 'kind' in rendered && rendered.isOutage; tried += 1) {
      await sleep(pauseMilliseconds);
      rendered = await renderPlace(place);
    }
    return rendered;
  };

  /** In both forms; a page without a file links to nothing. */
  const write = async (page: PageAddress): Promise<Written> => {
    const places = (['document', 'payload'] as const).map((form) => ({ ...page, form }));
    const address = `${originOf(sites, page.host)}${page.path}`;
    const made: (readonly [PagePlace, RenderedPage])[] = [];
    for (const place of places) {
      const rendered = await renderPatiently(place);
      if ('kind' in rendered) {
        const outcome = { address, reason: rendered.reason, bytes: 0 };
        return { page, outcome, links: [], pictures: [] };
      }
      made.push([place, rendered]);
    }
    for (const [place, rendered] of made) await prerendered.write(place, rendered);
    return {
      page,
      outcome: {
        address,
        reason: undefined,
        bytes: made.reduce((bytes, [, { body }]) => bytes + body.length, 0),
      },
      links: made.slice(0, 1).flatMap(([, { body }]) => linksOf(sites, page, body)),
      pictures: made.slice(0, 1).flatMap(([, { body }]) => firstPictures(body.toString())),
    };
  };

  /** Side by side until there are enough; answers their links in the pages' order. */
  const writeAll = async (
    pages: readonly PageAddress[],
    most: number,
  ): Promise<readonly (readonly PageAddress[])[]> => {
    const links: (readonly PageAddress[])[] = [];
    for (let next = 0; next < pages.length && written.length < most;) {
      const some = pages.slice(next, next + Math.min(atOnce, most - written.length));
      next += some.length;
      for (const made of await Promise.all(some.map(write))) {
        done(made.outcome);
        if (made.outcome.reason === undefined) written.push(made.page);
        links.push(made.links);
        for (const path of made.pictures) shown.add(path);
      }
    }
    return links;
  };

  if (wanted.kind === 'named') {
    const pages = wanted.addresses.flatMap((address) => {
      const page = ourPage(sites, address, originOf(sites, sites.defaultSite.host));
      if (page === undefined) done({ address, reason: 'no plain address of a site', bytes: 0 });
      return page ?? [];
    });
    await writeAll(pages, Infinity);
  } else {
    const known = new Set<string>();
    const unknown = (pages: readonly PageAddress[]): readonly PageAddress[] =>
      pages.filter(({ host, path }) => {
        const isNew = !known.has(host + path);
        known.add(host + path);
        return isNew;
      });
    let level = unknown(startPages(sites));
    while (level.length > 0 && written.length < wanted.pages)
      level = unknown(inTurns(await writeAll(level, wanted.pages)));
  }
  prerendered.retain(
    written.flatMap((page) => [
      { ...page, form: 'document' as const },
      { ...page, form: 'payload' as const },
    ]),
  );
  await prerendered.settle();
  if (pictures !== undefined) {
    for (const path of shown) await pictures.make(path);
    await pictures.settle();
  }
  return outcomes;
};
