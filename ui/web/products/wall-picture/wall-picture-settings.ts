import { framesForMaterial } from '../../../../core/domain/catalogue/frame-holds.ts';
import { isMaterialType } from '../../../../core/domain/catalogue/materials.ts';
import { materialValue } from '../../../../core/domain/configurator/configurator.ts';
import { readSelection } from '../../../../core/domain/configurator/selection.ts';
import {
  startArticle,
  type WallPictureBlock,
} from '../../../../core/domain/products/wall-picture/configurator-block.ts';
import { formatUnitOf } from '../../../../core/domain/locale/locale-units.ts';
import { productAddress } from '../../../../core/domain/products/configuration-address.ts';
import { acceptedQuery } from '../../../../core/domain/products/page-query.ts';
import type { ProductRequest } from '../product.ts';
import type { ProductSettings } from './asked-configuration.ts';
import type { RedirectAnswer } from '../../requests/loaded-page.ts';
import { memoizeByIdentity } from '../../../memoize-by-identity.ts';
import { productHref } from '../../shell/product-href.ts';
import { leadsInCircle, materialPages } from './material-pages.ts';
import { materialFirst, optionWords, type OptionWords } from './option-words.ts';

type PageOfBlock = OptionWords & { readonly hrefs: ReturnType<typeof materialPages> };

/** The same for every selection. */
const pagesOfBlocks = memoizeByIdentity<PageOfBlock>();

const pageOfBlock = ({
  request,
  decision,
  block,
}: ProductRequest<WallPictureBlock>): PageOfBlock => {
  const { site, locale, platform, canonicalPath } = decision;
  return pagesOfBlocks([block, `${site.host} ${locale} ${platform} ${canonicalPath}`], () => ({
    ...optionWords(locale, block.materials, materialFirst),
    hrefs: materialPages(request, decision, block),
  }));
};

/** True if the page sells the material in a frame, or names the page that does. */
const knowsPicture = (asked: ProductRequest<WallPictureBlock>, material: string): boolean => {
  const { hrefs } = pageOfBlock(asked);
  const [materialType] = material.split('+');
  return asked.block.materials
    .filter((offered) => offered.materialType === materialType)
    .map((offered) => materialValue(offered.materialType, offered.frameType))
    .some((value) => value === material || hrefs[value] === undefined);
};

/**
 * The page of a material that this one neither sells nor leads to, with what its address says beside
 * it: a frame alone means its usual print.
 */
const redirectToMaterial = async (
  asked: ProductRequest<WallPictureBlock>,
): Promise<RedirectAnswer | undefined> => {
  const { request, decision } = asked;
  const { site, locale, platform, canonicalPath } = decision;
  const pairs = acceptedQuery('wall-picture', request.url.search);
  const query = new Map(pairs);
  const { material = '' } = readSelection(formatUnitOf(locale), (name) => query.get(name));
  const [materialType = ''] = material.split('+');
  if (!isMaterialType(materialType) || knowsPicture(asked, material)) return undefined;
  const from = { channel: site.channel, platform };
  const address = productAddress(request.sites, from, materialType, locale, pairs);
  const location = address?.path.startsWith(`${canonicalPath}?`)
    ? undefined
    : await productHref(request, address);
  return location === undefined ? undefined : { kind: 'redirect', location, status: 302 };
};

/** Wall pictures: a material is chosen first, and a frame around it. */
export const wallPictureSettings: ProductSettings<WallPictureBlock> = {
  // Which of the frames are sold, their prices say.
  framings: (block, material) => {
    const [name = ''] = material.split('+');
    const materialType = isMaterialType(name) ? name : startArticle(block).materialType;
    return framesForMaterial(materialType).map((frameType) => ({ materialType, frameType }));
  },
  redirect: redirectToMaterial,
  pageOf: (asked) => ({
    ...pageOfBlock(asked),
    isCircle: (material, href) => leadsInCircle(asked.request, asked.decision, href, material),
  }),
};
