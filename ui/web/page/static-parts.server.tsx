import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { Page } from '../../../core/domain/content/page.ts';
import type { RoutePlace } from '../../../core/domain/routing/route-decision.ts';
import type { TeaserBlock } from '../../../core/domain/content/blocks/teaser.ts';
import { BlockList } from '../../blocks/block-list.tsx';
import { TeaserBlockView } from '../../blocks/teaser/teaser.tsx';
import { uspItems } from '../../blocks/usp/usp-items.ts';
import { Breadcrumb } from '../../components/breadcrumb/breadcrumb.tsx';
import { Footer } from '../../components/footer/footer.tsx';
import type { ResolveLink } from '../../components/rich-text/rich-text.tsx';
import { UspList } from '../../components/usp-list/usp-list.tsx';
import { compileMessages } from '../../messages/compile.ts';
import { MessagesProvider } from '../../messages/text.tsx';
import type { OptionNames } from '../products/calculator/calculator-page.ts';
import { UnpricedProduct } from '../products/calculator/unpriced-product.tsx';
import { resolveLink, resolveLinks, type ContentLinks } from '../shell/resolve-link.ts';
import type { SurroundingData } from '../shell/surrounding.ts';
import { ShopHeader } from '../shell/shop-header.tsx';
import { shopLogos } from '../shell/shop-logos.ts';
import type { MachineHead as MachineHeadData } from './head.ts';
import { MachineHead } from './machine-head.tsx';
import type { SplitBody } from './page-body.ts';
import type { StaticHtmlParts } from '../static-parts.ts';

const resolverOf =
  (links: ContentLinks): ResolveLink =>
  (url) =>
    resolveLink(links, url);

const uspsOf = (links: ContentLinks, { uspTeaser }: Page) =>
  uspTeaser === undefined ? [] : uspItems(uspTeaser, resolverOf(links));

/** A part of a page as HTML, in the language of the place. */
export const renderPart = ({ locale }: RoutePlace, element: ReactElement): string =>
  renderToStaticMarkup(
    <MessagesProvider locale={locale} messages={compileMessages(locale)}>
      {element}
    </MessagesProvider>,
  );

/** Header and footer as visitors get them, and the static blocks of the body. */
export const renderChromeParts = (
  place: RoutePlace,
  links: ContentLinks,
  { header, footer }: SurroundingData,
  body: SplitBody['staticBlocks'] = {},
  navigationType?: string,
): StaticHtmlParts => ({
  header: renderPart(
    place,
    <ShopHeader
      shell={header}
      account={{ kind: 'visitor', href: header.accountHref }}
      cart={{ href: header.cartHref, count: 0 }}
      navigationType={navigationType}
    />,
  ),
  ...Object.fromEntries(
    Object.entries(body).map(([part, blocks]) => [
      part,
      renderPart(
        place,
        <BlockList blocks={blocks} resolveLink={resolverOf(links)} locale={place.locale} />,
      ),
    ]),
  ),
  footer: renderPart(place, <Footer {...footer} logo={shopLogos[place.site.channel]} legal={[]} />),
});

/** The head of a page without a product: its teaser, or its title alone. */
const headOf = ({ locale }: RoutePlace, links: ContentLinks, page: Page): ReactElement => {
  const block: TeaserBlock = page.teaser ?? {
    kind: 'teaser',
    id: 'head',
    headline: page.title,
    text: '',
    picture: undefined,
    link: undefined,
  };
  return <TeaserBlockView block={block} resolveLink={resolverOf(links)} locale={locale} isHead />;
};

/** What the parts of a page are made from beside the page: its surroundings, and what machines read. */
type PartSources = { readonly surrounding: SurroundingData; readonly head: MachineHeadData };

const makePageParts = (
  place: RoutePlace,
  links: ContentLinks,
  page: Page,
  body: SplitBody,
  { surrounding, head }: PartSources,
): StaticHtmlParts => ({
  ...renderChromeParts(place, links, surrounding, body.staticBlocks, page.navigationType),
  machines: renderPart(place, <MachineHead head={head} />),
  breadcrumb: renderPart(place, <Breadcrumb steps={resolveLinks(links, page.breadcrumb)} />),
  ...(page.calculator === undefined
    ? { head: renderPart(place, headOf(place, links, page)) }
    : { usps: renderPart(place, <UspList items={uspsOf(links, page)} />) }),
});

/** Parts by page and by the place that shows it; they go when the content service's page goes. */
const kept = new WeakMap<Page, Map<string, StaticHtmlParts>>();

/**
 * The static parts of a content page; a product draws its head itself. They are the same for every
 * selection, so they are loaded and rendered once for as long as the page is.
 */
export const renderPageParts = async (
  place: RoutePlace,
  links: ContentLinks,
  page: Page,
  body: SplitBody,
  load: () => Promise<PartSources>,
): Promise<StaticHtmlParts> => {
  const ofPage = kept.get(page) ?? new Map<string, StaticHtmlParts>();
  kept.set(page, ofPage);
  const key = `${place.site.host} ${place.locale} ${place.platform} ${body.body.length}`;
  const parts = ofPage.get(key) ?? makePageParts(place, links, page, body, await load());
  ofPage.set(key, parts);
  return parts;
};

/** The head of a product page without prices; it is not kept, so that it ends with the outage. */
export const renderUnpriced = (
  place: RoutePlace,
  links: ContentLinks,
  page: Page,
  names: Readonly<Record<string, OptionNames>>,
): string =>
  page.calculator === undefined
    ? ''
    : renderPart(
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
