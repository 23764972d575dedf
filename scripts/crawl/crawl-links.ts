/**
 * Follows every link of a shop from its seeds on. It knows neither the shop nor the wire: what an
 * address answers, and which addresses are the shop's, it is told.
 */
import { headFaults } from './head-faults.ts';
import { orderPages } from './page-order.ts';
import { readHtml, type NamedAs, type ReadPage } from './read-html.ts';

/** What an address answered; `location` is absolute or a path. */
export type Answered = {
  readonly status: number;
  readonly location: string | undefined;
  readonly type: string;
  readonly text: string;
};

/** What a crawl needs. */
type LinkCrawl = {
  readonly ask: (address: string) => Promise<Answered>;
  /** Absolute addresses to begin with: pages that must be there even if nothing leads to them. */
  readonly seeds: readonly string[];
  /** Whether an address is the shop's, so that it must answer. */
  readonly isOurs: (address: string) => boolean;
  /** Whether the links of a page are followed; those of the shop's other sites may not be. */
  readonly isCrawled: (address: string) => boolean;
  /** How many addresses are asked at once. */
  readonly width: number;
  /** Says when nothing more is asked. */
  readonly isOver?: () => boolean;
};

/** What is wrong with an address, and which pages name it; `html` with the pages themselves. */
export type LinkFault = {
  readonly kind: 'dead' | 'redirects' | 'no-place' | 'head' | 'html';
  readonly address: string;
  readonly message: string;
  /** Pages that name it: the first of them, and how many more there are. */
  readonly from: readonly string[];
};

/** What a crawl of links found. */
export type LinkResult = {
  /** Whether every address was asked before the time was over. */
  readonly isWhole: boolean;
  /**
   * Pages with status 200 that are not a choice within another one: without a query. Those first
   * that show something which none before them shows.
   */
  readonly pages: readonly string[];
  /** How many of the pages, from the first on, show all that there is. */
  readonly kinds: number;
  readonly asked: number;
  readonly links: number;
  readonly redirects: number;
  /** Pages that no link leads to. */
  readonly unlinked: readonly string[];
  readonly faults: readonly LinkFault[];
};

type Reached = {
  /** Where the redirects end. */
  readonly end: string;
  readonly status: number;
  readonly redirects: number;
  readonly page: ReadPage | undefined;
};

type Mention = { readonly from: string; readonly as: NamedAs; readonly hash: string };

const mostRedirects = 2;
const tooManyRedirects = 10;

const withoutHash = (url: URL): string => url.href.slice(0, url.href.length - url.hash.length);

/** An absolute address on the web; undefined for mail, telephone and malformed addresses. */
const absolute = (href: string, from: string): URL | undefined => {
  if (!URL.canParse(href, from)) return undefined;
  const url = new URL(href, from);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
};

const isHtml = ({ type }: Answered): boolean => type.startsWith('text/html');

const reach = async ({ ask, isCrawled }: LinkCrawl, address: string): Promise<Reached> => {
  let end = address;
  for (let redirects = 0; ; redirects += 1) {
    const answer = await ask(end);
    const next =
      answer.status >= 300 && answer.status < 400 && answer.location !== undefined
        ? absolute(answer.location, end)
        : undefined;
    if (next === undefined || redirects === tooManyRedirects)
      return {
        end,
        status: answer.status,
        redirects,
        // Reading is most of the work: pages of other sites only have to answer.
        page: isHtml(answer) && isCrawled(end) ? readHtml(answer.text) : undefined,
      };
    end = withoutHash(next);
  }
};

const hasQuery = (address: string): boolean => new URL(address).search !== '';

/**
 * Crawls. A page with a query is a choice within another one: its own links are followed only where
 * they have none, or the crawl would go through every combination of every choice.
 */
export const crawlLinks = async (crawl: LinkCrawl): Promise<LinkResult> => {
  const { isOver = () => false } = crawl;
  const reached = new Map<string, Reached>();
  const mentions = new Map<string, Mention[]>();
  const waiting: string[] = [];
  const known = new Set<string>();
  const expanded = new Set<string>();

  const wait = (address: string): void => {
    if (known.has(address)) return;
    known.add(address);
    waiting.push(address);
  };
  const mention = (from: string, as: NamedAs, href: string): void => {
    const url = absolute(href, from);
    if (url === undefined || !crawl.isOurs(url.href)) return;
    const address = withoutHash(url);
    if (as !== 'canonical' && hasQuery(from) && hasQuery(address)) return;
    const before = mentions.get(address) ?? [];
    before.push({ from, as, hash: url.hash.slice(1) });
    mentions.set(address, before);
    wait(address);
  };
  const visit = async (address: string): Promise<void> => {
    const found = await reach(crawl, address);
    reached.set(address, found);
    const { end, page } = found;
    if (page === undefined || expanded.has(end) || !crawl.isCrawled(end)) return;
    expanded.add(end);
    for (const { as, href } of page.addresses) mention(end, as, href);
  };
  const work = async (): Promise<void> => {
    while (!isOver()) {
      const address = waiting.pop();
      if (address === undefined) return;
      await visit(address);
    }
  };

  for (const seed of crawl.seeds) wait(seed);
  // A worker ends when nothing waits; others may find more, so all begin again until all are idle.
  while (waiting.length > 0 && !isOver())
    await Promise.all(Array.from({ length: crawl.width }, work));

  const read = new Map(
    [...reached.values()].flatMap(({ end, status, page }) =>
      status === 200 && page !== undefined ? [[end, page]] : [],
    ),
  );
  const faults = [
    ...[...reached].flatMap(([address, found]) =>
      faultsOf(address, found, mentions.get(address) ?? []),
    ),
    ...htmlFaultsOf(read),
    ...headFaults(read).map((fault) => ({ kind: 'head' as const, ...fault })),
  ];
  const isPage = ({ status, page }: Reached): boolean => status === 200 && page !== undefined;
  const pages = [...reached.values()]
    .filter((found) => isPage(found) && crawl.isCrawled(found.end) && !hasQuery(found.end))
    .map(({ end }) => end);
  const linked = new Set(
    [...mentions].flatMap(([address, all]) =>
      all.some(({ as }) => as === 'link') ? [reached.get(address)?.end] : [],
    ),
  );
  const ordered = orderPages(
    [...new Set(pages)].flatMap((address) => {
      const page = read.get(address);
      return page === undefined ? [] : [{ address, ...page }];
    }),
  );
  return {
    isWhole: waiting.length === 0,
    ...ordered,
    asked: reached.size,
    links: [...mentions.values()].reduce((sum, all) => sum + all.length, 0),
    redirects: [...reached.values()].filter(({ redirects }) => redirects > 0).length,
    unlinked: ordered.pages.filter((page) => !linked.has(page)).toSorted(),
    faults,
  };
};

/** One fault for all pages that have it: what stands in a header stands on every page. */
const htmlFaultsOf = (read: ReadonlyMap<string, ReadPage>): readonly LinkFault[] =>
  [
    ...Map.groupBy(
      [...read].flatMap(([address, { faults }]) => faults.map((message) => ({ address, message }))),
      ({ message }) => message,
    ),
  ].map(([message, all]) => {
    const from = all.map(({ address }) => address).toSorted();
    return { kind: 'html', address: from[0] ?? '', message, from };
  });

const decoded = (hash: string): string => {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
};

const faultsOf = (
  address: string,
  { status, redirects, page, end }: Reached,
  mentions: readonly Mention[],
): readonly LinkFault[] => {
  const pagesOf = (all: readonly Mention[]): readonly string[] => [
    ...new Set(all.map(({ from }) => from)),
  ];
  const from = mentions.length === 0 ? ['a list of pages'] : pagesOf(mentions);
  if (status !== 200)
    return [
      {
        kind: 'dead',
        address,
        from,
        message: `status ${status}${end === address ? '' : ` at ${end}`}`,
      },
    ];
  const inHead = mentions.filter(({ as }) => as === 'canonical' || as === 'alternate');
  const missing = [...Map.groupBy(mentions, ({ hash }) => decoded(hash))].filter(
    ([hash]) => hash !== '' && hash !== 'top' && page?.places.has(hash) === false,
  );
  return [
    ...(redirects > mostRedirects
      ? [{ kind: 'redirects' as const, address, from, message: `${redirects} redirects to ${end}` }]
      : []),
    ...missing.map(([hash, all]) => ({
      kind: 'no-place' as const,
      address,
      from: pagesOf(all),
      message: `no place #${hash}`,
    })),
    ...(redirects > 0 && inHead.length > 0
      ? [{ kind: 'head' as const, address, from: pagesOf(inHead), message: `redirects to ${end}` }]
      : []),
  ];
};
