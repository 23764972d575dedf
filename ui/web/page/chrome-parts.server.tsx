import type { ContentLink } from '../../../core/domain/navigation/content-link.ts';
import { BlockList } from '../../blocks/block-list.tsx';
import type { BlockSurroundings } from '../../blocks/draw-blocks.tsx';
import { Footer } from '../../components/footer/footer.tsx';
import { memoizeByIdentity } from '../../memoize-by-identity.ts';
import type { ContentLinks } from '../shell/resolve-link.ts';
import type { SurroundingData } from '../shell/surrounding.ts';
import { ShopHeader } from '../shell/shop-header.tsx';
import { NavigationBars, type BarsPage } from '../shell/navigation-bars.tsx';
import { shopLogos } from '../shell/shop-logos.ts';
import type { SplitBody } from './page-body.ts';
import type { HtmlAround, HtmlFragments } from '../wire/html-fragments.ts';
import {
  resolverOf,
  type DrawnPlace,
  isEditing,
  renderAround,
  renderPart,
} from './render-part.server.tsx';

export type ChromePage = BarsPage & {
  /** In the desktop software's header. */
  readonly hasBackButton: boolean;
  /** For the blocks that show it. */
  readonly breadcrumb: readonly ContentLink[];
};

/** The header of pages without a story, such as the error page. */
const plainHeaders = memoizeByIdentity<HtmlAround>();
const plainBars = memoizeByIdentity<string>();

const renderHeader = (
  place: DrawnPlace,
  links: ContentLinks,
  { header, navigation, footerLinks }: SurroundingData,
  page: ChromePage | undefined,
): HtmlAround => {
  const render = (): HtmlAround =>
    renderAround(place, 'header', (signIn) => (
      <ShopHeader
        platform={place.platform}
        header={header}
        signIn={signIn}
        navigation={navigation}
        footerLinks={footerLinks}
        page={page ?? { path: '' }}
        hasBackButton={page?.hasBackButton ?? true}
        resolveLink={resolverOf(links)}
      />
    ));
  const { site, locale, platform } = place;
  const { campaign, promises } = header;
  const key = JSON.stringify([site.host, locale, platform, campaign, promises, footerLinks]);
  return page === undefined ? plainHeaders([navigation, key], render) : render();
};

/** The main bar and the strip; empty in the desktop software, whose header leads back alone. */
const renderBars = (
  place: DrawnPlace,
  links: ContentLinks,
  { navigation }: SurroundingData,
  page: BarsPage | undefined,
): string => {
  if (place.platform !== 'web') return '';
  const render = (): string =>
    renderPart(
      place,
      'navigation',
      <NavigationBars items={navigation.mainItems} links={links} page={page} />,
    );
  const key = `${place.site.host} ${place.locale}`;
  return page === undefined ? plainBars([navigation, key], render) : render();
};

/** Shared by all blocks of a page. */
export const surroundingsOf = (
  place: DrawnPlace,
  links: ContentLinks,
  { navigation }: SurroundingData,
  page: ChromePage | undefined,
): BlockSurroundings => ({
  resolveLink: resolverOf(links),
  locale: place.locale,
  isEditing: isEditing(place),
  breadcrumb: page?.breadcrumb ?? [],
  navigation: navigation.mainItems,
});

export const renderBodyParts = (
  place: DrawnPlace,
  body: SplitBody['staticBlocks'],
  surroundings: BlockSurroundings,
): HtmlFragments =>
  Object.fromEntries(
    Object.entries(body).map(([part, blocks]) => [
      part,
      renderPart(place, part, <BlockList blocks={blocks} {...surroundings} />),
    ]),
  );

/** Header, bars, footer and static blocks as HTML, the same for every visitor. */
export const renderChromeParts = (
  place: DrawnPlace,
  links: ContentLinks,
  surrounding: SurroundingData,
  body: SplitBody['staticBlocks'] = {},
  page?: ChromePage,
): HtmlFragments => ({
  header: renderHeader(place, links, surrounding, page),
  navigation: renderBars(place, links, surrounding, page),
  ...renderBodyParts(place, body, surroundingsOf(place, links, surrounding, page)),
  footer: renderPart(
    place,
    'footer',
    <Footer {...surrounding.footer} logo={shopLogos[place.site.channel]} />,
  ),
});
