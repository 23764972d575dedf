/** How files of prerendered pages stand in the page cache's way: read, written, and when they are too old. */
import type { PageDecision } from '../../core/domain/routing/route-decision.ts';
import { payloadPath } from '../../core/domain/routing/payload-path.ts';
import { staleSeconds, type PageSource, type RenderedPage } from './page-cache.ts';
import type { PageUses } from './page-uses.ts';
import type { PagePlace, PrerenderedPages } from './prerendered-pages.ts';
import { freshSeconds, type PageForm } from './rendered-page.ts';

/** How long a page may be shown at all: fresh, then while it is rendered anew. */
const shownMilliseconds = (freshSeconds + staleSeconds) * 1000;

/** How long after it was fresh a page without money and days stands in, as its stories do. */
const lastGoodSeconds = 3_600;

/** Old prices and days of delivery are never a last good copy (docs/decisions/0034). */
const lastGoodMilliseconds = ({ isDated }: PageUses): number =>
  isDated ? shownMilliseconds : (freshSeconds + lastGoodSeconds) * 1000;

type OfFile = (
  form: PageForm,
  content: { readonly body: Buffer; readonly uses: PageUses; readonly renderedAt: number },
) => RenderedPage;

/** The files of a page at an address as the cache knows it; none beside its plain address. */
type PageFiles = (
  decision: PageDecision,
  form: PageForm,
  address: string,
) => Omit<PageSource, 'render'>;

/** Finds the files of pages. */
export const pageSources = (
  prerendered: PrerenderedPages | undefined,
  ofFile: OfFile,
): PageFiles => {
  if (prerendered === undefined) return () => ({});
  return ({ site, canonicalPath: path }, form, address) => {
    const place: PagePlace = { host: site.host, path, form };
    const isPlain = address === (form === 'document' ? path : payloadPath(path));
    if (!isPlain || !prerendered.has(place)) return {};
    const readFor = async (oldest: (uses: PageUses) => number) => {
      const page = await prerendered.read(place, oldest);
      return page === undefined ? undefined : ofFile(form, page);
    };
    return {
      read: () => readFor(() => shownMilliseconds),
      readLast: () => readFor(lastGoodMilliseconds),
      write: (page) => void prerendered.write(place, page),
    };
  };
};
