import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { Block, Page } from '../../../core/domain/content/page.ts';
import type { RoutePlace } from '../../../core/domain/routing/route-decision.ts';
import { Breadcrumb } from '../../components/breadcrumb/breadcrumb.tsx';
import { Footer } from '../../components/footer/footer.tsx';
import { isIconName } from '../../components/icon/icon-paths.ts';
import type { MarketLinks } from '../../components/market-switcher/market-switcher.tsx';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { Questions } from '../../components/questions/questions.tsx';
import { RichText, type ResolveLink } from '../../components/rich-text/rich-text.tsx';
import { Teaser } from '../../components/teaser/teaser.tsx';
import { Tiles } from '../../components/tiles/tiles.tsx';
import { UspList } from '../../components/usp-list/usp-list.tsx';
import { compileMessages } from '../../messages/compile.ts';
import { MessagesProvider } from '../../messages/text.tsx';
import type { MaterialNames } from '../product/load-product.ts';
import { sourceAttributes } from '../product/shown.ts';
import { UnpricedProduct } from '../product/unpriced-product.tsx';
import {
  resolveLink,
  resolveLinks,
  type ContentLinks,
  type ResolvedLink,
} from '../shell/resolve-link.ts';
import type { HeaderData } from '../shell/shell-data.ts';
import { ShopHeader } from '../shell/shop-header.tsx';
import { shopLogos } from '../shell/shop-logos.ts';
import type { MachineHead as MachineHeadData } from './head.ts';
import { MachineHead } from './machine-head.tsx';
import type { StaticHtmlParts } from '../static-parts.ts';

type BlockViewProps = { readonly block: Block; readonly links: ContentLinks };

const BlockView = ({ block, links }: BlockViewProps) => {
  const resolve: ResolveLink = (url) => resolveLink(links, url);
  switch (block.kind) {
    case 'rich-text':
      return (
        <PageSection headline={block.headline} width="text">
          <RichText text={block.text} resolveLink={resolve} />
        </PageSection>
      );
    case 'questions':
      return (
        <PageSection headline={block.headline} width="text">
          <Questions items={block.items} resolveLink={resolve} />
        </PageSection>
      );
    case 'tiles':
      return (
        <PageSection headline={block.headline}>
          <Tiles
            items={block.items.flatMap(({ link, text, picture }) =>
              resolveLinks(links, [link]).map((resolved) => ({
                link: resolved,
                text,
                picture: { ...sourceAttributes('tile', picture.source), alt: picture.alternative },
              })),
            )}
          />
        </PageSection>
      );
    // The head of the page draws these; a refused block was logged and stays unseen.
    case 'teaser':
    case 'usp':
    case 'calculator':
    case 'refused':
      return null;
  }
};

const Blocks = ({
  blocks,
  links,
}: {
  readonly blocks: readonly Block[];
  readonly links: ContentLinks;
}) => blocks.map((block) => <BlockView block={block} links={links} key={block.id} />);

const uspsOf = (links: ContentLinks, { uspTeaser }: Page) =>
  (uspTeaser?.items ?? []).map(({ icon, text, link }) => ({
    icon: isIconName(icon) ? icon : ('check' as const),
    text,
    link: link && resolveLinks(links, [link])[0],
  }));

const render = ({ locale }: RoutePlace, element: ReactElement): string =>
  renderToStaticMarkup(
    <MessagesProvider locale={locale} messages={compileMessages(locale)}>
      {element}
    </MessagesProvider>,
  );

/** What the footer of a page holds. */
export type FooterData = {
  readonly columns: readonly {
    readonly headline: string;
    readonly links: readonly ResolvedLink[];
  }[];
  readonly shippingHref: string;
  readonly markets: readonly MarketLinks[];
  readonly year: number;
};

/** What surrounds a page: its header and its footer. */
export type SurroundingData = { readonly header: HeaderData; readonly footer: FooterData };

/** Header and footer as visitors get them, and the blocks of a page without a story of its own. */
export const renderFrameParts = (
  place: RoutePlace,
  links: ContentLinks,
  { header, footer }: SurroundingData,
  blocks: readonly Block[] = [],
  navigationType?: string,
): StaticHtmlParts => ({
  header: render(
    place,
    <ShopHeader
      shell={header}
      account={{ kind: 'visitor', href: header.accountHref }}
      cart={{ href: header.cartHref, count: 0 }}
      navigationType={navigationType}
    />,
  ),
  blocks: render(place, <Blocks blocks={blocks} links={links} />),
  footer: render(place, <Footer {...footer} logo={shopLogos[place.site.channel]} legal={[]} />),
});

const headOf = (links: ContentLinks, { teaser, title }: Page): ReactElement => (
  <PageSection>
    <Teaser
      level={1}
      headline={teaser?.headline ?? title}
      text={teaser?.text}
      link={teaser?.link && resolveLinks(links, [teaser.link])[0]}
      picture={
        teaser?.picture && {
          ...sourceAttributes('teaser', teaser.picture.source),
          phone: sourceAttributes('teaser-small', teaser.picture.source),
          alt: teaser.picture.alternative,
          isFirst: true,
        }
      }
    />
  </PageSection>
);

const makePageParts = (
  place: RoutePlace,
  links: ContentLinks,
  surrounding: SurroundingData,
  page: Page,
  head: MachineHeadData,
): StaticHtmlParts => ({
  ...renderFrameParts(place, links, surrounding, page.blocks, page.navigationType),
  machines: render(place, <MachineHead head={head} />),
  breadcrumb: render(place, <Breadcrumb steps={resolveLinks(links, page.breadcrumb)} />),
  ...(page.calculator === undefined
    ? { head: render(place, headOf(links, page)) }
    : { usps: render(place, <UspList items={uspsOf(links, page)} />) }),
});

/** Parts by page and by the place that shows it; they go when the content service's page goes. */
const kept = new WeakMap<Page, Map<string, StaticHtmlParts>>();

/**
 * The static parts of a content page; a product draws its head itself. They are the same for every
 * selection, so they are rendered once for as long as the page is.
 */
export const renderPageParts = (
  place: RoutePlace,
  links: ContentLinks,
  surrounding: SurroundingData,
  page: Page,
  head: MachineHeadData,
): StaticHtmlParts => {
  const ofPage = kept.get(page) ?? new Map<string, StaticHtmlParts>();
  kept.set(page, ofPage);
  const key = `${place.site.host} ${place.locale} ${place.platform}`;
  const parts = ofPage.get(key) ?? makePageParts(place, links, surrounding, page, head);
  ofPage.set(key, parts);
  return parts;
};

/** The head of a product page without prices; it is not kept, so that it ends with the outage. */
export const renderUnpriced = (
  place: RoutePlace,
  links: ContentLinks,
  page: Page,
  names: Readonly<Record<string, MaterialNames>>,
): string =>
  page.calculator === undefined
    ? ''
    : render(
        place,
        <UnpricedProduct
          headline={page.teaser?.headline ?? page.title}
          text={page.teaser?.text ?? ''}
          block={page.calculator}
          names={names}
          locale={place.locale}
          usps={uspsOf(links, page)}
        />,
      );
