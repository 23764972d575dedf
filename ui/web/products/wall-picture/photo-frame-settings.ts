import { frameLabelAlone, materialLabel } from '../../../../core/domain/catalogue/labels.ts';
import {
  offeredArticles,
  type PhotoFrameBlock,
} from '../../../../core/domain/products/wall-picture/configurator-block.ts';
import { memoizeByIdentity } from '../../../memoize-by-identity.ts';
import type { ProductSettings } from './asked-configuration.ts';
import { optionWords, type OptionWords } from './option-words.ts';

const wordsOfBlocks = memoizeByIdentity<OptionWords>();

/** Photo frames: the frame is what is chosen, each with a print where that is not the same in all. */
export const photoFrameSettings: ProductSettings<PhotoFrameBlock> = {
  framings: () => [],
  pageOf: ({ decision: { locale }, block }) => {
    const articles = offeredArticles(block);
    const hasPrints = new Set(articles.map(({ materialType }) => materialType)).size > 1;
    const words = wordsOfBlocks([block, locale], () =>
      optionWords(locale, articles, (_, { materialType, frameType }) => ({
        name: frameType === undefined ? '' : frameLabelAlone(locale, frameType),
        detail: hasPrints ? materialLabel(locale, materialType) : undefined,
      })),
    );
    return { ...words, pages: {} };
  },
};
