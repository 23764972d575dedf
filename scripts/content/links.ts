/** Every link of every story, followed by the rules by which the shop itself reads it. */
import { E } from '../../core/fp.ts';
import { contentLocaleOf } from '../../core/domain/locale/locale.ts';
import { locales, type Locale } from '../../core/domain/locale/locales.ts';
import { marketOf } from '../../core/domain/locale/markets.ts';
import { isInnerPageSlug, pathInFolder } from '../../core/domain/routing/story-folders.ts';
import { linkField, type LinkField } from '../../core/domain/content/story-fields.ts';
import { storyLinkUrl } from '../../core/domain/content/story-links.ts';
import { followAddress } from '../../core/domain/routing/addresses.ts';
import { languagePrefixOf } from '../../core/domain/routing/language-prefix.ts';
import { linkContext } from '../../core/domain/routing/link-context.ts';
import { classifyLink } from '../../core/domain/routing/links.ts';
import type { PageDecision, RouteDecision } from '../../core/domain/routing/route-decision.ts';
import { findSite, siteOrigin, type SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { resolveLink } from '../../ui/web/shell/resolve-link.ts';
import { readDesignOverviewSlug } from '../../core/domain/products/overviews.ts';
import { slugOfRoute } from '../../core/domain/content/page-slugs.ts';
import { isRecord } from '../../core/domain/text/record.ts';
import { folderOf, type ContentStory, type Finding, type Space } from './finding.ts';

/** A link of a story, and where it stands. */
type StoryLink = {
  readonly story: ContentStory;
  readonly path: string;
  readonly link: LinkField;
};

/** Every link within a story's content: fields and marks of rich texts. */
const linksOf = (story: ContentStory): readonly StoryLink[] => {
  const within = (path: string, value: unknown): readonly StoryLink[] => {
    if (Array.isArray(value))
      return value.flatMap((item, index) => within(`${path}.${index}`, item));
    if (!isRecord(value)) return [];
    const read = 'linktype' in value ? linkField.decode(value) : undefined;
    if (read !== undefined && E.isRight(read)) return [{ story, path, link: read.right }];
    return Object.entries(value).flatMap(([name, inner]) =>
      within(path === '' ? name : `${path}.${name}`, inner),
    );
  };
  return within('', story.content);
};

/** What the links of a space are followed in: its pages by their folders and paths. */
type LinkedSpace = {
  readonly space: Space;
  readonly sites: SiteConfiguration;
  /** Stories that are asked for by an address, as `{folder} {path}`. */
  readonly byAddress: ReadonlyMap<string, ContentStory>;
  readonly slugs: ReadonlyMap<string, string>;
  /** What was found out about addresses: the same ones stand on every page. */
  readonly faults: Map<string, readonly string[]>;
};

const isAddressed = ({ contentType }: ContentStory): boolean =>
  contentType === 'Page' || contentType === 'Redirect';

/** Indexes a space for its links. */
const linkedSpace = (space: Space, sites: SiteConfiguration): LinkedSpace => ({
  space,
  sites,
  byAddress: new Map(
    space.stories.filter(isAddressed).flatMap((story) => {
      const path = pathInFolder(folderOf(story), story.fullSlug);
      return path === undefined ? [] : [[`${folderOf(story)} ${path}`, story] as const];
    }),
  ),
  slugs: new Map(space.stories.map(({ uuid, fullSlug }) => [uuid, fullSlug])),
  faults: new Map(),
});

const isEmpty = ({ id, uuid, url, href, email, anchor }: LinkField): boolean =>
  [id, uuid, url, href, email, anchor].every((field) => field === '');

/** The story at a page's address; undefined where the content has none. */
const storyAt = (linked: LinkedSpace, decision: PageDecision): ContentStory | undefined => {
  const folder = `${decision.site.channel}/${contentLocaleOf(decision.locale)}`;
  const asked = slugOfRoute(decision.route);
  const slug = readDesignOverviewSlug(asked)?.root ?? asked;
  return linked.byAddress.get(`${folder} ${slug === 'home' ? '/' : `/${slug}`}`);
};

const pageFault = (
  linked: LinkedSpace,
  decision: PageDecision,
  hash: string,
): string | undefined => {
  const story = storyAt(linked, decision);
  if (decision.route.kind === 'content' && isInnerPageSlug(slugOfRoute(decision.route)))
    return 'it leads to a page that shows at another address';
  if (story === undefined) return `there is no page at ${decision.canonicalPath}`;
  return hash === '' || JSON.stringify(story.content).includes(`"_uid":"${hash}"`)
    ? undefined
    : `there is no block "${hash}" in ${story.fullSlug}`;
};

const endFault = (linked: LinkedSpace, end: RouteDecision, hash: string): string | undefined => {
  switch (end.kind) {
    case 'page':
      return pageFault(linked, end, hash);
    case 'notFound':
      return `there is nothing: ${end.reason}`;
    case 'misdirected':
      return 'its host is not one of the shop’s';
    case 'redirect':
      return 'it is redirected more than twice';
    case 'application':
    case 'designer':
    case 'image':
    case 'reserved':
      return undefined;
  }
};

const mostRedirects = 2;

/** Why an address leads nowhere on the site of a locale; undefined where it leads somewhere. */
const addressFault = (
  linked: LinkedSpace,
  channel: ContentStory['place']['channel'],
  locale: Locale,
  url: string,
): string | undefined => {
  const { sites } = linked;
  const site = findSite(sites, channel, marketOf(locale));
  if (site === undefined) return undefined;
  const context = linkContext(sites, site, { path: '/', search: '' });
  const language = languagePrefixOf(locale);
  const prefix = language === undefined ? '' : `/${language}`;
  const attributes = resolveLink({ context, prefix }, url);
  if (attributes === undefined) return 'the shop refuses this address';
  const link = classifyLink(context, attributes.href);
  if (link.kind === 'contact' || link.kind === 'external' || link.kind === 'refused')
    return undefined;
  const absolute = new URL(attributes.href, `${siteOrigin(sites, site)}/`);
  const journey = followAddress(absolute.href, sites);
  if (E.isLeft(journey)) return 'it is not an address';
  if (journey.right.redirects.length > mostRedirects) return 'it is redirected more than twice';
  return endFault(linked, journey.right.end, absolute.hash.slice(1));
};

/** What is wrong with an address in the locales that read a story, each fault once. */
const faultsOf = (
  linked: LinkedSpace,
  { place }: ContentStory,
  address: string,
): readonly string[] => {
  const faults = locales
    .filter((locale) => contentLocaleOf(locale) === place.locale)
    .map((locale) => addressFault(linked, place.channel, locale, address));
  return [...new Set(faults.filter((fault) => fault !== undefined))].map(
    (fault) => `${address}: ${fault}`,
  );
};

/** What is wrong with a link, a line for each fault. */
const linkFaults = (linked: LinkedSpace, { story, link }: StoryLink): readonly string[] => {
  if (isEmpty(link)) return [];
  const folder = folderOf(story);
  const url = storyLinkUrl({ folder, links: linked.slugs }, link);
  if (url === undefined) {
    const target = linked.slugs.get(link.id === '' ? link.uuid : link.id);
    return [target === undefined ? 'it leads to no story' : `it leads to ${target}, elsewhere`];
  }
  // A hash alone is a place on the story's own page.
  const own = pathInFolder(folder, story.fullSlug) ?? '/';
  const address = url.startsWith('#') ? `${own}${url}` : url;
  // The last step of a breadcrumb is the page itself, wherever it is shown.
  if (address === own) return [];
  const known = linked.faults.get(`${folder} ${address}`) ?? faultsOf(linked, story, address);
  linked.faults.set(`${folder} ${address}`, known);
  return known;
};

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Fields that hold the uuid of a story that is not there. */
const missingRelations = ({ byUuid }: Space, story: ContentStory): readonly Finding[] => {
  const within = (path: string, name: string, value: unknown): readonly Finding[] => {
    if (Array.isArray(value))
      return value.flatMap((item, index) => within(`${path}.${index}`, name, item));
    if (isRecord(value)) {
      if ('linktype' in value) return [];
      return Object.entries(value).flatMap(([inner, field]) =>
        within(path === '' ? inner : `${path}.${inner}`, inner, field),
      );
    }
    const isReference = typeof value === 'string' && uuidPattern.test(value) && name !== '_uid';
    if (!isReference || byUuid.has(value)) return [];
    return [
      { rule: 'link', story: story.fullSlug, path, message: `it refers to no story: ${value}` },
    ];
  };
  return within('', '', story.content);
};

/** Links that lead nowhere, and relations to stories that are not there. */
export const linkFindings = (space: Space, sites: SiteConfiguration): readonly Finding[] => {
  const linked = linkedSpace(space, sites);
  return space.stories.flatMap((story) => [
    ...linksOf(story).flatMap((found) =>
      linkFaults(linked, found).map((message) => ({
        rule: 'link' as const,
        story: story.fullSlug,
        path: found.path,
        message,
      })),
    ),
    ...missingRelations(space, story),
  ]);
};
