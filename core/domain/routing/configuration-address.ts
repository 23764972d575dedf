/** Where a configuration is chosen: the address that shows a product with all that was chosen of it. */
import { printCollageSelection } from '../products/collage/collage-selection.ts';
import { defaultFrameChoice, type FrameChoice } from '../designer/frame-choice.ts';
import type { DesignerHandOff } from '../designer/hand-off.ts';
import { materialOfHandOff } from '../designer/wall-picture.ts';
import type { WallPictureHandOff } from '../designer/wall-picture-hand-off.ts';
import { printFormat } from '../format/format.ts';
import type { Channel, Platform } from '../locale/channel.ts';
import { localeTable, type Locale } from '../locale/locales.ts';
import { photoboxProduct } from '../products/photobox/photobox-options.ts';
import { printPartWish, type PartWish } from '../products/wall-picture/part-wish.ts';
import { printPairs, type QueryPair } from '../query/query.ts';
import type { PageAddress } from './page-routes.ts';
import { pathFor } from './pages.ts';
import { channelsOfPage, productPageSegment, type ProductPage } from './product-pages.ts';
import { findSite, type Site, type SiteConfiguration } from './sites.ts';

/** The page that sells a configuration; that of its material where it hangs on a wall. */
export const pageOfConfiguration = (handOff: DesignerHandOff): ProductPage => {
  switch (handOff.designer) {
    case 'photo-frame':
      return materialOfHandOff(handOff);
    case 'photobox':
      return photoboxProduct(handOff.type) === 'photoprint' ? 'photo-prints' : 'photobox';
    default:
      return handOff.designer;
  }
};

/** The parts of a frame as an address names them; its usual mat goes without saying. */
const frameParts = (frame: FrameChoice | undefined): Omit<PartWish, 'optionTypes'> => {
  if (frame === undefined) return {};
  const { frameType, producedFrame, matType, matSize, glassType } = frame;
  const usual = defaultFrameChoice(frameType);
  const hasUsualMat = matType === usual.matType && matSize === usual.matSize;
  return {
    frameVariant: producedFrame,
    ...(!hasUsualMat && { matType, ...(matSize > 0 && { matSize: String(matSize) }) }),
    glassType,
  };
};

const wallPictureQuery = (handOff: WallPictureHandOff): readonly QueryPair[] => {
  const { materialType, frame, format, optionTypes } = handOff;
  const article: readonly (readonly [string, string | undefined])[] = [
    ['materialType', materialType],
    ['frameType', frame?.frameType],
    ['formatType', format && printFormat(format)],
  ];
  return [
    ...article.flatMap(([name, value]): readonly QueryPair[] =>
      value === undefined ? [] : [[name, value]],
    ),
    ...printPartWish({ optionTypes, ...frameParts(frame) }),
  ];
};

/**
 * What was chosen of a configuration as the query of its product's page: all that this page lets
 * choose. Empty for products whose page leaves every choice to the designer.
 */
export const configurationQuery = (handOff: DesignerHandOff): readonly QueryPair[] => {
  switch (handOff.designer) {
    case 'photo-frame':
      return wallPictureQuery(handOff);
    case 'collage': {
      const { collageId, materialType, format } = handOff;
      return printCollageSelection({ designId: collageId, materialType, format });
    }
    default:
      return [];
  }
};

/** A page of a product on its site, and the path there with its query. */
export type ProductAddress = {
  readonly site: Site;
  readonly page: PageAddress;
  readonly path: `/${string}`;
};

/** Where an address is asked from: it stays in this channel if the product is sold there. */
type AskedFrom = { readonly channel: Channel; readonly platform: Platform };

/**
 * The address of a product's page in a locale, on the site of its market; undefined where the shop
 * has no such site. A product that the asking channel does not sell is on the site of one that does.
 */
export const productAddress = (
  sites: SiteConfiguration,
  { channel, platform }: AskedFrom,
  product: ProductPage,
  locale: Locale,
  query: readonly QueryPair[] = [],
): ProductAddress | undefined => {
  const channels = channelsOfPage(product);
  const selling = channels.find((one) => one === channel) ?? channels[0];
  const site = findSite(sites, selling, localeTable[locale].market);
  if (site === undefined) return undefined;
  const segment = productPageSegment(product, locale);
  const page = { locale, platform, route: { kind: 'content', segments: [segment] } } as const;
  const path = pathFor(sites, selling, page);
  return { site, page, path: query.length === 0 ? path : `${path}?${printPairs(query)}` };
};

/**
 * The address of a configuration: its product's own page with everything chosen, in the locale that
 * it was made in (decisions, "Closed in November 2026"). Another locale is that of a hand-off with
 * this one in its place, where both measure alike. Undefined where the shop has no such site.
 */
export const configurationAddress = (
  sites: SiteConfiguration,
  from: AskedFrom,
  handOff: DesignerHandOff,
): ProductAddress | undefined =>
  productAddress(
    sites,
    from,
    pageOfConfiguration(handOff),
    handOff.locale,
    configurationQuery(handOff),
  );
