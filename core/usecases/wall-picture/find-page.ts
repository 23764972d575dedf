/** Which page shows what the address of a product page selects: that page, or another one. */
import { isMaterialType } from '../../domain/catalogue/materials.ts';
import { partKeys } from '../../domain/catalogue/part-keys.ts';
import { materialValue } from '../../domain/configurator/configurator.ts';
import { articlePairs, type RequestedSelection } from '../../domain/configurator/selection.ts';
import { slugOfRoute } from '../../domain/content/page-slugs.ts';
import { selectionOfSku } from '../../domain/designer/sku-container.ts';
import { productAddress } from '../../domain/products/configuration-address.ts';
import type {
  ConfiguratorBlock,
  WallPictureBlock,
} from '../../domain/products/wall-picture/configurator-block.ts';
import { addressWith, type QueryPairs } from '../../domain/query/query.ts';
import { followAddress } from '../../domain/routing/addresses.ts';
import type { PageDecision } from '../../domain/routing/route-decision.ts';
import { siteOrigin, siteUrl, type SiteConfiguration } from '../../domain/routing/sites.ts';
import { E, type RTE } from '../../fp.ts';
import type { HasContent } from '../../ports/content.ts';
import type { HasLog } from '../../ports/log.ts';
import type { HasSkuContainers } from '../../ports/sku-containers.ts';
import { findSku } from '../open-sku.ts';
import { reportSafely } from '../report.ts';
import { productHref, showPage } from '../show-page.ts';

/** The addresses of the pages that sell materials of a page, by the material's value. */
export type MaterialPages = Readonly<Record<string, string>>;

/** A page, and what its address asks for. */
export type PageQuestion = {
  readonly sites: SiteConfiguration;
  readonly decision: PageDecision;
  readonly url: { readonly host: string; readonly pathname: string };
  readonly block: ConfiguratorBlock;
  /** A material that the page sells itself is left out. */
  readonly pages: MaterialPages;
  /** The same of another page. */
  readonly pagesOf: (decision: PageDecision, block: WallPictureBlock) => MaterialPages;
  /** As far as the page accepts it. */
  readonly pairs: QueryPairs;
  readonly requested: RequestedSelection;
  /** What the address's SKU says by itself. */
  readonly ofSku: RequestedSelection;
};

export type PageElsewhere = { readonly location: string };

export type PageHere = {
  /** Without those that name each other for the selected material. */
  readonly pages: MaterialPages;
  /** True if the address has a SKU that the shop does not have as a picture. */
  readonly isUnknownSku: boolean;
};

type Environment = HasContent & HasSkuContainers & HasLog;

/** Keys that select an article and its format. */
const articleKeys: readonly string[] = [
  'material',
  'materialType',
  'frameType',
  'formatType',
  'sku',
];

/** A selection with all else that the address says. */
const withOthers = (
  selected: QueryPairs,
  pairs: QueryPairs,
  replaced: readonly string[],
): QueryPairs => [...selected, ...pairs.filter(([name]) => !replaced.includes(name))];

/** The page of a material with a query, where the shop has it and it is not the asking page. */
const pageOfMaterial = async (
  { sites, decision: { site, locale, platform, canonicalPath } }: PageQuestion,
  material: string,
  pairs: QueryPairs,
  environment: HasContent,
): Promise<string | undefined> => {
  if (!isMaterialType(material)) return undefined;
  const address = productAddress(
    sites,
    { channel: site.channel, platform },
    material,
    locale,
    pairs,
  );
  if (address === undefined) return undefined;
  const here = `${siteUrl(sites, site, canonicalPath)}?`;
  if (siteUrl(sites, address.site, address.path).startsWith(here)) return undefined;
  const href = await productHref(sites, site, address)(environment)();
  return E.isRight(href) ? href.right : undefined;
};

/**
 * The configuration of a SKU that only the shop can read, on its material's page; those of wall
 * pictures say all by themselves. `unknown` where the shop does not have it as a picture; undefined
 * without such a SKU, and where the shop does not answer.
 */
const pageOfSku = async (
  question: PageQuestion,
  environment: Environment,
): Promise<PageElsewhere | 'unknown' | undefined> => {
  const { decision, url, pairs, ofSku } = question;
  const sku = pairs.find(([name]) => name === 'sku')?.[1];
  const isOverruled = pairs.some(([name]) => name === 'material' || name === 'materialType');
  if (sku === undefined || isOverruled || ofSku.material !== undefined) return undefined;
  const scope = { channel: decision.site.channel, locale: decision.locale };
  const found = await findSku(scope, sku)(environment)();
  if (E.isLeft(found) && found.left.kind === 'skus-unavailable') return undefined;
  const selected = E.isRight(found) ? selectionOfSku(found.right) : [];
  // A material comes first; a frame alone has no page of its own.
  const [first] = selected;
  if (first === undefined) return 'unknown';
  const [, material] = first;
  const query = withOthers(selected, pairs, [...articleKeys, ...partKeys]);
  const href = await pageOfMaterial(question, material, query, environment);
  return { location: href ?? addressWith(url.pathname, query) };
};

/** True if the page sells the material, framed or not, or frames go around it here. */
const sellsMaterial = ({ block, pages }: PageQuestion, material: string): boolean =>
  block.product === 'photoFrame' ||
  block.materials.some(
    ({ materialType, frameType }) =>
      materialType === material && pages[materialValue(materialType, frameType)] === undefined,
  );

/** The page of the shop that an address shows after its redirects; undefined for all others. */
const pageAt = ({ sites, decision }: PageQuestion, href: string): PageDecision | undefined => {
  const address = href.startsWith('/') ? `${siteOrigin(sites, decision.site)}${href}` : href;
  if (!sites.sites.some((one) => address.startsWith(`${siteOrigin(sites, one)}/`)))
    return undefined;
  const way = followAddress(address, sites);
  return E.isRight(way) && way.right.end.kind === 'page' ? way.right.end : undefined;
};

/** The page that a page names for a material; undefined where it sells the material itself. */
const pageNamedBy = async (
  question: PageQuestion,
  material: string,
  environment: HasContent,
): Promise<PageDecision | undefined> => {
  const { decision, pagesOf } = question;
  const { site, locale, platform, route } = decision;
  const slug = slugOfRoute(route);
  const page = await showPage({ channel: site.channel, locale, platform, slug })(environment)();
  const block = E.isRight(page)
    ? [page.right.product, ...page.right.blocks].find((one) => one?.kind === 'wall-picture')
    : undefined;
  if (block?.product !== 'framedMaterial') return undefined;
  const href = pagesOf(decision, block)[material];
  return href === undefined ? undefined : pageAt(question, href);
};

/** The most pages that are followed from one to the next; browsers give up at twenty redirects. */
const longestWay = 10;

/**
 * Whether the pages that name each other for a material never come to one that sells it: an editor's
 * mistake, and a redirect without end. `href` is what the first page names.
 */
const leadsInCircle = async (
  question: PageQuestion,
  material: string,
  href: string,
  environment: HasContent,
): Promise<boolean> => {
  const { sites, decision: first } = question;
  const seen = new Set([siteUrl(sites, first.site, first.canonicalPath)]);
  let page = pageAt(question, href);
  while (page !== undefined && seen.size <= longestWay) {
    const address = siteUrl(sites, page.site, page.canonicalPath);
    if (seen.has(address)) return true;
    seen.add(address);
    // One after another on purpose: each page names the next one.
    page = await pageNamedBy({ ...question, decision: page }, material, environment);
  }
  return page !== undefined;
};

/**
 * Finds the page that sells what an address selects, with all that the address says beside it
 * (supporting §4): the material's page that this one names, or that of a material which it neither
 * sells nor names. Where pages only name each other, which is logged as `material-pages-circular`,
 * the page that was asked for sells the material; so it does where the other page is missing.
 */
export const findPage =
  (question: PageQuestion): RTE.ReaderTaskEither<Environment, PageElsewhere, PageHere> =>
  (environment) =>
  async () => {
    const { url, pages, pairs, requested, ofSku } = question;
    const sku = await pageOfSku(question, environment);
    if (typeof sku === 'object') return E.left(sku);
    const isUnknownSku = sku === 'unknown';
    const { material = '', format } = requested.material === undefined ? ofSku : requested;
    const [materialType = '', frameType] = material.split('+');
    const href = pages[material];
    if (href === undefined) {
      const location =
        requested.material === undefined || sellsMaterial(question, materialType)
          ? undefined
          : await pageOfMaterial(question, materialType, pairs, environment);
      return location === undefined ? E.right({ pages, isUnknownSku }) : E.left({ location });
    }
    if (!(await leadsInCircle(question, material, href, environment))) {
      const selected = articlePairs(materialType, frameType, format);
      return E.left({ location: addressWith(href, withOthers(selected, pairs, articleKeys)) });
    }
    const { host, pathname: path } = url;
    reportSafely(environment.log, 'material-pages-circular', { host, path, material });
    const { [material]: _, ...others } = pages;
    return E.right({ pages: others, isUnknownSku });
  };
