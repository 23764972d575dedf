import { materialValue } from '../../../../core/domain/configurator/configurator.ts';
import {
  frameLabel,
  framedMaterialLabel,
  materialLabel,
} from '../../../../core/domain/catalogue/labels.ts';
import {
  offeredArticles,
  type PhotoFrameBlock,
} from '../../../../core/domain/content/blocks/calculator.ts';
import { pictureAttributes } from '../../../../core/domain/image/attributes.ts';
import { swatchSource } from '../../../../core/domain/image/swatch-source.ts';
import type { Locale } from '../../../../core/domain/locale/locales.ts';
import { keptByInputs, lastingObject } from '../../../kept-by-inputs.ts';
import type { RedirectAnswer } from '../../loaded-page.ts';
import {
  loadConfigurator,
  noMaterialPages,
  type ProductRequest,
} from '../../configurator/load-configurator.ts';
import type { PhotoFrameData } from './photo-frame-data.ts';

/** What the frames are called, each with the print in it where that is not the same in all. */
const namesOf = (locale: Locale, block: PhotoFrameBlock): PhotoFrameData['names'] => {
  const articles = offeredArticles(block);
  const prints = new Set(articles.map(({ materialType }) => materialType));
  return Object.fromEntries(
    articles.map(({ materialType, frameType }) => [
      materialValue(materialType, frameType),
      {
        name: frameType === undefined ? '' : frameLabel(locale, frameType),
        detail: prints.size > 1 ? materialLabel(locale, materialType) : undefined,
        fullName: framedMaterialLabel(locale, materialType, frameType),
      },
    ]),
  );
};

/** Each frame as it looks among the others. */
const swatchesOf = (block: PhotoFrameBlock): PhotoFrameData['swatches'] =>
  Object.fromEntries(
    offeredArticles(block).map(({ materialType, frameType }) => [
      materialValue(materialType, frameType),
      {
        swatch: pictureAttributes('swatch', swatchSource(materialType, frameType)),
      },
    ]),
  );

const factsOfBlocks = keptByInputs<Pick<PhotoFrameData, 'names' | 'swatches'>>();

/** What is said of a block's frames is the same for every selection. */
const factsOf = (
  locale: Locale,
  block: PhotoFrameBlock,
): Pick<PhotoFrameData, 'names' | 'swatches'> =>
  factsOfBlocks([block, locale], () => ({
    names: lastingObject(namesOf(locale, block)),
    swatches: lastingObject(swatchesOf(block)),
  }));

/** Loads the page of a photo frame. */
export const loadPhotoFrame = async (
  asked: ProductRequest<PhotoFrameBlock>,
): Promise<PhotoFrameData | RedirectAnswer> => {
  const { locale } = asked.decision;
  const loaded = await loadConfigurator(asked, {
    kind: 'photo-frame',
    ...factsOf(locale, asked.block),
    pages: noMaterialPages,
  });
  return 'kind' in loaded ? loaded : { ...loaded, product: 'photoFrame' };
};
