import { framesForMaterial } from '../../../../core/domain/catalogue/frame-holds.ts';
import { isMaterialType } from '../../../../core/domain/catalogue/materials.ts';
import {
  startArticle,
  type WallPictureBlock,
} from '../../../../core/domain/products/wall-picture/configurator-block.ts';
import type { OptionsOfPage, ProductSettings } from './asked-configuration.ts';
import { memoizeByIdentity } from '../../../memoize-by-identity.ts';
import { materialPages } from './material-pages.ts';
import { materialFirst, optionWords } from './option-words.ts';

const pagesOfBlocks = memoizeByIdentity<OptionsOfPage>();

/** Wall pictures: a material is chosen first, and a frame around it. */
export const wallPictureSettings: ProductSettings<WallPictureBlock> = {
  // Which of the frames are sold, their prices say.
  framings: (block, material) => {
    const [name = ''] = material.split('+');
    const materialType = isMaterialType(name) ? name : startArticle(block).materialType;
    return framesForMaterial(materialType).map((frameType) => ({ materialType, frameType }));
  },
  pageOf: ({ request, decision, block }) => {
    const { site, locale, platform, canonicalPath } = decision;
    // The same for every selection.
    return pagesOfBlocks([block, `${site.host} ${locale} ${platform} ${canonicalPath}`], () => ({
      ...optionWords(locale, block.materials, materialFirst),
      pages: materialPages(request, decision, block),
    }));
  },
};
