import type { Block } from '../../../core/domain/content/blocks/registry.ts';
import { pageWithStep } from '../../../core/domain/content/block-steps.ts';
import type { Page } from '../../../core/domain/content/page.ts';
import { flagsOfPage, pageForTreatments } from '../../../core/domain/content/page-treatments.ts';
import {
  applicationSlugs,
  placedOrderSlug,
  isInnerPageSlug,
} from '../../../core/domain/routing/story-folders.ts';
import { treatmentEntries, type Treatments } from '../../../core/domain/flags/flags.ts';
import { backButton } from '../../../core/domain/navigation/header.ts';
import { localeTable } from '../../../core/domain/locale/locales.ts';
import { readPairs } from '../../../core/domain/query/query.ts';
import { categoryOfSegment } from '../../../core/domain/routing/category-segments.ts';
import { languagePrefixOf } from '../../../core/domain/routing/language-prefix.ts';
import { displayPath } from '../../../core/domain/routing/paths.ts';
import { pathFor } from '../../../core/domain/routing/pages.ts';
import type {
  ApplicationDecision,
  PageDecision,
} from '../../../core/domain/routing/route-decision.ts';
import { canonicalQuery, pageQueryOf } from '../../../core/domain/products/page-query.ts';
import { specialWords } from '../../../core/domain/routing/special-prefixes.ts';
import { E } from '../../../core/fp.ts';
import { findConfigured } from '../../../core/usecases/find-configured.ts';
import { showPage } from '../../../core/usecases/show-page.ts';
import { loadBlocks, readByBlocks } from '../../blocks/block-list.tsx';
import type { LoadedBlocks } from '../../blocks/draw-blocks.tsx';
import { compileMessages, messagesFor } from '../../messages/compile.ts';
import type { MessageTable } from '../../messages/message-table.ts';
import { textOf } from '../../messages/text.tsx';
import { experimentsOf } from '../experiments/registry.ts';
import type { Loaded } from '../requests/loaded-page.ts';
import type { HtmlFragments } from '../wire/html-fragments.ts';
import { deferredProduct } from '../products/deferred-product.ts';
import { loadProduct, overviewOnServer, productTables } from '../products/load-product.ts';
import type { StorefrontRequest } from '../requests/storefront-request.ts';
import { slugOfRoute } from '../../../core/domain/content/page-slugs.ts';
import { loadSurrounding } from '../shell/surrounding.ts';
import { resolveLink, type ContentLinks } from '../shell/resolve-link.ts';
import { siteLinks } from '../shell/site-links.ts';
import type { ContentPage } from './content-page.ts';
import { headKeptOut, headOf, machineHeadOf } from './head.ts';
import { movedTo, pageInOwnLanguage } from './lead-on.ts';
import { loadErrorPage, type ErrorPageData } from './load-error-page.ts';
import { splitBody, type BodyPart, type LivePart } from './page-body.ts';
import {
  renderListGraph,
  renderPageGraph,
  renderProductGraph,
  renderVoucherGraph,
} from './page-graph.ts';
import { photoStartOf } from './photo-start.ts';
import { pageOfVisitor } from './page-of-visitor.ts';
import { readsSelection } from '../configurator/reads-selection.ts';
import { renderMachines, renderPageParts, renderUnpriced } from './html-fragments.server.tsx';

/** A page without a product is HTML alone: a browser formats none of its texts. */
const noTables: readonly MessageTable[] = [];

/** The overview of wall art is about many products: none of them is the page's own. */
const isCategoryPage = ({ route }: PageDecision): boolean =>
  route.kind === 'content' && categoryOfSegment(route.segments[0]) === 'wall-art';

/** A page, a redirect, or the error page. */
export const loadContentPage = async (
  request: StorefrontRequest,
  decision: PageDecision,
): Promise<Loaded<ContentPage | ErrorPageData>> => {
  const { site, locale, platform } = decision;
  const path = displayPath(request.url.pathname);
  const slug = slugOfRoute(decision.route);
  if (decision.route.kind === 'content' && isInnerPageSlug(slug))
    return loadErrorPage(request, { path, status: 404, code: 'storyblok-page-not-found' });
  const configured =
    decision.route.kind === 'products' &&
    (await findConfigured(request.sites, decision, readPairs(request.url.search))(request.ports));
  if (configured) return { kind: 'redirect', location: configured, status: 302 };
  const answer = await showPage({ channel: site.channel, locale, platform, slug })(request.ports)();
  if (E.isRight(answer)) {
    const { treatments } = request;
    const page = treatments ? pageForTreatments(answer.right, treatments) : answer.right;
    const shown = treatments && treatmentsShown(answer.right, treatments);
    const place = { ...decision, preview: request.preview };
    return loadForVisitor(request, place, page, shown);
  }
  const error = answer.left;
  switch (error.kind) {
    case 'page-moved':
      return movedTo(request, decision, error);
    case 'page-not-found': {
      const elsewhere = await pageInOwnLanguage(request, decision);
      if (elsewhere !== undefined) return elsewhere;
      request.ports.log.report('storyblok-page-not-found', { host: site.host, slug });
      return loadErrorPage(request, { path, status: 404, code: 'storyblok-page-not-found' });
    }
    case 'content-unavailable':
    case 'content-answer-refused':
      request.ports.log.report(error.kind, { slug, reason: error.reason });
      return loadErrorPage(request, { path, status: 503, code: error.kind });
  }
};

/**
 * An address of another application that is not connected: the content's page about it, or the
 * error page. Such a page exists in no other locale.
 */
export const loadApplicationPage = async (
  request: StorefrontRequest,
  decision: ApplicationDecision,
): Promise<Loaded<ContentPage | ErrorPageData>> => {
  const { site, locale, platform, answeredBy, application } = decision;
  const slug = application === 'order' ? placedOrderSlug : applicationSlugs[answeredBy];
  const answer = await showPage({ channel: site.channel, locale, platform, slug })(request.ports)();
  if (E.isLeft(answer)) {
    const path = displayPath(request.url.pathname);
    return loadErrorPage(request, { path, status: 404, code: 'route-missing' });
  }
  const { language } = localeTable[locale];
  const [word] = specialWords(application, language);
  const route = { kind: 'content', segments: [word] } as const;
  const canonicalPath = pathFor(request.sites, site.channel, { locale, platform, route });
  const languagePrefix = languagePrefixOf(locale);
  const page: PageDecision = {
    kind: 'page',
    site,
    locale,
    platform,
    languagePrefix,
    path: `/${word}`,
    canonicalPath,
    route,
  };
  const found = { ...answer.right, alternates: {} };
  return loadForVisitor(request, page, found, undefined);
};

/** A page with a visitor's cart, wishlist or account is not kept. */
const loadForVisitor: LoadFoundPage = async (request, place, found, shown) => {
  const own = await pageOfVisitor(request, place, found);
  if (own?.location !== undefined) return { kind: 'redirect', location: own.location, status: 302 };
  const loaded = await loadFoundPage(request, place, own?.page ?? found, shown);
  if (own === undefined || loaded.kind !== 'page' || loaded.page.kind !== 'page') return loaded;
  const { status, lastPut, awaiting } = own;
  return { ...loaded, page: { ...loaded.page, lastPut, awaiting }, status, isShared: false };
};

/** Those of its A/B blocks and of experiments of kind `look`. */
const treatmentsShown = (page: Page, treatments: Treatments): Treatments => {
  const names = new Set([...flagsOfPage(page), ...experimentsOf('look').map(({ flag }) => flag)]);
  return Object.fromEntries(treatmentEntries(treatments).filter(([flag]) => names.has(flag)));
};

/** Offers are a fragment of their own, since prices change more often than the other parts. */
const withOffers = (parts: HtmlFragments, offers: string | undefined): HtmlFragments =>
  offers === undefined ? parts : { ...parts, offers };

/** The pages of designs that a page lists. */
const listedIn = (body: readonly BodyPart[]): readonly string[] =>
  body.flatMap((part) =>
    part.kind === 'block' && part.block.kind === 'design-overview'
      ? part.block.shown.tiles.map(({ href }) => href)
      : [],
  );

/** What search engines read of blocks that sell something. */
const soldByBlocks = (
  decision: PageDecision,
  page: Page,
  body: readonly BodyPart[],
  sources: Parameters<typeof renderVoucherGraph>[2],
): string | undefined =>
  page.blocks.some(({ kind }) => kind === 'gift-voucher')
    ? renderVoucherGraph(decision, page, sources)
    : renderListGraph(decision, page, listedIn(body), sources);

/** The page's product, and blocks with a chunk of their own. */
const livePartsOf =
  (
    { locale }: PageDecision,
    links: ContentLinks,
    loaded: LoadedBlocks,
    product: Block | undefined,
  ) =>
  (block: Block): LivePart | undefined => {
    const { id } = block;
    if (block === product) return { kind: 'product', id };
    const text = textOf({ locale, messages: compileMessages(locale) });
    const resolve = (url: string) => resolveLink(links, url);
    const live = loaded.get(id)?.live({ resolveLink: resolve, locale, text });
    return live && { kind: 'block', id, block: live };
  };

type LoadFoundPage = (
  request: StorefrontRequest,
  decision: PageDecision & Pick<StorefrontRequest, 'preview'>,
  found: Page,
  treatments: Treatments | undefined,
) => Promise<Loaded<ContentPage | ErrorPageData>>;

const loadFoundPage: LoadFoundPage = async (request, decision, found, treatments) => {
  const step = request.sent?.step;
  const written =
    step === undefined ||
    step.kind === 'account' ||
    step.kind === 'account-change' ||
    step.kind === 'order-defect' ||
    step.kind === 'checkout-answer'
      ? found
      : pageWithStep(found, step);
  const links = siteLinks(request, decision.canonicalPath);
  const overview = await overviewOnServer();
  const address = overview.address(request, decision, written);
  if (address !== undefined) return { kind: 'redirect', location: address, status: 301 };
  const live = deferredProduct(written);
  const loaded = await loadProduct(request, decision, written);
  if (loaded?.kind === 'redirect') return loaded;
  if (loaded?.kind === 'missing-product')
    return loadErrorPage(request, { ...loaded, path: displayPath(request.url.pathname) });
  const page = loaded?.page ?? overview.inOwnWords(written, decision.locale);
  const sold = loaded?.kind === 'product' ? loaded : undefined;
  const product = sold?.product;
  const inBody = sold !== undefined && live?.place === 'body' ? live.block : undefined;
  const blocks = await loadBlocks(
    page.blocks.filter((block) => block !== inBody),
    {
      scope: { channel: decision.site.channel, locale: decision.locale },
      search: request.url.search,
      ports: request.ports,
    },
  );
  const split = splitBody(page.blocks, livePartsOf(decision, links, blocks.loaded, inBody));
  const tables = [
    ...(product === undefined ? noTables : await productTables(product)),
    ...split.body.flatMap((part) =>
      part.kind === 'block' ? (blocks.loaded.get(part.id)?.tables ?? noTables) : noTables,
    ),
  ];
  const { sites } = request;
  const head = machineHeadOf(sites, decision, page);
  const body = { ...split, loaded: blocks.loaded };
  const drawn = await renderPageParts(decision, links, page, body, async () => {
    const surrounding = await loadSurrounding(request, page.alternates);
    const { hotline } = surrounding.navigation;
    return {
      surrounding,
      head,
      graph: renderPageGraph(decision, page, { sites, links, head, hotline }),
      hasBackButton: backButton(decision.platform, decision.route).kind !== 'hidden',
    };
  });
  const parts = blocks.isShared
    ? drawn
    : { ...drawn, machines: renderMachines(decision, headKeptOut(head)) };
  const now = request.ports.clock.now();
  const selectedKind = readByBlocks(page.blocks);
  const selected = selectedKind && canonicalQuery(selectedKind, request.url.search);
  const unpricedHead = loaded?.kind === 'unpriced' && live?.place === 'head' ? loaded : undefined;
  const isSelectionShown =
    loaded === undefined
      ? readsSelection(request.url.search, selectedKind)
      : sold?.isShared === true;
  return {
    kind: 'page',
    page: {
      kind: 'page',
      head: headOf(request.sites, decision, page),
      path: decision.canonicalPath,
      navigationType: page.navigationType,
      messages: messagesFor(decision.locale, tables),
      treatments,
      teaser: page.teaser && { headline: page.teaser.headline, text: page.teaser.text },
      product,
      photoStart: photoStartOf(links, page, decision.locale),
      body: split.body,
      queryKeys: pageQueryOf(product?.product ?? selectedKind ?? 'plain').keys,
      ...(selected !== undefined && { selected }),
    },
    parts: unpricedHead
      ? { ...parts, head: renderUnpriced(decision, links, page, unpricedHead) }
      : withOffers(
          parts,
          sold?.offers && !isCategoryPage(decision)
            ? renderProductGraph(decision, page, sold.offers, { sites, head, now })
            : blocks.isShared
              ? soldByBlocks(decision, page, split.body, { sites, head })
              : undefined,
        ),
    status: sold?.status ?? 200,
    isWhole: blocks.isWhole,
    isShared: isSelectionShown && blocks.isShared,
  };
};
