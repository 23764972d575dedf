import { createElement, type ReactElement } from 'react';

import type { Page } from '../../../core/domain/content/page.ts';
import type { Block } from '../../../core/domain/content/blocks/registry.ts';
import type { TeaserBlock } from '../../../core/domain/content/blocks/teaser.ts';
import { BlockMarkTag } from '../../blocks/block-marks.tsx';
import type { BlockSurroundings, LoadedBlocks } from '../../blocks/draw-blocks.tsx';
import { HeroBlockView } from '../../blocks/hero/hero.tsx';
import { PublicationLine } from '../../blocks/publication-line.tsx';
import { TeaserBlockView } from '../../blocks/teaser/teaser.tsx';
import { uspItems } from '../../blocks/usp/usp-items.ts';
import { Breadcrumb } from '../../components/breadcrumb/breadcrumb.tsx';
import { OwnPictureField } from '../../components/own-picture/own-picture-field.tsx';
import { UspList } from '../../components/usp-list/usp-list.tsx';
import type { UnpricedProduct } from '../products/product.ts';
import { resolveLinks, type ContentLinks } from '../shell/resolve-link.ts';
import type { SurroundingData } from '../shell/surrounding.ts';
import type { MachineHead as MachineHeadData } from './head.ts';
import { MachineHead } from './machine-head.tsx';
import { headHero, isBreadcrumbInBody } from './page-head-block.ts';
import { liveElementId } from './live-block-of.ts';
import { photoStartId, photoStartOf, type PhotoStart } from './photo-start.ts';
import type { SplitBody } from './page-body.ts';
import type { HtmlFragments } from '../wire/html-fragments.ts';
import { resolverOf, type DrawnPlace, renderPart } from './render-part.server.tsx';
import {
  type ChromePage,
  surroundingsOf,
  renderBodyParts,
  renderChromeParts,
} from './chrome-parts.server.tsx';

const uspsOf = (links: ContentLinks, { uspTeaser }: Page) =>
  uspTeaser === undefined ? [] : uspItems(uspTeaser, resolverOf(links));

/** A whole form: only those who use it, or have a photo, need its island. */
const PhotoStartPlace = ({ handOff }: Pick<PhotoStart, 'handOff'>) =>
  createElement(
    'shop-island',
    { id: photoStartId, name: 'photo-start', when: 'use told' },
    <OwnPictureField handOff={handOff} />,
  );

/** Of a page without a product: its teaser, its hero, or its title alone. */
const headOf = (links: ContentLinks, { locale }: DrawnPlace, page: Page): ReactElement => {
  const start = photoStartOf(links, page, locale);
  const hero = headHero(page);
  if (hero !== undefined)
    return (
      <>
        <BlockMarkTag block={hero} />
        <HeroBlockView block={hero} resolveLink={resolverOf(links)} isHead />
      </>
    );
  const block: TeaserBlock = page.teaser ?? {
    kind: 'teaser',
    id: 'head',
    headline: page.title,
    text: '',
    picture: undefined,
    link: undefined,
  };
  return (
    <>
      {page.teaser && <BlockMarkTag block={page.teaser} />}
      <TeaserBlockView
        block={block}
        resolveLink={resolverOf(links)}
        isHead
        note={
          page.publication && <PublicationLine publication={page.publication} locale={locale} />
        }
        action={start && <PhotoStartPlace handOff={start.handOff} />}
      />
    </>
  );
};

type PartSources = Pick<ChromePage, 'hasBackButton'> & {
  readonly surrounding: SurroundingData;
  readonly head: MachineHeadData;
  /** For search engines, as HTML. */
  readonly graph: string;
};

/** Without the block that heads the page. */
const withoutBlock = (
  parts: SplitBody['staticBlocks'],
  head: Block | undefined,
): SplitBody['staticBlocks'] =>
  head === undefined
    ? parts
    : Object.fromEntries(
        Object.entries(parts).map(([part, blocks]) => [
          part,
          blocks.filter((block) => block !== head),
        ]),
      );

/**
 * Marks for scripts: live blocks by the ids of their elements, the product at the head as the next
 * element.
 */
const LiveMarks = ({ page }: { readonly page: Page }) => (
  <>
    {page.blocks.map((block) => (
      <BlockMarkTag block={block} target={liveElementId(block.id)} key={block.id} />
    ))}
    {page.product && <BlockMarkTag block={page.product} />}
  </>
);

const chromePageOf = (
  links: ContentLinks,
  page: Page,
  { hasBackButton }: Pick<ChromePage, 'hasBackButton'>,
): ChromePage => ({
  path: links.context.path,
  navigationType: page.navigationType,
  isProduct: page.product !== undefined,
  hasBackButton,
  breadcrumb: page.breadcrumb,
});

/** For search engines. */
export const renderMachines = (place: DrawnPlace, head: MachineHeadData): string =>
  renderPart(place, 'machines', <MachineHead head={head} />);

const makePageParts = (
  place: DrawnPlace,
  links: ContentLinks,
  page: Page,
  lasting: SplitBody['staticBlocks'],
  { surrounding, head, graph, hasBackButton }: PartSources,
): HtmlFragments => ({
  ...renderChromeParts(
    place,
    links,
    surrounding,
    lasting,
    chromePageOf(links, page, { hasBackButton }),
  ),
  machines: renderMachines(place, head),
  graph,
  breadcrumb: renderPart(
    place,
    'breadcrumb',
    <>
      {!isBreadcrumbInBody(page) && <Breadcrumb steps={resolveLinks(links, page.breadcrumb)} />}
      <LiveMarks page={page} />
    </>,
  ),
  ...(page.product === undefined
    ? { head: renderPart(place, 'head', headOf(links, place, page)) }
    : {
        usps: renderPart(
          place,
          'usps',
          <>
            {page.uspTeaser && <BlockMarkTag block={page.uspTeaser} />}
            <UspList items={uspsOf(links, page)} />
          </>,
        ),
      }),
});

/** By page and by place; they go when the content service's page goes. */
const fragmentCache = new WeakMap<Page, Map<string, KeptParts>>();

/** The kept HTML, and the data for parts that are drawn anew each time. */
type KeptParts = { readonly parts: HtmlFragments; readonly surroundings: BlockSurroundings };

/** With what was loaded for its blocks. */
type LoadedBody = SplitBody & { readonly loaded: LoadedBlocks };

/** Including the blocks within them. */
const hasLoaded = (loaded: LoadedBlocks, blocks: readonly Block[]): boolean =>
  blocks.some(
    (block) =>
      loaded.has(block.id) ||
      (block.kind === 'ab' && hasLoaded(loaded, [...block.on, ...block.off])),
  );

/**
 * The static parts of a content page. They are the same for every selection, so they are kept as
 * long as the page is, except parts with loaded data: prices do not last as long as a story.
 */
export const renderPageParts = async (
  place: DrawnPlace,
  links: ContentLinks,
  page: Page,
  { body, staticBlocks, loaded }: LoadedBody,
  load: () => Promise<PartSources>,
): Promise<HtmlFragments> => {
  const ofPage = fragmentCache.get(page) ?? new Map<string, KeptParts>();
  fragmentCache.set(page, ofPage);
  const [fresh = {}, lasting = {}] = [true, false].map((isFresh) =>
    Object.fromEntries(
      Object.entries(withoutBlock(staticBlocks, headHero(page))).filter(
        ([, blocks]) => hasLoaded(loaded, blocks) === isFresh,
      ),
    ),
  );
  const shape = body.map((part) => (part.kind === 'static' ? part.part : part.id)).join(' ');
  const key = `${place.site.host} ${place.locale} ${place.platform} ${shape}`;
  const make = async (): Promise<KeptParts> => {
    const sources = await load();
    const chromePage = chromePageOf(links, page, sources);
    return {
      parts: makePageParts(place, links, page, lasting, sources),
      surroundings: surroundingsOf(place, links, sources.surrounding, chromePage),
    };
  };
  const { parts, surroundings } = ofPage.get(key) ?? (await make());
  ofPage.set(key, { parts, surroundings });
  return { ...parts, ...renderBodyParts(place, fresh, { ...surroundings, loaded }) };
};

/** The head of a product page without prices; it is not kept, so that it ends with the outage. */
export const renderUnpriced = (
  place: DrawnPlace,
  links: ContentLinks,
  page: Page,
  { draw }: UnpricedProduct,
): string =>
  renderPart(
    place,
    'head',
    draw({
      headline: page.teaser?.headline ?? page.title,
      text: page.teaser?.text ?? '',
      locale: place.locale,
      usps: uspsOf(links, page),
    }),
  );
