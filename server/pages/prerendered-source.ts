import type { PageDecision } from '../../core/domain/routing/route-decision.ts';
import { payloadPath } from '../../core/domain/routing/payload-path.ts';
import { staleSeconds, type PageSource, type RenderedPage } from './page-cache.ts';
import type { PageUses } from './record-uses.ts';
import type { PageAge, PagePlace, PrerenderedPages } from './prerendered-pages.ts';
import { freshSeconds, type FileForm, type PageForm } from './rendered-page.ts';

/** Fresh, then while it is rendered anew. */
const shownMilliseconds = (freshSeconds + staleSeconds) * 1000;

const shownUntil = ({ renderedAt }: PageAge): number => renderedAt + shownMilliseconds;

/** A page without prices stands in as long as its stories do. */
const lastGoodMilliseconds = (freshSeconds + 3_600) * 1000;

/** Never with old prices (docs/decisions/0034), nor with an outdated day of delivery. */
const lastGoodUntil = ({ renderedAt, uses }: PageAge): number => {
  const shown = renderedAt + shownMilliseconds;
  if (uses.isPriced) return shown;
  const lasting = renderedAt + lastGoodMilliseconds;
  return Math.max(shown, Math.min(lasting, uses.promisedUntil ?? lasting));
};

type OfFile = (
  form: FileForm,
  content: { readonly body: Buffer; readonly uses: PageUses; readonly renderedAt: number },
) => RenderedPage;

/** None beside a page's plain address. */
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
    if (form === 'configuration') return {};
    const place: PagePlace = { host: site.host, path, form };
    const isPlain = address === (form === 'document' ? path : payloadPath(path));
    if (!isPlain || !prerendered.has(place)) return {};
    const readFor = async (until: (page: PageAge) => number) => {
      const page = await prerendered.read(place, until);
      return page === undefined ? undefined : ofFile(form, page);
    };
    return {
      read: () => readFor(shownUntil),
      readLast: () => readFor(lastGoodUntil),
      write: (page) => void prerendered.write(place, page),
    };
  };
};
